package dev.quayside.engine.source.database;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/// The kinds of database that can be connected, with what their addresses may say. A JDBC address
/// is code to its driver, so only what stands here is let through.
///
/// @see <a href="https://jdbc.postgresql.org/documentation/use/">PostgreSQL</a>
/// @see <a href="https://mariadb.com/kb/en/about-mariadb-connector-j/">MariaDB</a>
enum Server {
  POSTGRESQL(
      "PostgreSQL",
      List.of("jdbc:postgresql:"),
      Map.of(
          "sslmode", words("disable", "allow", "prefer", "require", "verify-ca", "verify-full"),
          "ssl", words("true", "false"),
          "currentSchema", name(127),
          "ApplicationName", name(127))),
  MARIADB(
      "MariaDB",
      List.of("jdbc:mariadb:", "jdbc:mysql:"),
      Map.of(
          "sslMode", words("disable", "trust", "verify-ca", "verify-full"),
          "useSsl", words("true", "false"),
          "useSSL", words("true", "false"),
          "useCompression", words("true", "false"),
          "allowPublicKeyRetrieval", words("true", "false"))),
  SQLSERVER(
      "SQL Server",
      List.of("jdbc:sqlserver:"),
      Map.of(
          "databaseName", name(127),
          "database", name(127),
          "instanceName", name(127),
          "encrypt", words("true", "false", "strict"),
          "trustServerCertificate", words("true", "false"),
          "hostNameInCertificate", name(127),
          "applicationName", name(127))),
  FIREBIRD(
      "Firebird",
      List.of("jdbc:firebirdsql:"),
      Map.of(
          "encoding", name(127),
          "lc_ctype", name(127),
          "charSet", name(127),
          "roleName", name(127),
          "wireCrypt", words("DEFAULT", "DISABLED", "ENABLED", "REQUIRED"))),
  SQLITE("SQLite", List.of("jdbc:sqlite:"), Map.of()),
  /// Its driver comes from the owner's folder.
  ORACLE("Oracle", List.of("jdbc:oracle:thin:@"), Map.of()),
  /// Its driver comes from the owner's folder.
  DB2("Db2", List.of("jdbc:db2:"), Map.of());

  private final String title;
  private final List<String> prefixes;
  private final Map<String, Pattern> properties;

  Server(String title, List<String> prefixes, Map<String, Pattern> properties) {
    this.title = title;
    this.prefixes = prefixes;
    this.properties = properties;
  }

  /// As people know it.
  String title() {
    return title;
  }

  List<String> prefixes() {
    return prefixes;
  }

  boolean allows(String property, String value) {
    var form = properties.get(property);
    return form != null && form.matcher(value).matches();
  }

  Set<String> properties() {
    return properties.keySet();
  }

  boolean isFile() {
    return this == SQLITE;
  }

  /// Whether its driver is no part of the product.
  boolean isOwners() {
    return this == ORACLE || this == DB2;
  }

  /// A name as a value: no path, no list, no quote.
  private static Pattern name(int most) {
    return Pattern.compile("[A-Za-z0-9_][A-Za-z0-9_.$-]{0," + most + "}");
  }

  private static Pattern words(String... words) {
    return Pattern.compile(
        String.join("|", words).toLowerCase(Locale.ROOT), Pattern.CASE_INSENSITIVE);
  }
}
