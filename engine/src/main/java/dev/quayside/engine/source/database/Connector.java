package dev.quayside.engine.source.database;

import dev.quayside.engine.source.kind.ShopException;
import dev.quayside.engine.source.kind.SourcePlaces;
import dev.quayside.engine.source.kind.SourceWords;
import java.io.IOException;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteOpenMode;

/// Makes connections to one database. What its driver is told stands here and in no address.
///
/// @param name of the source, for messages
/// @param user empty for none
record Connector(String name, DatabaseUrl url, String user, String password, SourcePlaces places) {

  private static final int CONNECTING_SECONDS = 4;

  /// A little longer than a statement, which is cancelled before.
  private static final int SILENT_SECONDS = 7;

  private static final int THOUSAND = 1_000;

  /// @param writes whether it may write; for a file that is settled when it is opened
  /// @throws SQLException as the server says
  Connection open(boolean writes) throws SQLException {
    if (url.server().isFile()) {
      return file(writes);
    }
    var address = allowed();
    var driver = new Drivers(places.drivers()).of(url.server());
    try {
      var connection = driver.connect(url(address), properties(address));
      return Objects.requireNonNull(connection, "a driver that takes its own address");
    } catch (RuntimeException | LinkageError broken) {
      if (!url.server().isOwners()) {
        throw broken;
      }
      throw ShopException.unavailable(
          DatabaseWords.DRIVER_FAULT.of(url.server().title(), broken.toString()), false);
    }
  }

  private Connection file(boolean writes) throws SQLException {
    var folder = places.databases();
    var file = folder.resolve(url.name());
    if (!isIn(folder, file)) {
      throw ShopException.unavailable(DatabaseWords.NO_FILE.of(url.name(), folder), false);
    }
    var config = new SQLiteConfig();
    config.resetOpenMode(SQLiteOpenMode.CREATE);
    config.setReadOnly(!writes);
    config.enableLoadExtension(false);
    config.setBusyTimeout(CONNECTING_SECONDS * THOUSAND);
    return config.createConnection("jdbc:sqlite:" + file.toAbsolutePath());
  }

  /// Also by way of links.
  private static boolean isIn(Path folder, Path file) {
    try {
      return Files.isRegularFile(file) && file.toRealPath().startsWith(folder.toRealPath());
    } catch (IOException gone) {
      return false;
    }
  }

  /// The address to connect to. Its host is looked up here and by no driver, to which the name
  /// server could answer something else.
  private InetAddress allowed() {
    try {
      var addresses = places.names().addresses(url.host());
      for (var address : addresses) {
        if (DatabaseUrl.isRefused(places.egress(), address)) {
          throw ShopException.unavailable(SourceWords.OFF_LIMITS.of(name, url.host()), false);
        }
      }
      return addresses.getFirst();
    } catch (UnknownHostException unknown) {
      throw ShopException.unavailable(SourceWords.UNKNOWN_HOST.of(name), false);
    }
  }

  /// With the address itself where no certificate is compared with the name.
  private String url(InetAddress address) {
    var port = url.port() == 0 ? "" : ":" + url.port();
    var literal = PinnedSockets.literal(address);
    var at = (address instanceof Inet6Address ? "[" + literal + "]" : literal) + port;
    return switch (url.server()) {
      case POSTGRESQL -> "jdbc:postgresql://" + url.host() + port + "/" + url.name();
      case MARIADB -> "jdbc:mariadb://" + url.host() + port + "/" + url.name();
      case SQLSERVER -> "jdbc:sqlserver://";
      case FIREBIRD -> "jdbc:firebirdsql://" + at + "/" + url.name();
      case ORACLE -> "jdbc:oracle:thin:@//" + at + "/" + url.name();
      case DB2 -> "jdbc:db2://" + at + "/" + url.name();
      case SQLITE -> throw new IllegalStateException("a file");
    };
  }

  private void pin(InetAddress address, Properties properties) {
    switch (url.server()) {
      case POSTGRESQL, MARIADB -> PinnedSockets.pin(url.server(), address, properties);
      case SQLSERVER -> {
        properties.setProperty("serverName", PinnedSockets.literal(address));
        if (url.port() != 0) {
          properties.setProperty("portNumber", Integer.toString(url.port()));
        }
        properties.putIfAbsent("hostNameInCertificate", url.host());
      }
      case FIREBIRD, ORACLE, DB2, SQLITE -> {
        // the address stands in the URL
      }
    }
  }

  private Properties properties(InetAddress address) {
    var properties = new Properties();
    usual().forEach(properties::setProperty);
    url.properties().forEach(properties::setProperty);
    pin(address, properties);
    if (url.properties()
        .getOrDefault("sslmode", "")
        .toLowerCase(java.util.Locale.ROOT)
        .startsWith("verify")) {
      // certificates that Java trusts, not a file
      properties.setProperty("sslfactory", "org.postgresql.ssl.DefaultJavaSSLFactory");
    }
    if (!user.isEmpty()) {
      properties.setProperty("user", user);
    }
    if (!password.isEmpty()) {
      properties.setProperty("password", password);
    }
    return properties;
  }

  private Map<String, String> usual() {
    var connecting = Integer.toString(CONNECTING_SECONDS);
    var connectingMillis = Integer.toString(CONNECTING_SECONDS * THOUSAND);
    var silentMillis = Integer.toString(SILENT_SECONDS * THOUSAND);
    return switch (url.server()) {
      case POSTGRESQL ->
          Map.of(
              "connectTimeout",
              connecting,
              "loginTimeout",
              connecting,
              "socketTimeout",
              Integer.toString(SILENT_SECONDS),
              // a text is compared with a column of any type
              "stringtype",
              "unspecified",
              "ApplicationName",
              "Quayside");
      case MARIADB ->
          Map.of(
              "connectTimeout", connectingMillis,
              "socketTimeout", silentMillis,
              "allowLocalInfile", "false",
              "allowMultiQueries", "false",
              // another server must not be named by this one
              "permitRedirect", "false",
              "tinyInt1isBit", "false",
              "useServerPrepStmts", "false");
      case SQLSERVER ->
          Map.of(
              "loginTimeout", connecting,
              "socketTimeout", silentMillis,
              "applicationName", "Quayside");
      case FIREBIRD ->
          Map.of("connectTimeout", connecting, "soTimeout", silentMillis, "encoding", "UTF8");
      case ORACLE ->
          Map.of(
              "oracle.net.CONNECT_TIMEOUT", connectingMillis,
              "oracle.jdbc.ReadTimeout", silentMillis);
      case DB2, SQLITE -> Map.of();
    };
  }

  @Override
  public String toString() {
    return "Connector[" + name + "]";
  }
}
