package dev.quayside.app.shell.window;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.theme.Appearance;
import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.number.NumberStyle;
import dev.quayside.engine.platform.store.PropertiesFile;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/// What the window needs to know before the engine is open, so that its first frame is the right
/// one: a small file beside the database.
///
/// @param workspace slug of the one opened last
/// @param workspaceName shown until the engine is open
/// @param sandbox whether it is a sandbox workspace
/// @param sounds whether sound signals are on
/// @param volume of the signals, in percent
/// @param zoom size of everything in percent
/// @param introduced whether the checklist of the first start was closed
public record WindowMemory(
    Appearance appearance,
    Language language,
    String workspace,
    String workspaceName,
    boolean sandbox,
    boolean sounds,
    int volume,
    int zoom,
    boolean introduced) {

  /// The zoom levels, in percent.
  public static final List<Integer> ZOOMS = List.of(100, 125, 150, 200);

  /// Volume in percent.
  public static final int LOUDEST = 100;

  private static final int USUAL_VOLUME = 70;
  private static final String FILE = "window.properties";

  /// The first start: the Demo sandbox, in the system's language and colours.
  static WindowMemory first() {
    return new WindowMemory(
        Appearance.SYSTEM,
        Language.of(System.getProperty("user.language", Language.ENGLISH.code())),
        "demo",
        "Demo",
        true,
        true,
        USUAL_VOLUME,
        ZOOMS.getFirst(),
        false);
  }

  /// The same with other colours.
  public WindowMemory appearance(Appearance other) {
    return new WindowMemory(
        other, language, workspace, workspaceName, sandbox, sounds, volume, zoom, introduced);
  }

  /// The same in another language.
  public WindowMemory language(Language other) {
    return new WindowMemory(
        appearance, other, workspace, workspaceName, sandbox, sounds, volume, zoom, introduced);
  }

  /// The same in another workspace.
  public WindowMemory in(Workspace other) {
    return new WindowMemory(
        appearance,
        language,
        other.slug(),
        other.name(),
        other.environment() == Environment.SANDBOX,
        sounds,
        volume,
        zoom,
        introduced);
  }

  /// The same with sound signals on or off.
  public WindowMemory sounds(boolean on) {
    return new WindowMemory(
        appearance, language, workspace, workspaceName, sandbox, on, volume, zoom, introduced);
  }

  /// The same with another volume.
  public WindowMemory volume(int percent) {
    int heard = Math.clamp(percent, 0, LOUDEST);
    return new WindowMemory(
        appearance, language, workspace, workspaceName, sandbox, sounds, heard, zoom, introduced);
  }

  /// The same with another zoom.
  public WindowMemory zoom(int size) {
    return new WindowMemory(
        appearance, language, workspace, workspaceName, sandbox, sounds, volume, size, introduced);
  }

  /// The same with the checklist closed or open again.
  public WindowMemory introduced(boolean closed) {
    return new WindowMemory(
        appearance, language, workspace, workspaceName, sandbox, sounds, volume, zoom, closed);
  }

  /// The memory of a data directory; a file that cannot be read counts as a first start.
  public static WindowMemory load(Path dataDirectory) {
    var first = first();
    var stored = new PropertiesFile(dataDirectory.resolve(FILE)).read();
    return new WindowMemory(
        Appearance.of(stored.getOrDefault("appearance", "")),
        Language.of(stored.getOrDefault("language", first.language().code())),
        stored.getOrDefault("workspace", first.workspace()),
        stored.getOrDefault("workspaceName", first.workspaceName()),
        Boolean.parseBoolean(stored.getOrDefault("sandbox", "true")),
        Boolean.parseBoolean(stored.getOrDefault("sounds", "true")),
        volume(stored.getOrDefault("volume", "")),
        zoom(stored.getOrDefault("zoom", "")),
        Boolean.parseBoolean(stored.getOrDefault("introduced", "false")));
  }

  private static int volume(String percent) {
    return NumberStyle.POINT
        .read(percent)
        .whole()
        .filter(stored -> stored >= 0)
        .map(stored -> Math.min(LOUDEST, stored))
        .orElse(USUAL_VOLUME);
  }

  private static int zoom(String percent) {
    return ZOOMS.stream()
        .filter(known -> known.toString().equals(percent))
        .findFirst()
        .orElse(ZOOMS.getFirst());
  }

  public void save(Path dataDirectory) {
    new PropertiesFile(dataDirectory.resolve(FILE))
        .write(
            Map.of(
                "appearance", appearance.wire(),
                "language", language.code(),
                "workspace", workspace,
                "workspaceName", workspaceName,
                "sandbox", Boolean.toString(sandbox),
                "sounds", Boolean.toString(sounds),
                "volume", Integer.toString(volume),
                "zoom", Integer.toString(zoom),
                "introduced", Boolean.toString(introduced)));
  }
}
