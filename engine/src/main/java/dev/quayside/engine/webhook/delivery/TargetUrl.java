package dev.quayside.engine.webhook.delivery;

import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.platform.network.EgressPolicy;
import dev.quayside.engine.platform.network.GuardedSockets;
import java.net.InetAddress;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import okhttp3.HttpUrl;

/// Checks a webhook's url. The address of its host is checked at every delivery instead, because
/// the answer of the DNS may change.
///
/// Uses the same parser as the delivery, so that the two cannot disagree.
public final class TargetUrl {

  private static final String FIELD = "url";
  private static final int LONGEST = 2048;

  /// The parser makes `https:///x` and `https:\\x` a url of the host x; other programs do not.
  private static final Pattern WRITTEN = Pattern.compile("(?i)https?://[^/\\\\\\s][^\\\\\\s]*");

  /// Ends in a number, so some programs read it as an address, and it can be no name: `0x7f000001`.
  private static final Pattern NUMBER = Pattern.compile("(?i)(.*\\.)?(\\d+|0x[0-9a-f]*)\\.?");

  private TargetUrl() {}

  public static void check(String text, Violations found) {
    var url = HttpUrl.parse(text);
    if (url == null
        || text.length() > LONGEST
        || !WRITTEN.matcher(text).matches()
        || isNoAddress(url.host())) {
      found.add(FIELD, WebhookWords.URL, LONGEST);
      return;
    }
    if (!url.username().isEmpty() || !url.password().isEmpty()) {
      found.add(FIELD, WebhookWords.USER);
    }
    if (url.fragment() != null) {
      found.add(FIELD, WebhookWords.FRAGMENT);
    }
  }

  /// Reports what an environment does not allow. An IP address is refused here already, a host name
  /// only when an event is delivered to it.
  public static void checkTarget(
      String text, Environment environment, EgressPolicy egress, Violations found) {
    var url = HttpUrl.parse(text);
    if (url == null) {
      return;
    }
    if (environment == Environment.PRODUCTION && !url.isHttps()) {
      found.add(FIELD, WebhookWords.PLAIN);
    }
    literal(url)
        .flatMap(address -> GuardedSockets.refusal(egress, environment, address))
        .ifPresent(refusal -> found.add(FIELD, refusal));
  }

  private static boolean isNoAddress(String host) {
    return NUMBER.matcher(host).matches() && address(host).isEmpty();
  }

  /// The host's address if it is an IP address or `localhost`, without a DNS request.
  private static Optional<InetAddress> literal(HttpUrl url) {
    var host = url.host().toLowerCase(Locale.ROOT).replaceFirst("\\.$", "");
    if (host.equals("localhost") || host.endsWith(".localhost")) {
      return Optional.of(InetAddress.getLoopbackAddress());
    }
    return address(host);
  }

  private static Optional<InetAddress> address(String literal) {
    try {
      return Optional.of(InetAddress.ofLiteral(literal));
    } catch (IllegalArgumentException name) {
      return Optional.empty();
    }
  }
}
