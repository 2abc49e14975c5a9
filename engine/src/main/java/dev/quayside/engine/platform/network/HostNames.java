package dev.quayside.engine.platform.network;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;

/// Finds the addresses of a host.
@FunctionalInterface
public interface HostNames {

  /// Those of the machine.
  HostNames OF_MACHINE = host -> List.of(InetAddress.getAllByName(host));

  /// @param host a name or an address
  /// @return at least one, the one to try first at the beginning
  /// @throws UnknownHostException when it has none
  List<InetAddress> addresses(String host) throws UnknownHostException;
}
