package dev.quayside.app.shell;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.theme.Appearance;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;

/// What the window needs to know before the engine is open, so that its first frame is the right
/// one: a small file beside the database.
///
/// @param workspace slug of the one worked in last
/// @param workspaceName shown until the engine is open
/// @param sandbox whether it is a sandbox workspace
public record WindowMemory(
    Appearance appearance,
    Language language,
    String workspace,
    String workspaceName,
    boolean sandbox) {

  private static final String FILE = "window.properties";

  /// The first start: the Demo sandbox, in the system's language and colours.
  static WindowMemory first() {
    return new WindowMemory(
        Appearance.SYSTEM,
        Language.of(System.getProperty("user.language", Language.ENGLISH.code())),
        "demo",
        "Demo",
        true);
  }

  /// What was remembered in a data directory; a file that cannot be read counts as a first start.
  public static WindowMemory load(Path dataDirectory) {
    var first = first();
    var stored = new Properties();
    try (var reader = Files.newBufferedReader(dataDirectory.resolve(FILE))) {
      stored.load(reader);
    } catch (IOException | IllegalArgumentException unreadable) {
      return first;
    }
    return new WindowMemory(
        Appearance.of(stored.getProperty("appearance", "")),
        Language.of(stored.getProperty("language", first.language().code())),
        stored.getProperty("workspace", first.workspace()),
        stored.getProperty("workspaceName", first.workspaceName()),
        Boolean.parseBoolean(stored.getProperty("sandbox", "true")));
  }

  public void save(Path dataDirectory) {
    var stored = new Properties();
    stored.setProperty("appearance", appearance.wire());
    stored.setProperty("language", language.code());
    stored.setProperty("workspace", workspace);
    stored.setProperty("workspaceName", workspaceName);
    stored.setProperty("sandbox", Boolean.toString(sandbox));
    try (var writer = Files.newBufferedWriter(dataDirectory.resolve(FILE))) {
      stored.store(writer, null);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
