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
/// @param perMinute requests per key, twice as many per workspace; 0 for no limit
/// @param quiet whether requests are left out of the log, because none of them is a user's
public record ServerOptions(Listen listen, Trust trust, int perMinute, boolean quiet) {

  public static final int PRODUCTION_PORT = 8780;
  public static final int SANDBOX_PORT = 8781;
  public static final int REQUESTS_PER_MINUTE = 600;

  /// Where requests arrive.
  ///
  /// @param host address to bind, a loopback one unless the user chose otherwise
  /// @param port production port; 0 for any free one
  /// @param sandboxPort sandbox port; 0 for any free one
  /// @param hostNames names accepted in the Host header besides the loopback ones and the address
  ///   itself; links name the first when TLS is on or others can reach the address
  public record Listen(String host, int port, int sandboxPort, Set<String> hostNames) {
    public Listen {
      hostNames = lowerCase(hostNames);
    }
  }

  /// What protects requests on their way, and whose word is believed.
  ///
  /// @param tls null for plain HTTP
  /// @param insecureLan whether the user allows plain HTTP on an address that others can reach
  /// @param origins web origins whose pages may read answers, such as `https://shop.example`
  /// @param trustedProxies address ranges such as `10.1.0.7/32` of proxies whose forwarding headers
  ///   are believed
  public record Trust(
      @Nullable Tls tls, boolean insecureLan, Set<String> origins, Set<String> trustedProxies) {
    public Trust {
      origins = lowerCase(origins);
      trustedProxies = Set.copyOf(trustedProxies);
    }
  }

  /// Settings for plain HTTP, used by this machine's own programs.
  public ServerOptions(
      String host, int port, int sandboxPort, Set<String> hostNames, int perMinute) {
    this(
        new Listen(host, port, sandboxPort, hostNames),
        new Trust(null, false, Set.of(), Set.of()),
        perMinute,
        false);
  }

  public static ServerOptions standard() {
    return new ServerOptions(
        "127.0.0.1", PRODUCTION_PORT, SANDBOX_PORT, Set.of(), REQUESTS_PER_MINUTE);
  }

  public ServerOptions withPorts(int production, int sandbox) {
    return with(new Listen(listen.host, production, sandbox, listen.hostNames));
  }

  public ServerOptions withHost(String address, Set<String> names) {
    return with(new Listen(address, listen.port, listen.sandboxPort, names));
  }

  public ServerOptions withRequestsPerMinute(int most) {
    return new ServerOptions(listen, trust, most, quiet);
  }

  public ServerOptions withCorsOrigins(Set<String> pages) {
    return with(new Trust(trust.tls, trust.insecureLan, pages, trust.trustedProxies));
  }

  public ServerOptions withTls(@Nullable Tls files) {
    return with(new Trust(files, trust.insecureLan, trust.origins, trust.trustedProxies));
  }

  public ServerOptions withInsecureLan(boolean allowed) {
    return with(new Trust(trust.tls, allowed, trust.origins, trust.trustedProxies));
  }

  public ServerOptions withTrustedProxies(Set<String> ranges) {
    return with(new Trust(trust.tls, trust.insecureLan, trust.origins, ranges));
  }

  public ServerOptions withoutLog() {
    return new ServerOptions(listen, trust, perMinute, true);
  }

  private ServerOptions with(Listen other) {
    return new ServerOptions(other, trust, perMinute, quiet);
  }

  private ServerOptions with(Trust other) {
    return new ServerOptions(listen, other, perMinute, quiet);
  }

  /// Whether keys and addresses would cross a network unencrypted without the user having allowed
  /// it.
  public boolean isExposed() {
    return trust.tls == null && !trust.insecureLan && !isLoopback();
  }

  private boolean isLoopback() {
    try {
      return InetAddress.getByName(listen.host).isLoopbackAddress();
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
