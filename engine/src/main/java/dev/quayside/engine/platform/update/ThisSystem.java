package dev.quayside.engine.platform.update;

import java.util.Locale;

/// The name of this system, by which packages are told apart.
final class ThisSystem {

  private ThisSystem() {}

  /// The system as packages are named: `linux-x64`, `windows-x64`, `macos-aarch64`, `macos-x64`.
  ///
  /// @param name `os.name` of Java
  /// @param processor `os.arch` of Java
  static String label(String name, String processor) {
    var system = name.toLowerCase(Locale.ROOT);
    var kind = system.contains("mac") ? "macos" : system.contains("win") ? "windows" : "linux";
    return kind + "-" + (processor.equals("aarch64") ? "aarch64" : "x64");
  }
}
