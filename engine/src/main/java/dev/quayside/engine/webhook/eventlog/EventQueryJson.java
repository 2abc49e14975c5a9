package dev.quayside.engine.webhook.eventlog;

import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.platform.event.EventJson;
import dev.quayside.engine.platform.event.EventQuery;
import dev.quayside.engine.platform.event.EventSelection;
import dev.quayside.engine.platform.event.EventSlice;
import dev.quayside.engine.platform.server.route.QueryParameters;
import dev.quayside.engine.webhook.delivery.WebhookWords;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Queries of the event log and their answers, on the wire.
final class EventQueryJson {

  private static final Pattern ID = Pattern.compile("evt_[0-9A-Z]{26}");
  private static final String RISING = "createdAt";
  private static final String FALLING = "-createdAt";
  private static final int LONGEST_SECONDS = 86_400;

  /// A page of events.
  record Answer(List<EventJson> data, Pagination pagination) {}

  /// @param nextCursor for the events after this page, including future ones; null before the first
  ///   event
  record Pagination(int pageSize, @Nullable String nextCursor, boolean hasMore) {}

  private EventQueryJson() {}

  static EventQuery read(QueryParameters query) {
    var sort = query.choice("sort", new String[] {RISING, FALLING}, each -> each);
    return new EventQuery(
        selection(query),
        event("cursor", query.textOrNothing("cursor"), query),
        query.instant("since"),
        RISING.equals(sort),
        query.integer("pageSize", Page.Request.DEFAULT_SIZE, 1, Page.Request.LARGEST_SIZE));
  }

  /// @param header id of the last event the reader has, as browsers send it
  static EventStreams.Wanted wanted(QueryParameters query, @Nullable String header) {
    var seconds = query.integer("seconds", LONGEST_SECONDS, 0, LONGEST_SECONDS);
    var last = header == null || header.isEmpty() ? null : header;
    return new EventStreams.Wanted(
        selection(query), event("Last-Event-ID", last, query), Duration.ofSeconds(seconds));
  }

  static Answer answer(EventQuery asked, EventSlice found, Environment environment) {
    var last = found.events().isEmpty() ? asked.cursor() : found.events().getLast().id();
    return new Answer(
        found.events().stream().map(event -> EventJson.of(event, environment)).toList(),
        new Pagination(asked.size(), last, found.more()));
  }

  private static @Nullable String event(String name, @Nullable String id, QueryParameters query) {
    if (id != null && !ID.matcher(id).matches()) {
      query.violations().add(name, WebhookWords.CURSOR);
      return null;
    }
    return id;
  }

  private static EventSelection selection(QueryParameters query) {
    var text = query.text("type");
    if (text == null) {
      return EventSelection.EVERYTHING;
    }
    var names = Stream.of(text.split(",")).map(String::strip).toList();
    if (!EventSelection.known().containsAll(names)) {
      query.violations().add("type", FieldWords.ONE_OF, EventSelection.KNOWN);
    }
    return new EventSelection(names);
  }
}
