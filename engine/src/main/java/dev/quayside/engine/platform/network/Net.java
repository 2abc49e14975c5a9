package dev.quayside.engine.platform.network;

import java.net.InetAddress;

/// A range of addresses, written as `10.0.0.0/8` or `fc00::/7`; a single address is a range of one.
public record Net(InetAddress first, int prefix) {

  /// @throws IllegalArgumentException when it is not a range
  public static Net parse(String text) {
    int slash = text.indexOf('/');
    var address = InetAddress.ofLiteral(slash < 0 ? text : text.substring(0, slash));
    int bits = address.getAddress().length * Byte.SIZE;
    var length = slash < 0 ? Integer.toString(bits) : text.substring(slash + 1);
    int prefix = length.matches("\\d{1,3}") ? Integer.parseInt(length) : -1;
    if (prefix < 0 || prefix > bits) {
      throw new IllegalArgumentException("not a range of addresses: " + text);
    }
    return new Net(address, prefix);
  }

  public static boolean isNet(String text) {
    try {
      parse(text);
      return true;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  public boolean contains(InetAddress address) {
    var mine = first.getAddress();
    var theirs = address.getAddress();
    if (mine.length != theirs.length) {
      return false;
    }
    for (int bit = 0; bit < prefix; bit++) {
      int mask = 0x80 >> (bit % Byte.SIZE);
      int at = bit / Byte.SIZE;
      if ((mine[at] & mask) != (theirs[at] & mask)) {
        return false;
      }
    }
    return true;
  }
}
