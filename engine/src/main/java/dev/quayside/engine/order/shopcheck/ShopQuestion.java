package dev.quayside.engine.order.shopcheck;

import dev.quayside.engine.base.problem.Violations;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;

/// The question to shops before one purchase. Each order is asked about once, however many parcels
/// the purchase has.
public final class ShopQuestion {

  private final ShopCheck.Heed heed;
  private final Violations unasked;
  private final Set<String> asked = new HashSet<>();

  /// @param unasked receives which shops could not be asked, and why
  public ShopQuestion(ShopCheck.Heed heed, Violations unasked) {
    this.heed = heed;
    this.unasked = unasked;
  }

  public ShopQuestion(ShopCheck.Heed heed) {
    this(heed, new Violations());
  }

  public ShopCheck.Heed heed() {
    return heed;
  }

  /// Which shops could not be asked, and why.
  public Violations unasked() {
    return unasked;
  }

  /// Those of the orders that were not asked about yet; they count as asked about from here on.
  public Set<String> unread(Collection<String> orderIds) {
    var unread = new TreeSet<>(orderIds);
    unread.removeAll(asked);
    asked.addAll(unread);
    return unread;
  }
}
