package dev.quayside.engine.platform.update;

import java.util.Locale;

/// What packages are told apart by.
final class ThisSystem {

  private ThisSystem() {}

  /// `linux-x64`, `windows-x64`, `macos-aarch64`, `macos-x64`: as the packages are named.
  ///
  /// @param name `os.name` of Java
  /// @param processor `os.arch` of Java
  static String label(String name, String processor) {
    var system = name.toLowerCase(Locale.ROOT);
    var kind = system.contains("mac") ? "macos" : system.contains("win") ? "windows" : "linux";
    return kind + "-" + (processor.equals("aarch64") ? "aarch64" : "x64");
  }
}
