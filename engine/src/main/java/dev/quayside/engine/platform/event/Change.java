package dev.quayside.engine.platform.event;

import java.util.Set;

/// Tells a listener what to look at again, never what it looks like now, so that a late change is
/// as good as an early one.
///
/// @param ids at most {@link #MOST_IDS}; empty when so many changed that everything must be looked
///   at
public record Change(Topic topic, Set<String> ids) {

  /// Ids in one change. With more, looking at everything is cheaper than looking at each.
  public static final int MOST_IDS = 1_000;

  public Change {
    ids = Set.copyOf(ids);
  }

  public boolean isEverything() {
    return ids.isEmpty();
  }
}
