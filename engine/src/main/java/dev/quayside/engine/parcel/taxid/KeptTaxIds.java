package dev.quayside.engine.parcel.taxid;

import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.engine.parcel.customs.TaxId;
import dev.quayside.engine.parcel.customs.TaxIdSide;
import java.util.List;
import java.util.stream.Stream;

/// The tax numbers of one workspace, in the order they were given.
public record KeptTaxIds(List<KeptTaxId> numbers) {

  static final KeptTaxIds NONE = new KeptTaxIds(List.of());

  public KeptTaxIds {
    numbers = List.copyOf(Absent.toEmpty(numbers));
  }

  /// Those to fill into a declaration, which names none of their kind for the sender.
  public List<TaxId> missing(Customs customs, String to) {
    return ofUnsaidKinds(customs)
        .filter(each -> each.isFor(customs, to))
        .map(KeptTaxId::number)
        .toList();
  }

  /// Those that only the currency of the goods keeps out.
  List<KeptTaxId> inAnotherCurrency(Customs customs, String to) {
    return ofUnsaidKinds(customs).filter(each -> each.isInAnotherCurrency(customs, to)).toList();
  }

  private Stream<KeptTaxId> ofUnsaidKinds(Customs customs) {
    var said = customs.taxIds(TaxIdSide.SENDER).stream().map(TaxId::told).toList();
    return numbers.stream().filter(each -> !said.contains(each.kind()));
  }
}
