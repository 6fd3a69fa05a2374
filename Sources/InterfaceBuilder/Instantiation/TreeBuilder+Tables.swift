import AutoLayout
import Foundation

/// The rows and items of tables and collection views of a document, and the texts around them.
extension TreeBuilder {
  /// Gives a table, a collection view or a cell the objects of the document to arrange.
  ///
  /// On the document's own canvas, cells keep their recorded positions; on another one, and in an
  /// app, they follow each other with the heights of their content.
  func connectRows(of view: UIView, _ element: VariedElement) {
    switch view {
    case let table as UITableView: connectSections(of: table, element)
    case let collection as UICollectionView: connectItems(of: collection, element)
    case let cell as UITableViewCell: connectStyle(of: cell, element)
    default: break
    }
  }

  /// Makes all tables and collection views of the tree follow another canvas. Their cells are
  /// arranged in the next layout.
  func rearrangeRows() {
    for part in built {
      switch part.view {
      case let table as UITableView where table.documentSections != nil:
        table.arrangesDocumentRows = !isOwnCanvas
        table.setNeedsRows()
      case let collection as UICollectionView where collection.documentItems != nil:
        collection.arrangesDocumentItems = !isOwnCanvas
        collection.setNeedsItems()
      case let cell as UITableViewCell: connectStyle(of: cell, part.element)
      default: break
      }
    }
  }

  // MARK: - Tables

  /// Gives a table its sections, its header and its footer.
  ///
  /// Prototypes are a last section on the canvas; an app creates rows from them. A table without
  /// sections is left to its data source.
  private func connectSections(of table: UITableView, _ element: VariedElement) {
    let prototypes = element.element.child(TableViewElement.prototypes)
    var sections = (element.element.child(TableViewElement.sections)?.children.map { $0 } ?? [])
      .map(section)
    if purpose == .canvas, let prototypes {
      sections.append(TableDocumentSection(cells: cells(in: prototypes)))
    }
    if purpose == .application {
      if let prototypes { registerPrototypes(prototypes, of: table) }
      for cell in sections.flatMap(\.cells) { cell.showsSeparatorView = table.style == .plain }
    }
    let header: UIView? = property(TableViewElement.header, of: element)
    let footer: UIView? = property(TableViewElement.footer, of: element)
    table.arrangesDocumentRows = !isOwnCanvas
    let isFilled = !sections.isEmpty || (purpose == .canvas && (header ?? footer) != nil)
    if isFilled { table.documentSections = sections }
    table.tableHeaderView = header
    table.tableFooterView = footer
  }

  /// Returns the cells of a static section and the texts around it, in the displayed language.
  ///
  ///     <tableViewSection headerTitle="General" id="abc-De-fGh">
  ///         <cells>
  ///             <tableViewCell style="IBUITableViewCellStyleDefault" id="jKl-Mn-oPq"/>
  ///         </cells>
  ///     </tableViewSection>
  private func section(_ source: XMLTree.Element) -> TableDocumentSection {
    let element = VariedElement(source, traits)
    return TableDocumentSection(
      header: texts.string(TableViewSectionElement.headerTitle, of: element),
      footer: texts.string(TableViewSectionElement.footerTitle, of: element),
      cells: source.child(TableViewSectionElement.cells).map(cells) ?? [])
  }

  /// Returns the views that were created for the elements of a list, in its order. Views of other
  /// classes are skipped.
  private func cells<Cell: UIView>(in list: XMLTree.Element) -> [Cell] {
    list.children.compactMap { child in
      builtIndices[child.range.lowerBound].flatMap { built[$0].view as? Cell }
    }
  }

  /// Connects the labels and the image of a built-in style. They keep their recorded frames on the
  /// document's own canvas.
  private func connectStyle(of cell: UITableViewCell, _ element: VariedElement) {
    guard let style = element[TableViewCellElement.style] else { return }
    cell.adopt(
      style: style, text: part(TableViewCellElement.textLabel, of: element),
      detail: part(TableViewCellElement.detailTextLabel, of: element),
      image: part(TableViewCellElement.imageView, of: element), arranges: !isOwnCanvas)
  }

