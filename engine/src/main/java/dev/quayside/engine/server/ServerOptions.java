package dev.quayside.engine.server;

import java.util.Set;

/// How the listeners are opened.
///
/// @param host address to bind, a loopback one unless the user chose otherwise
/// @param productionPort 0 for any free port
/// @param sandboxPort 0 for any free port
/// @param hostNames names accepted in the Host header besides the loopback ones
/// @param requestsPerMinute per key, twice as many per workspace; 0 for no limit
public record ServerOptions(
    String host,
    int productionPort,
    int sandboxPort,
    Set<String> hostNames,
    int requestsPerMinute) {

  public static final int PRODUCTION_PORT = 8780;
  public static final int SANDBOX_PORT = 8781;
  public static final int REQUESTS_PER_MINUTE = 600;

  public ServerOptions {
    hostNames = Set.copyOf(hostNames);
  }

  public static ServerOptions standard() {
    return new ServerOptions(
        "127.0.0.1", PRODUCTION_PORT, SANDBOX_PORT, Set.of(), REQUESTS_PER_MINUTE);
  }

  public ServerOptions withPorts(int production, int sandbox) {
    return new ServerOptions(host, production, sandbox, hostNames, requestsPerMinute);
  }

  public ServerOptions withRequestsPerMinute(int most) {
    return new ServerOptions(host, productionPort, sandboxPort, hostNames, most);
  }
}
