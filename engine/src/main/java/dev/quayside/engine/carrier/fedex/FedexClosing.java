package dev.quayside.engine.carrier.fedex;

import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.Closing;
import dev.quayside.engine.carrier.fedex.wire.FedexCloseWire;
import dev.quayside.engine.carrier.fedex.wire.FedexWire;
import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.Wire;
import dev.quayside.engine.carrier.module.AccountField;
import dev.quayside.engine.carrier.module.CarrierLine;
import dev.quayside.engine.carrier.module.VendorFile;
import dev.quayside.engine.carrier.module.VendorText;
import dev.quayside.engine.carrier.purchase.CarrierDocument;
import dev.quayside.engine.carrier.purchase.CarrierDocumentKind;
import dev.quayside.engine.carrier.purchase.InDoubtException;
import dev.quayside.engine.carrier.purchase.IssuedLabel;
import java.io.ByteArrayOutputStream;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// Ground close: reports Ground and Home Delivery parcels, the only ones FedEx asks for. FedEx then
/// closes all of the account's parcels of the day.
record FedexClosing(FedexApi api, CarrierLine line) implements Closing {

  private static final String MANIFEST = "MANIFEST";

  @Override
  public Closed close(Request request) {
    var ground = request.labels().stream().filter(FedexClosing::isClosed).findFirst().orElse(null);
    if (ground == null) {
      return new Closed("", List.of());
    }
    try {
      var said = api.close(asked(request, "GCDR", null), request.reference());
      return new Closed(
          "", documents(line.good(said, FedexErrors::problem)).orElseThrow(line::unreadable));
    } catch (InDoubtException | ProblemException unsure) {
      return papersOf(ground, request, unsure);
    }
  }

  /// Whether FedEx closes the parcel. Labels sold before services were stored count, and FedEx
  /// decides.
  private static boolean isClosed(IssuedLabel label) {
    var service = FedexHandle.read(label.handle()).service();
    return service.isEmpty() || FedexServices.isClosed(service);
  }

  /// The documents of an earlier close. A manifest with one of the parcels on it proves that FedEx
  /// took them: now, or earlier with all of the account's, when nothing was left to close.
  private Closed papersOf(IssuedLabel label, Request request, RuntimeException unsure) {
    try {
      return documents(api.closedPapers(asked(request, "RGCDR", label.trackingNumber())))
          .filter(Predicate.not(List::isEmpty))
          .map(papers -> new Closed("", papers))
          .orElseThrow(() -> unsure);
    } catch (RuntimeException unheard) {
      throw unsure;
    }
  }

  private FedexCloseWire.Request asked(
      Request request, String type, @Nullable String trackingNumber) {
    return new FedexCloseWire.Request(
        type,
        new FedexWire.Account(line.credentials().get(AccountField.ACCOUNT_NUMBER)),
        "GROUND",
        request.date().toString(),
        trackingNumber,
        trackingNumber == null ? null : "BY_TRACKING_NUMBER",
        new FedexCloseWire.Papers(List.of(MANIFEST)));
  }

  /// The manifests; empty when the answer is not FedEx's.
  private static Optional<List<CarrierDocument>> documents(Said said) {
    return said.isGood()
        ? Wire.read(said, FedexCloseWire.Reply.class)
            .map(FedexCloseWire.Reply::output)
            .map(
                output ->
                    Absent.toEmpty(output.closeDocuments()).stream()
                        .filter(each -> VendorText.isCode(MANIFEST, each.type()))
                        .map(FedexClosing::file)
                        .filter(file -> file.length > 0)
                        .map(file -> CarrierDocument.ready(CarrierDocumentKind.MANIFEST, file))
                        .toList())
        : Optional.empty();
  }

  /// The file, joined from its parts in their order.
  private static byte[] file(FedexCloseWire.Document document) {
    var file = new ByteArrayOutputStream();
    Absent.toEmpty(document.parts()).stream()
        .sorted(
            Comparator.comparing(
                part -> Objects.requireNonNullElse(part.documentPartSequenceNumber(), 1)))
        .flatMap(part -> VendorFile.ofBase64(part.image()).stream())
        .forEach(file::writeBytes);
    return file.toByteArray();
  }
}