  /// Returns the view to which an attribute refers by its identifier, or `nil` for one of another
  /// class, and for an unknown identifier.
  private func part<Part: UIView>(
    _ name: SchemaAttribute<String>, of element: VariedElement
  ) -> Part? {
    // Unwrapped before the cast: the optimizer of Swift 6.3 casts an optional existential to a
    // class that is a generic argument without checking whether there is an object.
    guard let id = element[name], let item = item(withIdentifier: id) else { return nil }
    return item as? Part
  }

  // MARK: - Collections

  /// Gives a collection view its cells and supplementary views. An app creates them from
  /// prototypes.
  private func connectItems(of collection: UICollectionView, _ element: VariedElement) {
    guard let list = element.element.child(CollectionViewElement.cells) else { return }
    guard purpose == .canvas else { return registerPrototypes(list, of: collection, element) }
    collection.arrangesDocumentItems = !isOwnCanvas
    collection.documentItems = CollectionDocumentItems(
      cells: cells(in: list), header: property(CollectionViewElement.header, of: element),
      footer: property(CollectionViewElement.footer, of: element))
  }

  /// Returns the view that was created for a property of an element, or `nil` if there is none, or
  /// one of another class.
  private func property<Part: UIView>(_ child: SchemaChild, of element: VariedElement) -> Part? {
    element.element.child(child).flatMap { builtIndices[$0.range.lowerBound] }
      .flatMap { built[$0].view as? Part }
  }

  // MARK: - Prototypes

  /// Makes an app's table create cells from the document's prototypes. Each cell is a new tree with
  /// the table's traits at that time.
  private func registerPrototypes(_ list: XMLTree.Element, of table: UITableView) {
    for child in list.children {
      guard let name = child[ReusableElement.reuseIdentifier] else { continue }
      table.register(forCellReuseIdentifier: name) { [document, classes, weak table] in
        Self.prototype(child, document, classes, table?.traitCollection) as? UITableViewCell
          ?? UITableViewCell(style: .default, reuseIdentifier: name)
      }
    }
  }

  /// Makes an app's collection view create cells, headers and footers from the document's
  /// prototypes.
  private func registerPrototypes(
    _ list: XMLTree.Element, of collection: UICollectionView, _ element: VariedElement
  ) {
    for child in list.children {
      guard let name = child[ReusableElement.reuseIdentifier] else { continue }
      collection.register(forCellWithReuseIdentifier: name) {
        [document, classes, weak collection] in
        Self.prototype(child, document, classes, collection?.traitCollection)
          as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
      }
    }
    let kinds = [
      (CollectionViewElement.header, UICollectionView.elementKindSectionHeader),
      (CollectionViewElement.footer, UICollectionView.elementKindSectionFooter),
    ]
    for (property, kind) in kinds {
      guard let child = element.element.child(property),
        let name = child[ReusableElement.reuseIdentifier]
      else {
        continue
      }
      collection.register(forSupplementaryViewOfKind: kind, withReuseIdentifier: name) {
        [document, classes, weak collection] in
        Self.prototype(child, document, classes, collection?.traitCollection)
          as? UICollectionReusableView ?? UICollectionReusableView(frame: .zero)
      }
    }
  }

  /// Returns a new view of a prototype's element, with its descendants, in the traits of its
  /// container.
  private static func prototype(
    _ element: XMLTree.Element, _ document: InterfaceDocument, _ classes: InterfaceClasses,
    _ traits: UITraitCollection?
  ) -> UIView {
    let root = InterfaceRoot(
      document: document, element: element, kind: .topLevelView, controller: nil)
    var choice = CanvasChoice.application
    choice.settings.contentSizeCategory = traits?.preferredContentSizeCategory
    let builder = TreeBuilder(
      root, root.canvas(choice), choice, for: .application, classes: classes)
    if document.usesTraitCollections {
      builder.traits = VariationTraits(traits ?? UITraitCollection.current)
    }
    return builder.build().view
  }
}
