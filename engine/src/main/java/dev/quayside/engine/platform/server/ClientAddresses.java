package dev.quayside.engine.platform.server;

import dev.quayside.engine.platform.network.Net;
import io.javalin.http.Context;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Finds the network address a request comes from. Forwarding headers are believed only as far as
/// trusted proxies have written them: from the end, hop by hop.
final class ClientAddresses {

  private static final Pattern FORWARDED_FOR =
      Pattern.compile("(?i)(?:^|;)\\s*for=\"?([^;\"]+)\"?");
  private static final Pattern WITH_PORT =
      Pattern.compile("\\[([0-9A-Fa-f:.]+)](?::\\d+)?|([0-9.]+)(?::\\d+)?");

  /// Bytes of an IPv6 address that one home or office shares: a visitor can change the others
  /// freely.
  private static final int HOME_BYTES = 8;

  private final List<Net> proxies;

  /// @param proxies as {@link Net#parse} reads them
  ClientAddresses(Collection<String> proxies) {
    this.proxies = proxies.stream().map(Net::parse).toList();
  }

  /// The visitor's address, or the part of it that stays the same.
  String of(Context context) {
    var peer = address(context.ip());
    return peer.map(each -> home(sender(context, each))).orElse(context.ip());
  }

  private InetAddress sender(Context context, InetAddress peer) {
    if (!isTrusted(peer)) {
      return peer;
    }
    var listed = hops(context, "X-Forwarded-For");
    var forwarded = hops(context, "Forwarded").stream().map(ClientAddresses::forwardedFor).toList();
    if (listed.isEmpty() || forwarded.isEmpty()) {
      return last(listed.isEmpty() ? forwarded : listed, peer);
    }
    // a proxy writes only one of the headers, and the visitor may have made up the other
    var sender = last(listed, peer);
    return sender.equals(last(forwarded, peer)) ? sender : peer;
  }

  private InetAddress last(List<String> hops, InetAddress peer) {
    var nearest = peer;
    for (var hop : hops.reversed()) {
      var address = address(hop);
      if (address.isEmpty()) {
        return nearest;
      }
      nearest = address.get();
      if (!isTrusted(nearest)) {
        return nearest;
      }
    }
    return nearest;
  }

  private boolean isTrusted(InetAddress address) {
    return proxies.stream().anyMatch(net -> net.contains(address));
  }

  private static List<String> hops(Context context, String header) {
    return Collections.list(context.req().getHeaders(header)).stream()
        .flatMap(line -> Arrays.stream(line.split(",")))
        .map(String::strip)
        .filter(hop -> !hop.isEmpty())
        .collect(Collectors.toList());
  }

  /// The address in an element of RFC 7239; `unknown` and `_hidden` are not addresses.
  private static String forwardedFor(String element) {
    var found = FORWARDED_FOR.matcher(element);
    return found.find() ? found.group(1).strip() : "";
  }

  private static Optional<InetAddress> address(String text) {
    var bare = text.indexOf(':') < 0 ? text : withoutPort(text);
    try {
      return Optional.of(InetAddress.ofLiteral(bare.toLowerCase(Locale.ROOT)));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private static String withoutPort(String text) {
    return Optional.of(WITH_PORT.matcher(text))
        .filter(Matcher::matches)
        .map(found -> found.group(1) == null ? found.group(2) : found.group(1))
        .orElse(text);
  }

  private static String home(InetAddress address) {
    if (!(address instanceof Inet6Address) || address.isLoopbackAddress()) {
      return address.getHostAddress();
    }
    var bytes = address.getAddress();
    Arrays.fill(bytes, HOME_BYTES, bytes.length, (byte) 0);
    try {
      return InetAddress.getByAddress(bytes).getHostAddress();
    } catch (UnknownHostException e) {
      throw new IllegalStateException("sixteen bytes are an address", e);
    }
  }
}
