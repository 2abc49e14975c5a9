package dev.quayside.engine.parcel.product;

import java.util.List;

/// What products bring to the catalogue.
///
/// @param changed those that are new to it or known better now, as it has them then
public record ProductIntake(int created, int updated, int unchanged, List<Product> changed) {
  public ProductIntake {
    changed = List.copyOf(changed);
  }
}
