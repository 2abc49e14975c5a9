package dev.quayside.engine.webhook.delivery;

import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.platform.network.EgressPolicy;
import dev.quayside.engine.platform.network.GuardedSockets;
import java.net.InetAddress;
import java.util.Locale;
import java.util.Optional;
import okhttp3.HttpUrl;

/// Checks a webhook's url. The address of its host is checked at every delivery instead, because
/// the answer of the DNS may change.
///
/// Uses the same parser as the delivery, so that the two cannot disagree.
public final class TargetUrl {

  private static final String FIELD = "url";
  private static final int LONGEST = 2048;

  private TargetUrl() {}

  public static void check(String text, Violations found) {
    var url = HttpUrl.parse(text);
    if (url == null || text.length() > LONGEST || text.chars().anyMatch(Character::isWhitespace)) {
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

  /// The host's address if it is an IP address or `localhost`, without a DNS request.
  private static Optional<InetAddress> literal(HttpUrl url) {
    var host = url.host().toLowerCase(Locale.ROOT);
    if (host.equals("localhost") || host.endsWith(".localhost")) {
      return Optional.of(InetAddress.getLoopbackAddress());
    }
    try {
      return Optional.of(InetAddress.ofLiteral(host));
    } catch (IllegalArgumentException name) {
      return Optional.empty();
    }
  }
}
