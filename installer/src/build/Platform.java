import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/// A system and processor that packages are made for.
enum Platform {
  LINUX(
      "linux-x64",
      "linux",
      List.of("native/Linux/x86_64/", "Linux/x86_64/", "linux-x86-64/"),
      "manylinux_2_17_x86_64",
      ""),
  WINDOWS(
      "windows-x64",
      "win",
      List.of("native/Windows/x86_64/", "Windows/x86_64/", "win32-x86-64/"),
      "win_amd64",
      "7391951d1b3746f5f941ed842cbd05ed632f7d2fce9a8ba732a8f4a9236354d4"),
  MACOS_ARM(
      "macos-aarch64",
      "mac-aarch64",
      List.of("native/Mac/aarch64/", "OSX/aarch64/", "darwin-aarch64/"),
      "macosx_11_0_arm64",
      "2d4a0cc4119e12b5f2fdc79cdfddb58418006fe14b6600e79e313c8de468f4ad"),
  MACOS_INTEL(
      "macos-x64",
      "mac",
      List.of("native/Mac/x86_64/", "OSX/x86_64/", "darwin-x86-64/"),
      "macosx_11_0_x86_64",
      "254ca17c9fe34c3ae40cd3f766249b3a94d74e12bdb8fc71579277f1957e6d81");

  private static final Pattern NATIVE = Pattern.compile(".*\\.(so|dll|dylib|jnilib|a)");
  private static final Pattern JAVAFX =
      Pattern.compile("javafx-[a-z]+-[0-9.]+-(linux|linux-aarch64|win|mac|mac-aarch64)\\.jar");

  private final String label;
  private final String javafx;
  private final List<String> natives;
  private final String wheel;
  private final String wheelSha256;

  Platform(String label, String javafx, List<String> natives, String wheel, String wheelSha256) {
    this.label = label;
    this.javafx = javafx;
    this.natives = natives;
    this.wheel = wheel;
    this.wheelSha256 = wheelSha256;
  }

  static Platform of(String label) {
    for (Platform platform : values()) {
      if (platform.label.equals(label)) {
        return platform;
      }
    }
    throw new Missing("there are no packages for " + label);
  }

  static Platform here() {
    var system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
    if (system.contains("win")) {
      return WINDOWS;
    }
    if (system.contains("mac")) {
      return System.getProperty("os.arch").equals("aarch64") ? MACOS_ARM : MACOS_INTEL;
    }
    return LINUX;
  }

  /// The platform's name in file names, such as `windows-x64`.
  String label() {
    return label;
  }

  /// The tag of the Python wheel that has a Java runtime for this platform.
  String wheel() {
    return wheel;
  }

  String wheelSha256() {
    return wheelSha256;
  }

  boolean isMacos() {
    return this == MACOS_ARM || this == MACOS_INTEL;
  }

  /// Whether a library of the class path is for this platform.
  boolean takes(Path jar) {
    var name = JAVAFX.matcher(jar.getFileName().toString());
    return !name.matches() || name.group(1).equals(javafx);
  }

  /// Whether an entry of a jar belongs in this platform's package: all do except native code of
  /// other systems.
  boolean takesEntry(String name) {
    return !NATIVE.matcher(name).matches()
        || !name.contains("/")
        || natives.stream()
            .anyMatch(folder -> name.startsWith(folder) || name.contains("/" + folder));
  }
}
