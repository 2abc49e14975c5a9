package dev.quayside.engine.copy;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.parcel.taxid.KeptTaxId;
import dev.quayside.engine.parcel.taxid.KeptTaxIds;
import dev.quayside.engine.parcel.taxid.TaxIds;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/// Tax numbers of the sender, told apart by kind, number and country.
public record TaxIdPart(TaxIds taxIds) implements CopyPart {

  @Override
  public CopyKind kind() {
    return CopyKind.TAX_IDS;
  }

  @Override
  public Stream<CopyStep> steps(CopyRequest request) {
    var there = taxIds.get(request.to());
    return taxIds.get(request.from()).numbers().stream()
        .map(
            each -> {
              var before = like(there, each);
              return CopyStep.of(
                  request,
                  each.kind().wire() + " " + each.value(),
                  before.isPresent(),
                  () -> before.filter(each::equals).isPresent(),
                  List.of(),
                  () -> keep(request.to(), each));
            });
  }

  private void keep(Caller to, KeptTaxId number) {
    var now = new ArrayList<>(taxIds.get(to).numbers());
    now.removeIf(each -> isLike(each, number));
    now.add(number);
    taxIds.keep(to, new KeptTaxIds(now));
  }

  private static Optional<KeptTaxId> like(KeptTaxIds there, KeptTaxId number) {
    return there.numbers().stream().filter(each -> isLike(each, number)).findFirst();
  }

  private static boolean isLike(KeptTaxId one, KeptTaxId other) {
    return one.kind() == other.kind()
        && one.value().equalsIgnoreCase(other.value())
        && Objects.equals(one.country(), other.country());
  }
}
