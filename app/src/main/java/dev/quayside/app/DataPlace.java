package dev.quayside.app;

import dev.quayside.app.cli.terminal.DatabaseOption;
import dev.quayside.app.trust.OwnAuthorities;
import dev.quayside.engine.carrier.catalogue.CarrierEndpoints;
import dev.quayside.engine.platform.secret.Passphrase;
import dev.quayside.engine.platform.store.StoreException;
import dev.quayside.engine.platform.store.postgres.PostgresAddress;
import dev.quayside.engine.platform.store.postgres.SharedDatabase;
import dev.quayside.engine.platform.update.ReleaseSource;
import dev.quayside.engine.source.catalogue.SourceEndpoints;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Reads the settings of this installation from the environment: where the data is
/// (docs/api/server.md), which reserved addresses may be reached, and more.
public final class DataPlace {

  /// System property with another home folder than the system's.
  public static final String HOME = "quayside.home";

  private static final Logger LOG = LoggerFactory.getLogger(DataPlace.class);

  private final Map<String, String> environment;
  private final Function<String, @Nullable String> property;

  public DataPlace(Map<String, String> environment, Function<String, @Nullable String> property) {
    this.environment = environment;
    this.property = property;
  }

  /// The settings of this process.
  public static DataPlace ofSystem() {
    return new DataPlace(System.getenv(), System::getProperty);
  }

  /// The directory asked for, else `QUAYSIDE_DATA`, else the platform's usual place.
  public Path resolve(@Nullable Path asked) {
    if (asked != null) {
      return asked;
    }
    var named = variable("QUAYSIDE_DATA");
    return named != null ? Path.of(named) : ofPlatform();
  }

  /// A database that several engines share, as asked for, else as `QUAYSIDE_DATABASE` and
  /// `QUAYSIDE_SECRET_FILE` say; null for the one that belongs to the directory.
  ///
  /// @param address null for that of the environment
  /// @param file with the passphrase; null for that of the environment
  /// @throws StoreException saying what is wrong with them
  public @Nullable SharedDatabase database(@Nullable String address, @Nullable Path file) {
    var url = address == null ? variable(DatabaseOption.VARIABLE) : address;
    var secret = file == null ? variable(Passphrase.VARIABLE) : file.toString();
    if (url == null) {
      return null;
    }
    if (secret == null) {
      throw new StoreException(
          "A shared database needs the passphrase's file: name it with "
              + DatabaseOption.SECRET
              + " or in "
              + Passphrase.VARIABLE);
    }
    try {
      return new SharedDatabase(PostgresAddress.of(url), Passphrase.in(Path.of(secret)));
    } catch (IllegalArgumentException e) {
      throw new StoreException(String.valueOf(e.getMessage()), e);
    }
  }

  /// The desk's name asked for, else `QUAYSIDE_STATION`; null for neither.
  public @Nullable String station(@Nullable String asked) {
    var named = asked == null ? variable("QUAYSIDE_STATION") : asked;
    return named == null ? null : named.strip();
  }

  /// `QUAYSIDE_WEBHOOK_ALLOW`: address ranges that webhooks may reach, separated by commas.
  public List<String> webhookTargets() {
    return listed("QUAYSIDE_WEBHOOK_ALLOW");
  }

  /// `QUAYSIDE_PRINT_FROM`: hosts whose files programs may name to be printed, separated by commas.
  public List<String> printFrom() {
    return listed("QUAYSIDE_PRINT_FROM");
  }

  /// `QUAYSIDE_CA_FILE`: a file of authorities' certificates to trust in addition to Java's.
  public Optional<String> authorities() {
    return Optional.ofNullable(variable(OwnAuthorities.VARIABLE));
  }

  /// `QUAYSIDE_UPDATES` and `QUAYSIDE_UPDATES_KEY`: the address to ask for newer versions (`off`
  /// for none), and the file of the key that signs the answer. Both replace the build's own values.
  ///
  /// @return empty also when they cannot be used: the log says why, and the window opens
  public Optional<ReleaseSource> releases() {
    try {
      var key = variable("QUAYSIDE_UPDATES_KEY");
      return ReleaseSource.of(
          variable("QUAYSIDE_UPDATES"), key == null ? null : Files.readString(Path.of(key)));
    } catch (IOException | IllegalArgumentException e) {
      LOG.warn("newer versions are not looked for: {}", e.getMessage());
      return Optional.empty();
    }
  }

  /// `QUAYSIDE_CARRIER_ENDPOINTS`: addresses to use instead of carriers' own hosts, `ups=URL`,
  /// separated by commas.
  ///
  /// @throws dev.quayside.engine.base.problem.ProblemException naming the invalid one
  public Map<String, URI> carrierEndpoints() {
    return CarrierEndpoints.read(listed("QUAYSIDE_CARRIER_ENDPOINTS"));
  }

  /// `QUAYSIDE_SOURCE_ENDPOINTS`: where shops of kinds with fixed hosts answer in place of them,
  /// `shopify=URL` with commas between them.
  ///
  /// @throws dev.quayside.engine.base.problem.ProblemException saying which one cannot be
  public Map<String, URI> sourceEndpoints() {
    return SourceEndpoints.read(listed("QUAYSIDE_SOURCE_ENDPOINTS"));
  }

  /// The user's own folder: `-Dquayside.home`, else `HOME` if it is set and this is not Windows,
  /// else Java's `user.home`.
  public Path home() {
    if (!text(HOME).isEmpty()) {
      return Path.of(text(HOME));
    }
    var named = variable("HOME");
    return Path.of(named == null || isWindows() ? text("user.home") : named);
  }

  /// The user's Downloads folder; their own folder when there is none.
  public Path downloads() {
    var downloads = home().resolve("Downloads");
    return Files.isDirectory(downloads) ? downloads : home();
  }

  private boolean isWindows() {
    return text("os.name").toLowerCase(Locale.ROOT).startsWith("win");
  }

  private Path ofPlatform() {
    var system = text("os.name").toLowerCase(Locale.ROOT);
    var home = home();
    if (system.contains("mac")) {
      return home.resolve("Library/Application Support/Quayside");
    }
    if (isWindows()) {
      var local = variable("LOCALAPPDATA");
      return (local == null ? home.resolve("AppData/Local") : Path.of(local)).resolve("Quayside");
    }
    var shared = variable("XDG_DATA_HOME");
    return (shared == null ? home.resolve(".local/share") : Path.of(shared)).resolve("quayside");
  }

  /// A variable's values, which have commas between them.
  private List<String> listed(String name) {
    var named = variable(name);
    return named == null ? List.of() : List.of(named.strip().split("\\s*,\\s*"));
  }

  private @Nullable String variable(String name) {
    var value = environment.get(name);
    return value == null || value.isBlank() ? null : value;
  }

  private String text(String name) {
    var value = property.apply(name);
    return value == null ? "" : value;
  }
}
