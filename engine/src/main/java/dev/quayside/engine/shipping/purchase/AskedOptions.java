package dev.quayside.engine.shipping.purchase;

import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.engine.parcel.customs.Incoterm;
import dev.quayside.engine.parcel.option.OptionWords;
import dev.quayside.engine.parcel.option.OptionsDraft;
import dev.quayside.engine.parcel.option.PaidBy;
import dev.quayside.engine.parcel.option.Payor;
import dev.quayside.engine.parcel.option.ShipmentReference;
import dev.quayside.engine.parcel.option.ShippingOptions;
import dev.quayside.engine.shipping.rate.RateRequest;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// What a purchase asks for beside the parcel, and what its quote was for. All of it changes the
/// price but the references and the driver's instructions, which may be added.
///
/// @param asked with its account open; what it leaves out agrees
/// @param quoted with its account open
/// @param usualDay the day the parcel leaves when none is named
record AskedOptions(OptionsDraft asked, ShippingOptions quoted, LocalDate usualDay) {

  private static final String NONE = "none";

  void compare(RateRequest request, Violations found) {
    if (asked.isNone()) {
      return;
    }
    var transport = asked.transport();
    if (transport != null && !transport.isSameAs(quoted.billing().transportOrSender())) {
      found.add(
          "billing.transport", OptionWords.DIFFERS, words(quoted.billing().transportOrSender()));
    }
    compareDuties(request.customs(), found);
    if (asked.shipDate() != null
        && !asked.shipDate().equals(Objects.requireNonNullElse(quoted.shipDate(), usualDay))) {
      differ("shipDate", quoted.shipDate(), found);
    }
    if (asked.saturday() != null && asked.saturday() != quoted.saturday()) {
      differ("delivery.saturday", quoted.saturday(), found);
    }
    if (asked.instructions() != null
        && quoted.instructions() != null
        && !asked.instructions().equals(quoted.instructions())) {
      differ("delivery.instructions", quoted.instructions(), found);
    }
    if (asked.references() != null && !areKept(asked.references())) {
      differ("references", quoted.references().size(), found);
    }
  }

  /// Whether the quoted references stand first among those of the purchase.
  private boolean areKept(List<ShipmentReference> references) {
    var before = quoted.references();
    return references.size() >= before.size()
        && references.subList(0, before.size()).equals(before);
  }

  private void compareDuties(@Nullable Customs customs, Violations found) {
    var duties = asked.duties();
    if (duties == null) {
      return;
    }
    var before = quoted.billing().duties();
    boolean same = before == null ? duties.payor() == usual(customs) : duties.isSameAs(before);
    if (!same) {
      found.add(
          "billing.duties",
          OptionWords.DIFFERS,
          before == null ? usual(customs).wire() : words(before));
    }
  }

  private static Payor usual(@Nullable Customs customs) {
    return customs != null && customs.incoterm() == Incoterm.DDP ? Payor.SENDER : Payor.RECIPIENT;
  }

  private static String words(PaidBy paid) {
    var end = paid.accountEnd();
    return end == null ? paid.payor().wire() : paid.payor().wire() + " …" + end;
  }

  private static void differ(String field, @Nullable Object before, Violations found) {
    found.add(field, OptionWords.DIFFERS, before == null ? NONE : before);
  }
}
