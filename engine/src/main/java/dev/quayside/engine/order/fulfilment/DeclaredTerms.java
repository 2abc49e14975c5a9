package dev.quayside.engine.order.fulfilment;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.engine.parcel.customs.CustomsDraft;
import dev.quayside.engine.parcel.customs.Incoterm;
import dev.quayside.engine.parcel.customs.TaxId;
import dev.quayside.engine.parcel.option.OptionsDraft;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a request says of an order's declaration, whose goods are the order's items.
///
/// @param incoterm null to follow who pays duties
record DeclaredTerms(
    List<TaxId> taxIds, @Nullable Money dutiesPrepaid, @Nullable Incoterm incoterm) {

  static final DeclaredTerms NONE = new DeclaredTerms(List.of(), null, null);

  DeclaredTerms {
    taxIds = List.copyOf(taxIds);
  }

  /// As they were quoted.
  static DeclaredTerms of(@Nullable Customs quoted) {
    return quoted == null
        ? NONE
        : new DeclaredTerms(quoted.taxIds(), quoted.dutiesPrepaid(), quoted.incoterm());
  }

  /// What these say, and of the rest what is said there.
  DeclaredTerms or(DeclaredTerms others) {
    return new DeclaredTerms(
        taxIds.isEmpty() ? others.taxIds : taxIds,
        dutiesPrepaid == null ? others.dutiesPrepaid : dutiesPrepaid,
        incoterm == null ? others.incoterm : incoterm);
  }

  /// The declaration on these terms.
  ///
  /// @param options say who pays duties, where they say it
  @Nullable CustomsDraft onto(@Nullable CustomsDraft goods, OptionsDraft options) {
    if (goods == null || equals(NONE)) {
      return goods;
    }
    return new CustomsDraft(
        goods.contentsType(),
        goods.contentsExplanation(),
        goods.items(),
        terms(goods, options),
        goods.references(),
        taxIds,
        dutiesPrepaid);
  }

  private Incoterm terms(CustomsDraft goods, OptionsDraft options) {
    if (dutiesPrepaid != null) {
      return Incoterm.DDP;
    }
    return incoterm == null || options.duties() != null ? goods.incoterm() : incoterm;
  }
}
