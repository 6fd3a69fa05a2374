/// Short texts in some languages, from which the mean width of their characters follows.
///
/// Each sample consists of the same five phrases of an interface, so that letters, spaces and
/// capitals are about as frequent as in labels and buttons.
package enum LanguageSample {
  /// The samples by language.
  private static let texts: [String: String] = [
    "en":
      "Save changes Delete this account Search messages Your connection was lost Try again later",
    "de":
      "Änderungen sichern Dieses Konto löschen Nachrichten suchen Die Verbindung wurde getrennt "
      + "Später erneut versuchen",
    "fr":
      "Enregistrer les modifications Supprimer ce compte Rechercher des messages La connexion a "
      + "été perdue Réessayer plus tard",
    "es": "Guardar los cambios Eliminar esta cuenta Buscar mensajes Se perdió la conexión Vuelve a "
      + "intentarlo más tarde",
    "it": "Salva le modifiche Elimina questo account Cerca nei messaggi La connessione si è "
      + "interrotta Riprova più tardi",
    "pt": "Salvar as alterações Apagar esta conta Buscar mensagens A conexão foi perdida Tente "
      + "novamente mais tarde",
    "nl":
      "Wijzigingen bewaren Deze account verwijderen Berichten zoeken De verbinding is verbroken "
      + "Probeer het later opnieuw",
    "sv": "Spara ändringar Ta bort kontot Sök bland meddelanden Anslutningen bröts Försök igen "
      + "senare",
    "pl": "Zapisz zmiany Usuń to konto Szukaj wiadomości Połączenie zostało utracone Spróbuj "
      + "ponownie później",
    "ru": "Сохранить изменения Удалить эту учётную запись Поиск сообщений Соединение потеряно "
      + "Повторите попытку позже",
  ]

  /// The languages that have a sample, in order.
  package static let languages = texts.keys.sorted()

  /// Returns the sample of a language, or `nil` if there is none.
  static func text(of language: String) -> String? { texts[language] }
}
