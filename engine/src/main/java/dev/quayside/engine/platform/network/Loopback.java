package dev.quayside.engine.platform.network;

import java.net.InetAddress;

/// This machine, told by a host's spelling: no name server is asked, who could answer anything.
public final class Loopback {

  private Loopback() {}

  /// Whether a host is this machine.
  ///
  /// @param host `localhost` or an address; every other name is not this machine, also
  ///   `127.evil.example`
  public static boolean is(String host) {
    try {
      return host.equals("localhost") || InetAddress.ofLiteral(host).isLoopbackAddress();
    } catch (IllegalArgumentException name) {
      return false;
    }
  }
}
