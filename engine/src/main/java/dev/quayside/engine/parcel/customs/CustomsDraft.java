package dev.quayside.engine.parcel.customs;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violations;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A declaration as typed, not checked yet.
///
/// @param references null when there are none
/// @param taxIds see {@link Customs}
/// @param dutiesPrepaid see {@link Customs}
public record CustomsDraft(
    ContentsType contentsType,
    @Nullable String contentsExplanation,
    List<CustomsItemDraft> items,
    Incoterm incoterm,
    @Nullable CustomsReferences references,
    List<TaxId> taxIds,
    @Nullable Money dutiesPrepaid) {

  public CustomsDraft {
    items = List.copyOf(items);
    taxIds = taxIds == null ? List.of() : List.copyOf(taxIds);
  }

  /// A declaration without tax numbers of known kinds, and without prepaid duties.
  public CustomsDraft(
      ContentsType contentsType,
      @Nullable String contentsExplanation,
      List<CustomsItemDraft> items,
      Incoterm incoterm,
      @Nullable CustomsReferences references) {
    this(contentsType, contentsExplanation, items, incoterm, references, List.of(), null);
  }

  /// A declaration without references.
  public CustomsDraft(
      ContentsType contentsType,
      @Nullable String contentsExplanation,
      List<CustomsItemDraft> items,
      Incoterm incoterm) {
    this(contentsType, contentsExplanation, items, incoterm, null);
  }

  /// @param path of the declaration in the request: `customs`
  public void check(String path, Violations found) {
    if (contentsType == ContentsType.OTHER) {
      found.require(path + ".contentsExplanation", contentsExplanation);
    }
    if (items.isEmpty() && contentsType != ContentsType.DOCUMENTS) {
      found.add(path + ".items", FieldWords.NO_ITEMS);
    }
    for (int i = 0; i < items.size(); i++) {
      items.get(i).check(path + ".items[" + i + "]", found);
    }
  }

  /// The same declaration on other terms.
  public CustomsDraft with(Incoterm terms) {
    return new CustomsDraft(
        contentsType, contentsExplanation, items, terms, references, taxIds, dutiesPrepaid);
  }

  /// Whether {@link #check} would find nothing.
  public boolean isComplete() {
    var found = new Violations();
    check("customs", found);
    return found.isEmpty();
  }

  /// Gives pieces without a weight an equal share of what the others leave of the weighed parcel.
  /// Nothing else is filled in: the sender signs for the rest.
  ///
  /// @param parcelOz in ounces; null while the parcel is not weighed
  public CustomsDraft sharingWeight(@Nullable BigDecimal parcelOz) {
    var share = CustomsItemDraft.share(items, parcelOz);
    return new CustomsDraft(
        contentsType,
        contentsExplanation,
        items.stream().map(item -> item.sharing(share)).toList(),
        incoterm,
        references,
        taxIds,
        dutiesPrepaid);
  }

  /// The declaration, once {@link #check} has found nothing.
  public Customs value() {
    return new Customs(
        contentsType,
        contentsExplanation == null || contentsExplanation.isBlank()
            ? null
            : contentsExplanation.strip(),
        items.stream().map(CustomsItemDraft::item).toList(),
        incoterm,
        references,
        taxIds,
        dutiesPrepaid);
  }
}
