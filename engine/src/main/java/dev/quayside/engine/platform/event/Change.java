package dev.quayside.engine.platform.event;

import java.util.Set;

/// Something is different from what a listener last saw. It names what to look at again, never what
/// it looks like now: so a late change is as good as an early one.
///
/// @param ids at most {@link #MOST_IDS}; empty when so much changed that all has to be looked at
public record Change(Topic topic, Set<String> ids) {

  /// Past so many ids, looking at everything is cheaper than looking at each.
  public static final int MOST_IDS = 1_000;

  public Change {
    ids = Set.copyOf(ids);
  }

  public boolean isEverything() {
    return ids.isEmpty();
  }
}
