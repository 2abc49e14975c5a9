package dev.quayside.engine.platform.event;

import java.util.List;

/// Some of the events that were asked for.
///
/// @param more whether there are others behind them
public record EventSlice(List<Event> events, boolean more) {
  public EventSlice {
    events = List.copyOf(events);
  }
}
