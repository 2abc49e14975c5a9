package dev.quayside.engine.customs;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// The declaration that goes with an international shipment.
public record Customs(
    ContentsType contentsType,
    @Nullable String contentsExplanation,
    List<CustomsItem> items,
    Incoterm incoterm) {
  public Customs {
    items = List.copyOf(items);
  }
}
