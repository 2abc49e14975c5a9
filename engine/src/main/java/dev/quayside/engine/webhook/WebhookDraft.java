package dev.quayside.engine.webhook;

import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.network.EgressPolicy;
import dev.quayside.engine.webhook.delivery.TargetUrl;
import dev.quayside.engine.webhook.delivery.WebhookWords;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// What somebody asks for.
///
/// @param events names of event types
/// @param secret for the signatures; null to have one made
public record WebhookDraft(@Nullable String url, List<String> events, @Nullable String secret) {

  private static final String KNOWN =
      EventType.subscribable().stream().map(EventType::wire).collect(Collectors.joining(", "));

  public WebhookDraft {
    events = List.copyOf(events);
  }

  /// The draft's secret is nobody's business in a log line.
  @Override
  public String toString() {
    return "WebhookDraft[" + url + ", " + events + "]";
  }

  /// What is wrong in any environment.
  void check(Violations found) {
    found.require("url", url);
    if (url != null && !url.isBlank()) {
      TargetUrl.check(url, found);
    }
    if (events.isEmpty()) {
      found.add("events", WebhookWords.EVENTS, KNOWN);
    }
    for (int i = 0; i < events.size(); i++) {
      if (type(events.get(i)) == null) {
        found.add("events[" + i + "]", FieldWords.ONE_OF, KNOWN);
      }
    }
    if (secret != null && secret.isBlank()) {
      found.add("secret", WebhookWords.SECRET_BLANK);
    }
  }

  /// @throws dev.quayside.engine.base.problem.ProblemException `INVALID_REQUEST` naming all that is
  ///   wrong
  public Checked checked(Environment environment, EgressPolicy egress) {
    var found = new Violations();
    check(found);
    if (url != null && found.isEmpty()) {
      TargetUrl.checkTarget(url, environment, egress, found);
    }
    found.throwAs(ProblemCode.INVALID_REQUEST);
    var types = new LinkedHashSet<EventType>();
    events.forEach(name -> EventType.ofWire(name).ifPresent(types::add));
    return new Checked(url == null ? "" : url, List.copyOf(types), secret);
  }

  /// A draft without faults; each event type once.
  public record Checked(String url, List<EventType> events, @Nullable String secret) {}

  private static @Nullable EventType type(String name) {
    return EventType.ofWire(name).filter(EventType.subscribable()::contains).orElse(null);
  }
}
