package dev.quayside.engine.platform.event;

import java.util.List;

/// Some of the events asked for.
///
/// @param more whether there are more after them
public record EventSlice(List<Event> events, boolean more) {
  public EventSlice {
    events = List.copyOf(events);
  }
}
