package dev.quayside.engine.platform.server;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The settings of the listeners.
///
/// @param host address to bind, a loopback one unless the user chose otherwise
/// @param port production port; 0 for any free one
/// @param sandboxPort sandbox port; 0 for any free one
/// @param hostNames names accepted in the Host header besides the loopback ones and the address
///   itself; links name the first when TLS is on or others can reach the address
/// @param perMinute requests per key, twice as many per workspace; 0 for no limit
/// @param origins web origins whose pages may read answers, such as `https://shop.example`
/// @param tls null for plain HTTP
/// @param trustedProxies address ranges such as `10.1.0.7/32` of proxies whose forwarding headers
///   are believed
/// @param insecureLan whether the user allows plain HTTP on an address that others can reach
/// @param quiet whether requests are left out of the log, because none of them is a user's
public record ServerOptions(
    String host,
    int port,
    int sandboxPort,
    Set<String> hostNames,
    int perMinute,
    Set<String> origins,
    @Nullable Tls tls,
    boolean insecureLan,
    Set<String> trustedProxies,
    boolean quiet) {

  public static final int PRODUCTION_PORT = 8780;
  public static final int SANDBOX_PORT = 8781;
  public static final int REQUESTS_PER_MINUTE = 600;

  public ServerOptions {
    hostNames = lowerCase(hostNames);
    origins = lowerCase(origins);
    trustedProxies = Set.copyOf(trustedProxies);
  }

  /// Settings for plain HTTP, used by this machine's own programs.
  public ServerOptions(
      String host, int port, int sandboxPort, Set<String> hostNames, int perMinute) {
    this(host, port, sandboxPort, hostNames, perMinute, Set.of(), null, false, Set.of(), false);
  }

  public static ServerOptions standard() {
    return new ServerOptions(
        "127.0.0.1", PRODUCTION_PORT, SANDBOX_PORT, Set.of(), REQUESTS_PER_MINUTE);
  }

  public ServerOptions withPorts(int production, int sandbox) {
    return new ServerOptions(
        host,
        production,
        sandbox,
        hostNames,
        perMinute,
        origins,
        tls,
        insecureLan,
        trustedProxies,
        quiet);
  }

  public ServerOptions withRequestsPerMinute(int most) {
    return new ServerOptions(
        host, port, sandboxPort, hostNames, most, origins, tls, insecureLan, trustedProxies, quiet);
  }

  public ServerOptions withHost(String address, Set<String> names) {
    return new ServerOptions(
        address,
        port,
        sandboxPort,
        names,
        perMinute,
        origins,
        tls,
        insecureLan,
        trustedProxies,
        quiet);
  }

  public ServerOptions withCorsOrigins(Set<String> pages) {
    return new ServerOptions(
        host,
        port,
        sandboxPort,
        hostNames,
        perMinute,
        pages,
        tls,
        insecureLan,
        trustedProxies,
        quiet);
  }

  public ServerOptions withTls(@Nullable Tls files) {
    return new ServerOptions(
        host,
        port,
        sandboxPort,
        hostNames,
        perMinute,
        origins,
        files,
        insecureLan,
        trustedProxies,
        quiet);
  }

  public ServerOptions withInsecureLan(boolean allowed) {
    return new ServerOptions(
        host,
        port,
        sandboxPort,
        hostNames,
        perMinute,
        origins,
        tls,
        allowed,
        trustedProxies,
        quiet);
  }

  public ServerOptions withTrustedProxies(Set<String> ranges) {
    return new ServerOptions(
        host, port, sandboxPort, hostNames, perMinute, origins, tls, insecureLan, ranges, quiet);
  }

  public ServerOptions withoutLog() {
    return new ServerOptions(
        host,
        port,
        sandboxPort,
        hostNames,
        perMinute,
        origins,
        tls,
        insecureLan,
        trustedProxies,
        true);
  }

  /// Whether keys and addresses would cross a network unencrypted without the user having allowed
  /// it.
  public boolean isExposed() {
    return tls == null && !insecureLan && !isLoopback();
  }

  private boolean isLoopback() {
    try {
      return InetAddress.getByName(host).isLoopbackAddress();
    } catch (UnknownHostException e) {
      return false;
    }
  }

  private static Set<String> lowerCase(Set<String> texts) {
    var lower = new LinkedHashSet<String>();
    texts.forEach(text -> lower.add(text.toLowerCase(Locale.ROOT)));
    return Collections.unmodifiableSet(lower);
  }
}
