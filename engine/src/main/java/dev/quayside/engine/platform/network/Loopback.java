package dev.quayside.engine.platform.network;

import java.net.InetAddress;

/// Recognises this machine by a host's spelling. No name server is asked, since it could answer
/// anything.
public final class Loopback {

  private Loopback() {}

  /// Whether a host is this machine.
  ///
  /// @param host `localhost` or an address; every other name is not this machine,
  ///   `127.evil.example` included
  public static boolean is(String host) {
    try {
      return host.equals("localhost") || InetAddress.ofLiteral(host).isLoopbackAddress();
    } catch (IllegalArgumentException name) {
      return false;
    }
  }
}
