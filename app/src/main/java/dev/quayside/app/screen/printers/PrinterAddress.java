package dev.quayside.app.screen.printers;

import java.net.URI;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/// Completes a printer's address as users write it: `192.168.1.50` and `zebra.local:9100` are
/// network printers, `/home/ana/labels` and `~/labels` are folders.
final class PrinterAddress {

  /// Letters, digits, dots and dashes, perhaps a port; no scheme.
  private static final Pattern HOST = Pattern.compile("[A-Za-z0-9.-]+(:\\d{1,5})?");

  private static final String HOME = "~/";
  private static final int LONGEST_NAME = 60;

  private PrinterAddress() {}

  static String of(String written) {
    var address = written.strip();
    if (address.startsWith(HOME)) {
      return folder(Path.of(System.getProperty("user.home"), address.substring(HOME.length())));
    }
    if (HOST.matcher(address).matches()) {
      return "tcp://" + address;
    }
    return isPath(address) ? folder(Path.of(address)) : address;
  }

  /// The address of a folder: the same whether the folder is there already or not.
  static String folder(Path folder) {
    var address = folder.toUri().toString();
    return address.endsWith("/") ? address.substring(0, address.length() - 1) : address;
  }

  /// A name for the printer at this address, which no other one has: its host, queue or folder;
  /// empty when the address names nothing.
  static String name(String written, List<String> taken) {
    var address = of(written);
    var name = shorten(address.startsWith("tcp:") ? host(address) : last(address));
    var free = name;
    for (int number = 2; taken.contains(free); number++) {
      free = name + " " + number;
    }
    return name.isEmpty() ? "" : free;
  }

  private static boolean isPath(String address) {
    try {
      return !address.isEmpty() && Path.of(address).isAbsolute();
    } catch (InvalidPathException _) {
      return false; // a scheme's colon is no part of a path on Windows
    }
  }

  private static String host(String address) {
    return address.substring(address.lastIndexOf('/') + 1).replaceFirst(":\\d+$", "");
  }

  private static String last(String address) {
    try {
      var uri = URI.create(address);
      var path = uri.getPath() == null ? uri.getSchemeSpecificPart() : uri.getPath();
      return path.substring(path.lastIndexOf('/') + 1);
    } catch (IllegalArgumentException _) {
      return address.substring(address.lastIndexOf('/') + 1);
    }
  }

  /// With room for a number behind it.
  private static String shorten(String name) {
    return name.length() < LONGEST_NAME - 4 ? name : name.substring(0, LONGEST_NAME - 4);
  }
}
