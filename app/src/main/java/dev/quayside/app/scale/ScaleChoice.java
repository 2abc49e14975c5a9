package dev.quayside.app.scale;

import dev.quayside.engine.platform.store.PropertiesFile;
import dev.quayside.printing.scale.ScaleAddress;
import dev.quayside.printing.scale.SerialAddress;
import dev.quayside.printing.scale.SerialProtocol;
import dev.quayside.printing.scale.UsbScale;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Which scale this workstation has and how it is used: in a small file beside the database, since
/// it belongs to the machine and must not move to another with a backup.
///
/// @param address null for no scale
/// @param automatic whether a parcel gets its weight without pressing a key
public record ScaleChoice(@Nullable ScaleAddress address, boolean automatic) {

  /// The choice before the user has made one.
  public static final ScaleChoice NONE = new ScaleChoice(null, true);

  private static final String FILE = "scale.properties";
  private static final int HEX = 16;

  /// The stored choice; an unreadable file counts as none.
  public static ScaleChoice load(Path dataDirectory) {
    var stored = new PropertiesFile(dataDirectory.resolve(FILE)).read();
    try {
      return new ScaleChoice(
          address(stored), Boolean.parseBoolean(stored.getOrDefault("automatic", "true")));
    } catch (IllegalArgumentException unreadable) {
      return NONE;
    }
  }

  void save(Path dataDirectory) {
    var stored = new HashMap<String, String>();
    stored.put("automatic", Boolean.toString(automatic));
    switch (address) {
      case null -> stored.put("kind", "none");
      case UsbScale usb -> {
        stored.put("kind", "usb");
        stored.put("vendor", Integer.toString(usb.vendor(), HEX));
        stored.put("product", Integer.toString(usb.product(), HEX));
        stored.put("serial", usb.serial());
        stored.put("name", usb.name());
      }
      case SerialAddress(var port, var protocol) -> {
        stored.put("kind", "serial");
        stored.put("port", port);
        stored.put("protocol", protocol.name());
      }
    }
    new PropertiesFile(dataDirectory.resolve(FILE)).write(stored);
  }

  /// @throws IllegalArgumentException when the file was edited by hand, and wrongly
  private static @Nullable ScaleAddress address(Map<String, String> stored) {
    return switch (stored.getOrDefault("kind", "")) {
      case "usb" ->
          new UsbScale(
              Integer.parseInt(stored.getOrDefault("vendor", ""), HEX),
              Integer.parseInt(stored.getOrDefault("product", ""), HEX),
              stored.getOrDefault("serial", ""),
              stored.getOrDefault("name", ""));
      case "serial" ->
          new SerialAddress(
              stored.getOrDefault("port", ""),
              SerialProtocol.valueOf(stored.getOrDefault("protocol", "")));
      default -> null;
    };
  }
}
