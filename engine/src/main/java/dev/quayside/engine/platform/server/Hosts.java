package dev.quayside.engine.platform.server;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.server.json.ServerWords;
import java.net.InetAddress;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Refuses requests for a foreign host name. A web page can point its own name at 127.0.0.1 (DNS
/// rebinding), but the browser still sends that name.
record Hosts(Set<String> names) {

  private static final Pattern LOOPBACK =
      Pattern.compile("localhost|127\\.\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}|\\[::1]");
  private static final Pattern PORT = Pattern.compile(":\\d*$");

  /// @param local the address the request arrived at: a literal address cannot be rebound
  void check(@Nullable String host, String local) {
    if (host == null
        || !ours(PORT.matcher(host).replaceFirst("").toLowerCase(Locale.ROOT), local)) {
      throw ProblemException.refused(ProblemCode.FORBIDDEN, ServerWords.WRONG_HOST);
    }
  }

  private boolean ours(String name, String local) {
    return LOOPBACK.matcher(name).matches() || names.contains(name) || isAddress(name, local);
  }

  private static boolean isAddress(String name, String local) {
    try {
      return InetAddress.ofLiteral(bare(name)).equals(InetAddress.ofLiteral(bare(local)));
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  private static String bare(String address) {
    return address.startsWith("[") && address.endsWith("]")
        ? address.substring(1, address.length() - 1)
        : address;
  }
}
