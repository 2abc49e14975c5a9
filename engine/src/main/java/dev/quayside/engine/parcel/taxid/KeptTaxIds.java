package dev.quayside.engine.parcel.taxid;

import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.engine.parcel.customs.TaxId;
import dev.quayside.engine.parcel.customs.TaxIdKind;
import dev.quayside.engine.parcel.customs.TaxIdSide;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/// The tax numbers of one workspace, in the order they were given.
public record KeptTaxIds(List<KeptTaxId> numbers) {

  /// Those under which the tax was collected at the sale come first: a carrier with room for one
  /// number needs these most.
  private static final Set<TaxIdKind> COLLECTED =
      Set.of(TaxIdKind.IOSS, TaxIdKind.VOEC, TaxIdKind.ARN);

  static final KeptTaxIds NONE = new KeptTaxIds(List.of());

  public KeptTaxIds {
    numbers = List.copyOf(Absent.toEmpty(numbers));
  }

  /// Those to fill into a declaration, which names none of their kind for the sender.
  List<TaxId> missing(Customs customs, String to) {
    return ofUnsaidKinds(customs)
        .filter(each -> each.isFor(customs, to))
        .map(KeptTaxId::number)
        .sorted(Comparator.comparing(each -> !COLLECTED.contains(each.kind())))
        .toList();
  }

  /// Those that only the currency of the goods keeps out.
  List<KeptTaxId> inAnotherCurrency(Customs customs, String to) {
    return ofUnsaidKinds(customs).filter(each -> each.isInAnotherCurrency(customs, to)).toList();
  }

  private Stream<KeptTaxId> ofUnsaidKinds(Customs customs) {
    var said = customs.taxIds(TaxIdSide.SENDER).stream().map(TaxId::kind).toList();
    return numbers.stream().filter(each -> !said.contains(each.kind()));
  }
}
