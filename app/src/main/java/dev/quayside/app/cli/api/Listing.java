package dev.quayside.app.cli.api;

import dev.quayside.engine.base.identity.Role;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// A list of the API as `quayside NAME list` reads and shows it.
///
/// @param name such as `print-jobs`
/// @param path of the API
/// @param items the field of the answer that holds the items
/// @param what the items are, as in "List what happened."
/// @param role the least that may read it
/// @param columns shown to a person
/// @param filters query parameters of the path, each an option
/// @param paging how the next page is asked for
record Listing(
    String name,
    String path,
    String items,
    String what,
    Role role,
    List<Column> columns,
    List<String> filters,
    Paging paging) {

  /// How the next page is asked for.
  enum Paging {
    WHOLE,
    PAGES,
    CURSOR
  }

  /// @param field of an item; `to.name` is a field within another
  record Column(String heading, String field) {

    /// Reads `To=to.name`, or a field that is its own heading: `createdAt` becomes "Created at".
    static Column of(String written) {
      int equals = written.indexOf('=');
      return equals < 0
          ? new Column(words(written), written)
          : new Column(written.substring(0, equals), written.substring(equals + 1));
    }

    private static String words(String field) {
      var words = hyphened(field).replace('-', ' ');
      return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }
  }

  static Listing paged(String name, String path, String what, String columns) {
    return new Listing(
        name, path, "data", what, Role.OPERATOR, columns(columns), List.of("sort"), Paging.PAGES);
  }

  static Listing whole(String name, String path, String what, String columns) {
    return new Listing(
        name, path, "data", what, Role.OPERATOR, columns(columns), List.of(), Paging.WHOLE);
  }

  Listing by(String... parameters) {
    var all = Stream.concat(filters.stream(), Stream.of(parameters)).toList();
    return new Listing(name, path, items, what, role, columns, all, paging);
  }

  Listing in(String field) {
    return new Listing(name, path, field, what, role, columns, filters, paging);
  }

  Listing byCursor() {
    return new Listing(name, path, items, what, role, columns, filters, Paging.CURSOR);
  }

  Listing forAdmins() {
    return new Listing(name, path, items, what, Role.ADMIN, columns, filters, paging);
  }

  /// The field that names an item in other commands.
  String id() {
    return columns.stream()
        .map(Column::field)
        .filter("id"::equals)
        .findFirst()
        .orElse(columns.getFirst().field());
  }

  /// A name with hyphens: `tracking-number` for `trackingNumber`.
  static String hyphened(String name) {
    return name.replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
  }

  private static List<Column> columns(String written) {
    return Arrays.stream(written.split(" ")).map(Column::of).toList();
  }
}
