package dev.quayside.engine.platform.network;

import dev.quayside.engine.base.identity.Environment;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Proxy;
import java.net.ProxySelector;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import javax.net.SocketFactory;
import okhttp3.Call;
import okhttp3.HttpUrl;
import okhttp3.OkHttpClient;
import okhttp3.Request;

/// Makes only calls that the egress policy allows the environment: directly, or through the proxy
/// set for Java.
///
/// A direct call is judged by the address it connects to ({@link GuardedSockets}). A proxy is where
/// its owner put it, mostly in the owner's own network, and resolves names itself. There the host
/// is judged as written, and by the addresses its name has here; a name that only the proxy can
/// resolve is left to the proxy.
public final class GuardedClient implements Call.Factory {

  /// A host that is a name. No top-level domain begins with a digit: `0x7f000001` is an address in
  /// disguise.
  private static final Pattern NAME = Pattern.compile("(.*\\.)?[a-z][^.:]*\\.?");

  private final OkHttpClient straight;
  private final OkHttpClient proxied;

  /// @param basis gives timeouts and all other settings of the calls
  public GuardedClient(OkHttpClient basis, EgressPolicy egress, Environment environment) {
    straight =
        basis
            .newBuilder()
            .proxy(Proxy.NO_PROXY)
            .socketFactory(new GuardedSockets(egress, environment))
            .build();
    proxied =
        basis
            .newBuilder()
            .socketFactory(SocketFactory.getDefault())
            .addInterceptor(
                chain -> {
                  for (var address : known(basis, chain.request().url().host())) {
                    GuardedSockets.check(egress, environment, address);
                  }
                  return chain.proceed(chain.request());
                })
            .build();
  }

  @Override
  public Call newCall(Request request) {
    return proxy(request.url())
        .map(proxy -> proxied.newBuilder().proxy(proxy).build())
        .orElse(straight)
        .newCall(request);
  }

  /// The HTTP proxy for a URL. A SOCKS proxy is left out, since Java's sockets use it by
  /// themselves, guarded ones too.
  private static Optional<Proxy> proxy(HttpUrl url) {
    return Optional.ofNullable(ProxySelector.getDefault()).stream()
        .flatMap(selector -> selector.select(url.uri()).stream())
        .findFirst()
        .filter(proxy -> proxy.type() == Proxy.Type.HTTP);
  }

  private static List<InetAddress> known(OkHttpClient basis, String host) throws IOException {
    try {
      return basis.dns().lookup(host);
    } catch (UnknownHostException unknown) {
      if (NAME.matcher(host).matches()) {
        return List.of();
      }
      throw unknown;
    }
  }
}
