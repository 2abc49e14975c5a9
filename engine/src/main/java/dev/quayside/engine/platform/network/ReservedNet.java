package dev.quayside.engine.platform.network;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// Addresses that are not a host of the public internet: the special-purpose registries of IANA
/// (RFC 6890 and those after it).
///
/// @param name with its article
/// @param nobodys no receiver of anybody's can be there, a cloud's metadata service may: closed to
///   sandbox workspaces too
record ReservedNet(Net net, String name, boolean nobodys) {

  private static final List<ReservedNet> ALL =
      List.of(
          own("127.0.0.0/8", "a loopback address"),
          own("::1", "a loopback address"),
          own("0.0.0.0/8", "an unspecified address"),
          own("::", "an unspecified address"),
          own("10.0.0.0/8", "a private address"),
          own("172.16.0.0/12", "a private address"),
          own("192.168.0.0/16", "a private address"),
          own("fc00::/7", "a unique local address"),
          own("fec0::/10", "a site-local address"),
          own("100.64.0.0/10", "an address shared by a carrier's customers"),
          closed("169.254.0.0/16", "a link-local address"),
          closed("fe80::/10", "a link-local address"),
          closed("fd00:ec2::254", "a cloud's metadata address"),
          closed("100.100.100.200", "a cloud's metadata address"),
          closed("192.0.0.0/24", "a protocol assignment"),
          closed("224.0.0.0/4", "a multicast address"),
          closed("ff00::/8", "a multicast address"),
          closed("240.0.0.0/4", "a reserved address"),
          closed("192.0.2.0/24", "an address for documentation"),
          closed("198.51.100.0/24", "an address for documentation"),
          closed("203.0.113.0/24", "an address for documentation"),
          closed("2001:db8::/32", "an address for documentation"),
          closed("3fff::/20", "an address for documentation"),
          closed("198.18.0.0/15", "an address for benchmarks"),
          closed("192.88.99.0/24", "a 6to4 relay"),
          closed("2001::/32", "a Teredo tunnel"),
          closed("64:ff9b:1::/48", "a local translation prefix"),
          closed("100::/64", "a discard address"));

  /// IPv4 inside IPv6, with the byte where it starts: NAT64 (RFC 6052), 6to4 (RFC 3056) and the
  /// IPv4-compatible form. The IPv4-mapped form is IPv4 to Java already.
  private static final List<Embedding> EMBEDDINGS =
      List.of(
          new Embedding(Net.parse("64:ff9b::/96"), 12),
          new Embedding(Net.parse("2002::/16"), 2),
          new Embedding(Net.parse("::/96"), 12));

  private record Embedding(Net net, int at) {}

  /// The narrowest kind of reserved address that `address` is, itself or by what it embeds.
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

  private static ReservedNet own(String net, String name) {
    return new ReservedNet(Net.parse(net), name, false);
  }

  private static ReservedNet closed(String net, String name) {
    return new ReservedNet(Net.parse(net), name, true);
  }
}
