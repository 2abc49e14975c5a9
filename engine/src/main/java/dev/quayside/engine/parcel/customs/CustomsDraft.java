package dev.quayside.engine.parcel.customs;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violations;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A declaration as somebody typed it.
///
/// @param references null for none
public record CustomsDraft(
    ContentsType contentsType,
    @Nullable String contentsExplanation,
    List<CustomsItemDraft> items,
    Incoterm incoterm,
    @Nullable CustomsReferences references) {

  public CustomsDraft {
    items = List.copyOf(items);
  }

  /// Without further numbers.
  public CustomsDraft(
      ContentsType contentsType,
      @Nullable String contentsExplanation,
      List<CustomsItemDraft> items,
      Incoterm incoterm) {
    this(contentsType, contentsExplanation, items, incoterm, null);
  }

  /// @param path where it stands in a request: `customs`
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

  /// Whether nothing is missing and nothing wrong.
  public boolean isComplete() {
    var found = new Violations();
    check("customs", found);
    return found.isEmpty();
  }

  /// Pieces without a weight share what the others leave of the parcel's, which was weighed.
  /// Nothing else is assumed: the sender signs for the rest.
  ///
  /// @param parcelOz in ounces; null while the parcel is not weighed
  public CustomsDraft sharingWeight(@Nullable BigDecimal parcelOz) {
    var share = CustomsItemDraft.share(items, parcelOz);
    return new CustomsDraft(
        contentsType,
        contentsExplanation,
        items.stream().map(item -> item.sharing(share)).toList(),
        incoterm,
        references);
  }

  /// The value, once {@link #check} found nothing.
  public Customs value() {
    return new Customs(
        contentsType,
        contentsExplanation == null || contentsExplanation.isBlank()
            ? null
            : contentsExplanation.strip(),
        items.stream().map(CustomsItemDraft::item).toList(),
        incoterm,
        references);
  }
}
