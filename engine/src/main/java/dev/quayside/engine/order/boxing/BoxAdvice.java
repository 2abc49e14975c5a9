package dev.quayside.engine.order.boxing;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// How goods can be boxed.
///
/// @param plans of one parcel each, the one that is chosen first; empty where nothing fits
/// @param learned whether the first is there because it was chosen for the same goods before, and
///   not because it is the cheapest
/// @param unknown SKUs, or names where there is none, of goods without known sides
/// @param usual the box that just these goods went in most; null where their sides are known, or
///   they never went in any
/// @param proposal what is proposed with this; null for goods that cannot be recognized
public record BoxAdvice(
    List<BoxPlan> plans,
    boolean learned,
    Set<String> unknown,
    @Nullable UsualBox usual,
    @Nullable BoxProposal proposal) {

  /// Where the box is not left to the contents.
  public static final BoxAdvice NONE = new BoxAdvice(List.of(), false, Set.of(), null, null);

  public BoxAdvice {
    plans = List.copyOf(plans);
  }
}
