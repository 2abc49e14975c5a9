package dev.quayside.engine.webhook;

import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.platform.event.EventSelection;
import dev.quayside.engine.platform.network.EgressPolicy;
import dev.quayside.engine.webhook.delivery.TargetUrl;
import dev.quayside.engine.webhook.delivery.WebhookWords;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A requested webhook, before it is checked.
///
/// @param events names as in {@link EventSelection}
/// @param secret secret for the signatures; null to generate one
public record WebhookDraft(@Nullable String url, List<String> events, @Nullable String secret) {

  public WebhookDraft {
    events = List.copyOf(events);
  }

  /// Leaves the secret out, so that it cannot get into a log.
  @Override
  public String toString() {
    return "WebhookDraft[" + url + ", " + events + "]";
  }

  /// Reports what is wrong in any environment.
  void check(Violations found) {
    found.require("url", url);
    if (url != null && !url.isBlank()) {
      TargetUrl.check(url, found);
    }
    checkEvents(events, found);
    checkSecret(secret, found);
  }

  static void checkEvents(List<String> events, Violations found) {
    if (events.isEmpty()) {
      found.add("events", WebhookWords.EVENTS, EventSelection.KNOWN);
    }
    for (int i = 0; i < events.size(); i++) {
      if (!EventSelection.known().contains(events.get(i))) {
        found.add("events[" + i + "]", FieldWords.ONE_OF, EventSelection.KNOWN);
      }
    }
  }

  static void checkSecret(@Nullable String secret, Violations found) {
    if (secret != null && secret.isBlank()) {
      found.add("secret", WebhookWords.SECRET_BLANK);
    }
  }

  /// @throws dev.quayside.engine.base.problem.ProblemException `INVALID_REQUEST` naming every error
  public Checked checked(Environment environment, EgressPolicy egress) {
    var found = new Violations();
    check(found);
    if (url != null && found.isEmpty()) {
      TargetUrl.checkTarget(url, environment, egress, found);
    }
    found.throwAs(ProblemCode.INVALID_REQUEST);
    return new Checked(url == null ? "" : url, new EventSelection(events), secret);
  }

  /// A draft without errors.
  public record Checked(String url, EventSelection events, @Nullable String secret) {}
}
