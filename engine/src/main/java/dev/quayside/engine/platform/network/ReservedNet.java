package dev.quayside.engine.platform.network;

import dev.quayside.engine.platform.PlatformWords;
import dev.quayside.printing.message.MessageKey;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// Addresses outside the public internet: the special-purpose registries of IANA (RFC 6890 and its
/// successors).
///
/// @param name with its article
/// @param nobodys closed to sandbox workspaces too: no receiver can be there, but a cloud's
///   metadata service may
record ReservedNet(Net net, MessageKey name, boolean nobodys) {

  private static final List<ReservedNet> ALL =
      List.of(
          own("127.0.0.0/8", PlatformWords.NET_LOOPBACK),
          own("::1", PlatformWords.NET_LOOPBACK),
          own("0.0.0.0/8", PlatformWords.NET_UNSPECIFIED),
          own("::", PlatformWords.NET_UNSPECIFIED),
          own("10.0.0.0/8", PlatformWords.NET_PRIVATE),
          own("172.16.0.0/12", PlatformWords.NET_PRIVATE),
          own("192.168.0.0/16", PlatformWords.NET_PRIVATE),
          own("fc00::/7", PlatformWords.NET_UNIQUE_LOCAL),
          own("fec0::/10", PlatformWords.NET_SITE_LOCAL),
          own("100.64.0.0/10", PlatformWords.NET_SHARED),
          closed("169.254.0.0/16", PlatformWords.NET_LINK_LOCAL),
          closed("fe80::/10", PlatformWords.NET_LINK_LOCAL),
          closed("fd00:ec2::254", PlatformWords.NET_METADATA),
          closed("100.100.100.200", PlatformWords.NET_METADATA),
          closed("192.0.0.0/24", PlatformWords.NET_PROTOCOL),
          closed("224.0.0.0/4", PlatformWords.NET_MULTICAST),
          closed("ff00::/8", PlatformWords.NET_MULTICAST),
          closed("240.0.0.0/4", PlatformWords.NET_RESERVED),
          closed("192.0.2.0/24", PlatformWords.NET_DOCUMENTATION),
          closed("198.51.100.0/24", PlatformWords.NET_DOCUMENTATION),
          closed("203.0.113.0/24", PlatformWords.NET_DOCUMENTATION),
          closed("2001:db8::/32", PlatformWords.NET_DOCUMENTATION),
          closed("3fff::/20", PlatformWords.NET_DOCUMENTATION),
          closed("198.18.0.0/15", PlatformWords.NET_BENCHMARKS),
          closed("192.88.99.0/24", PlatformWords.NET_RELAY_6TO4),
          closed("2001::/32", PlatformWords.NET_TEREDO),
          closed("64:ff9b:1::/48", PlatformWords.NET_TRANSLATION),
          closed("100::/64", PlatformWords.NET_DISCARD));

  /// IPv4 inside IPv6, with the byte it starts at: NAT64 (RFC 6052), 6to4 (RFC 3056) and the
  /// IPv4-compatible form. Java reads the IPv4-mapped form as IPv4 already.
  private static final List<Embedding> EMBEDDINGS =
      List.of(
          new Embedding(Net.parse("64:ff9b::/96"), 12),
          new Embedding(Net.parse("2002::/16"), 2),
          new Embedding(Net.parse("::/96"), 12));

  private record Embedding(Net net, int at) {}

  /// The narrowest reserved range that holds `address` or the IPv4 address inside it.
  static Optional<ReservedNet> of(InetAddress address) {
    return ALL.stream()
        .filter(each -> each.net.contains(address))
        .max((one, other) -> Integer.compare(one.net.prefix(), other.net.prefix()))
        .or(() -> embedded(address).flatMap(ReservedNet::of));
  }

  private static Optional<InetAddress> embedded(InetAddress address) {
    return EMBEDDINGS.stream()
        .filter(each -> each.net.contains(address))
        .findFirst()
        .map(each -> ipv4(address, each.at));
  }

  private static InetAddress ipv4(InetAddress address, int at) {
    try {
      return InetAddress.getByAddress(Arrays.copyOfRange(address.getAddress(), at, at + 4));
    } catch (UnknownHostException e) {
      throw new IllegalStateException("four bytes are an address", e);
    }
  }

  private static ReservedNet own(String net, MessageKey name) {
    return new ReservedNet(Net.parse(net), name, false);
  }

  private static ReservedNet closed(String net, MessageKey name) {
    return new ReservedNet(Net.parse(net), name, true);
  }
}
