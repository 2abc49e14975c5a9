package dev.quayside.engine.order.file.table;

import dev.quayside.engine.order.NewOrder;
import dev.quayside.engine.order.file.outcome.BadOrder;
import dev.quayside.engine.order.file.outcome.LeftOut;
import dev.quayside.engine.parcel.ParcelDraft;
import java.util.List;

/// What the rows of one reference say.
public sealed interface TableOrder {

  String number();

  /// An order, whose address may still have to be put right.
  ///
  /// @param parcels those that it goes in, in their order; empty where the rows do not say
  record Good(NewOrder order, List<ParcelDraft> parcels) implements TableOrder {
    public Good {
      parcels = List.copyOf(parcels);
    }

    @Override
    public String number() {
      return order.number();
    }
  }

  /// Rows that cannot be read.
  record Bad(BadOrder order) implements TableOrder {
    @Override
    public String number() {
      return order.number();
    }
  }

  /// An order that is not to be shipped, as its rows say.
  record Left(LeftOut order) implements TableOrder {
    @Override
    public String number() {
      return order.number();
    }
  }
}
