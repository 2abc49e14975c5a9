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

/// Calls that reach only what the gate lets an environment reach: straight, or through the proxy
/// Java is told to use.
///
/// Straight, the very address is judged that is connected to ({@link GuardedSockets}). A proxy is
/// where its owner put it, mostly in his own network, and looks names up by itself: there the host
/// is judged as it is written, and by the addresses that its name has here. Of a name that only the
/// proxy knows the proxy is the judge.
public final class GuardedClient implements Call.Factory {

  /// No top level of names begins with a digit: `0x7f000001` is an address in disguise.
  private static final Pattern NAME = Pattern.compile("(.*\\.)?[a-z][^.:]*\\.?");

  private final OkHttpClient straight;
  private final OkHttpClient proxied;

  /// @param basis what calls are like beside where they go
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

  /// A SOCKS proxy is not meant: Java's sockets go through it by themselves, guarded ones too.
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
