import Foundation

/// The semantic meaning of text, which the system uses to suggest input.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The full name of a person.
  public static let name = UITextContentType(rawValue: "name")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an existing account.
  public static let password = UITextContentType(rawValue: "password")
  /// The password of an account that is created or changed.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is sent to the user and is valid once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// An address for electronic mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// The number of a phone.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// The title before a name.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// The first name of a person.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// The middle name of a person.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// The family name of a person.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// The title after a name.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// The nickname of a person.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// The title that a person has in an organization.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The name of a company or another organization.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A place, such as an address or a point of interest.
  public static let location = UITextContentType(rawValue: "location")
  /// A whole street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of a street address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of a street address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// The name of a city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// The name of a state of an address.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// The names of city and state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// The name of a part of a city.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// The country of an address.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// The postal code of an address.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// An address on the web.
  public static let URL = UITextContentType(rawValue: "url")
  /// The number on the front of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The expiration date of a credit card.
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  /// The three or four digits that confirm a credit card.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  /// The name on a credit card.
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  /// A date of birth.
  public static let birthdate = UITextContentType(rawValue: "bday")
  /// A date, a time or a duration.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// The flight number of an airline, such as AC 123.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// The tracking number of a parcel.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
}
