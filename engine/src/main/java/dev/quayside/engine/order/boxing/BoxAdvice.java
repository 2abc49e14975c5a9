package dev.quayside.engine.order.boxing;

import java.util.List;
import java.util.Set;

/// How goods can be boxed.
///
/// @param plans of one parcel each, the one that is chosen first; empty where nothing fits
/// @param unknown SKUs, or names where there is none, of goods without known sides
public record BoxAdvice(List<BoxPlan> plans, Set<String> unknown) {

  /// Where the box is not left to the contents.
  public static final BoxAdvice NONE = new BoxAdvice(List.of(), Set.of());

  public BoxAdvice {
    plans = List.copyOf(plans);
  }
}
