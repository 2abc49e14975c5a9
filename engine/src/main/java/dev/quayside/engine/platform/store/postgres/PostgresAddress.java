package dev.quayside.engine.platform.store.postgres;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Properties;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.postgresql.Driver;
import org.postgresql.PGProperty;

/// Where a PostgreSQL is and who uses it. The password stands apart from the address, so that the
/// address may be shown and logged.
///
/// @param url `jdbc:postgresql://HOST[:PORT]/NAME[?user=USER&...]`, without a password
/// @param password null to use the file that PGPASSFILE names, or none
public record PostgresAddress(String url, @Nullable String password) {

  /// The variable that names the file whose first line is the password.
  public static final String PASSWORD_FILE = "QUAYSIDE_DATABASE_PASSWORD_FILE";

  private static final String SCHEME = "jdbc:postgresql:";
  private static final Pattern PASSWORD_IN_IT =
      Pattern.compile("(?i)[?&](ssl)?password=|//[^/?]*@");
  private static final Set<String> THIS_MACHINE = Set.of("localhost", "127.0.0.1", "::1", "[::1]");

  /// @throws IllegalArgumentException saying what is wrong with the URL, without repeating it
  public PostgresAddress {
    // looked for first, since the driver logs parts of a URL that it cannot read
    if (PASSWORD_IN_IT.matcher(url).find()) {
      throw new IllegalArgumentException(
          "the database's address holds a password: write it into a file, and name that file in "
              + PASSWORD_FILE);
    }
    if (!url.startsWith(SCHEME) || Driver.parseURL(url, new Properties()) == null) {
      throw new IllegalArgumentException(
          "the database must be an address such as jdbc:postgresql://host/name?user=name");
    }
  }

  /// With the password in the file that the environment names, if it names one.
  ///
  /// @throws IllegalArgumentException saying what is wrong, without repeating the URL
  public static PostgresAddress of(String url) {
    var file = System.getenv(PASSWORD_FILE);
    if (file == null || file.isBlank()) {
      return new PostgresAddress(url, null);
    }
    try (var lines = Files.lines(Path.of(file))) {
      return new PostgresAddress(url, lines.findFirst().orElse(""));
    } catch (IOException | UncheckedIOException e) {
      throw new IllegalArgumentException(
          "the file that " + PASSWORD_FILE + " names cannot be read", e);
    }
  }

  public String host() {
    return property(PGProperty.PG_HOST, "localhost");
  }

  public int port() {
    return Integer.parseInt(property(PGProperty.PG_PORT, "5432").split(",")[0]);
  }

  /// The name of the database.
  public String name() {
    return property(PGProperty.PG_DBNAME, "");
  }

  public String user() {
    return property(PGProperty.USER, System.getProperty("user.name", ""));
  }

  /// What the driver is told beside the URL.
  Properties properties() {
    var all = new Properties();
    if (password != null) {
      all.setProperty(PGProperty.PASSWORD.getName(), password);
    }
    if (parsed().getProperty(PGProperty.SSL_MODE.getName()) == null
        && !THIS_MACHINE.contains(host())) {
      all.setProperty(PGProperty.SSL_MODE.getName(), "verify-full");
    }
    return all;
  }

  private String property(PGProperty which, String otherwise) {
    return parsed().getProperty(which.getName(), otherwise);
  }

  private Properties parsed() {
    return Objects.requireNonNull(Driver.parseURL(url, new Properties()));
  }

  @Override
  public String toString() {
    return url;
  }
}
