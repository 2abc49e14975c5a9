package dev.quayside.engine.parcel.product;

import java.util.ArrayList;
import java.util.List;

/// The result of taking products into the catalogue.
///
/// @param changed products that are new to it or better known now, as they are stored
public record ProductIntake(int created, int updated, int unchanged, List<Product> changed) {

  static final ProductIntake NOTHING = new ProductIntake(0, 0, 0, List.of());

  public ProductIntake {
    changed = List.copyOf(changed);
  }

  ProductIntake and(ProductIntake more) {
    var all = new ArrayList<>(changed);
    all.addAll(more.changed);
    return new ProductIntake(
        created + more.created, updated + more.updated, unchanged + more.unchanged, all);
  }
}
