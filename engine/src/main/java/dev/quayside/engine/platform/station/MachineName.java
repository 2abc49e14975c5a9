package dev.quayside.engine.platform.station;

import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;

/// The name of this computer, under which people know the desk it stands on.
final class MachineName {

  private static final String NONE = "Desk";
  private static final Path LINUX = Path.of("/etc/hostname");

  private MachineName() {}

  /// Asked of the system's own files and variables first: asking its resolver can take seconds.
  static String ofThis() {
    var windows = System.getenv("COMPUTERNAME");
    if (windows != null && !windows.isBlank()) {
      return windows.strip();
    }
    try {
      var linux = Files.isReadable(LINUX) ? Files.readString(LINUX).strip() : "";
      return shortened(linux.isEmpty() ? InetAddress.getLocalHost().getHostName() : linux);
    } catch (UnknownHostException nameless) {
      return NONE;
    } catch (IOException unreadable) {
      return NONE;
    }
  }

  private static String shortened(String name) {
    var host = name.split("\\.", 2)[0];
    var most =
        host.length() > Stations.LONGEST_NAME - 4 ? Stations.LONGEST_NAME - 4 : host.length();
    return host.isBlank() ? NONE : host.substring(0, most);
  }
}
