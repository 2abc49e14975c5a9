package dev.quayside.engine.carrier.usps;

import dev.quayside.engine.carrier.Closing;
import dev.quayside.engine.carrier.module.CarrierLine;
import dev.quayside.engine.carrier.module.VendorFile;
import dev.quayside.engine.carrier.purchase.CarrierDocument;
import dev.quayside.engine.carrier.purchase.CarrierDocumentKind;
import dev.quayside.engine.carrier.purchase.IssuedLabel;
import dev.quayside.engine.carrier.usps.UspsDayWire.Mailing;
import dev.quayside.engine.carrier.usps.UspsDayWire.ScanForm;
import dev.quayside.engine.carrier.usps.UspsDayWire.ScanImage;
import dev.quayside.engine.carrier.usps.UspsDayWire.ScanRequest;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/// The end of day: a SCAN form (PS Form 5630), whose one bar code stands for all its labels. USPS
/// gives it only once: there is no reprint, and a label cannot be on two.
record UspsScanForms(CarrierLine line, UspsApi api) implements Closing {

  @Override
  public Closed close(Request request) {
    var said = line.good(api.scanForm(form(request)), UspsErrors::problem);
    var form = UspsParts.scanForm(said).orElseThrow(line::unreadable);
    var number =
        Optional.ofNullable(form.number())
            .filter(each -> !each.isBlank())
            .orElseThrow(line::unreadable);
    return new Closed(number, paper(form));
  }

  private static List<CarrierDocument> paper(ScanForm form) {
    return VendorFile.ofBase64(form.image()).stream()
        .map(file -> CarrierDocument.ready(CarrierDocumentKind.MANIFEST, file))
        .toList();
  }

  private ScanRequest form(Request request) {
    var from = UspsParties.within("location", request.from()).withoutContact();
    return new ScanRequest(
        new ScanImage("PDF", "8.5X11LABEL"),
        mailingDate(request).toString(),
        true,
        Objects.requireNonNull(from.zipCode()),
        "NONE",
        new Mailing(request.labels().stream().map(IssuedLabel::trackingNumber).toList()),
        from);
  }

  /// The mailing date, at least today: labels left over are mailed when they are handed over.
  private LocalDate mailingDate(Request request) {
    var today = UspsPiece.dayAt(request.from(), line.clock().instant());
    return request.date().isBefore(today) ? today : request.date();
  }
}
