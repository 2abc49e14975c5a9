package dev.quayside.app.scale;

import dev.quayside.printing.scale.ScaleAddress;
import dev.quayside.printing.scale.SerialAddress;
import dev.quayside.printing.scale.SerialProtocol;
import dev.quayside.printing.scale.UsbScale;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/// Which scale stands here and how it is used: a small file beside the database, since it is of the
/// machine and not of what a backup moves to another.
///
/// @param address null for no scale
/// @param automatic whether a parcel gets its weight without a key
public record ScaleChoice(@Nullable ScaleAddress address, boolean automatic) {

  /// Until somebody chooses.
  public static final ScaleChoice NONE = new ScaleChoice(null, true);

  private static final String FILE = "scale.properties";
  private static final int HEX = 16;

  /// A file that cannot be read counts as none.
  public static ScaleChoice load(Path dataDirectory) {
    var stored = new Properties();
    try (var reader = Files.newBufferedReader(dataDirectory.resolve(FILE))) {
      stored.load(reader);
      return new ScaleChoice(
          address(stored), Boolean.parseBoolean(stored.getProperty("automatic", "true")));
    } catch (IOException | IllegalArgumentException unreadable) {
      return NONE;
    }
  }

  void save(Path dataDirectory) {
    var stored = new Properties();
    stored.setProperty("automatic", Boolean.toString(automatic));
    switch (address) {
      case null -> stored.setProperty("kind", "none");
      case UsbScale usb -> {
        stored.setProperty("kind", "usb");
        stored.setProperty("vendor", Integer.toString(usb.vendor(), HEX));
        stored.setProperty("product", Integer.toString(usb.product(), HEX));
        stored.setProperty("serial", usb.serial());
        stored.setProperty("name", usb.name());
      }
      case SerialAddress(var port, var protocol) -> {
        stored.setProperty("kind", "serial");
        stored.setProperty("port", port);
        stored.setProperty("protocol", protocol.name());
      }
    }
    try (var writer = Files.newBufferedWriter(dataDirectory.resolve(FILE))) {
      stored.store(writer, null);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// @throws IllegalArgumentException when it was written by hand, and wrongly
  private static @Nullable ScaleAddress address(Properties stored) {
    return switch (stored.getProperty("kind", "")) {
      case "usb" ->
          new UsbScale(
              Integer.parseInt(stored.getProperty("vendor", ""), HEX),
              Integer.parseInt(stored.getProperty("product", ""), HEX),
              stored.getProperty("serial", ""),
              stored.getProperty("name", ""));
      case "serial" ->
          new SerialAddress(
              stored.getProperty("port", ""),
              SerialProtocol.valueOf(stored.getProperty("protocol", "")));
      default -> null;
    };
  }
}
