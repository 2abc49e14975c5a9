package dev.quayside.engine.document.manifest;

import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.document.DocumentWords;
import dev.quayside.engine.parcel.address.AddressJson;
import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.platform.server.json.MoneyJson;
import dev.quayside.printing.message.Message;
import java.math.BigDecimal;
import java.net.URI;
import java.time.Instant;
import java.time.LocalDate;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// A manifest on the wire.
record ManifestJson(
    String id,
    String carrier,
    String carrierName,
    LocalDate shipDate,
    int labelCount,
    AddressJson location,
    List<Line> labels,
    List<LeftOut> leftOut,
    String documentUrl,
    String status,
    @Nullable String carrierNumber,
    List<String> carrierDocumentUrls,
    @Nullable Message message,
    Instant createdAt) {

  private static final int MOST_LABELS = 10_000;

  /// A label on the manifest.
  record Line(
      String shipmentId,
      String labelId,
      String trackingNumber,
      String service,
      @Nullable String reference,
      BigDecimal weightOz,
      MoneyJson rate) {

    static Line of(Manifest.Line line) {
      return new Line(
          line.shipmentId(),
          line.labelId(),
          line.trackingNumber(),
          line.service(),
          line.reference(),
          line.weight().ounces(),
          MoneyJson.of(line.price()));
    }
  }

  /// A label not on the manifest, with the reason.
  record LeftOut(
      String shipmentId,
      String labelId,
      @Nullable String trackingNumber,
      @Nullable String reference,
      String reason,
      @Nullable LocalDate shipDate,
      @Nullable String manifestId) {

    static LeftOut of(Manifest.LeftOut left) {
      return new LeftOut(
          left.shipmentId(),
          left.labelId(),
          left.trackingNumber().isEmpty() ? null : left.trackingNumber(),
          left.reference(),
          left.reason().wire(),
          left.shipDate(),
          left.manifestId());
    }
  }

  /// The content of a manifest if it were closed now.
  record Preview(
      String carrier,
      LocalDate shipDate,
      int labelCount,
      @Nullable AddressJson location,
      List<Line> labels,
      List<LeftOut> leftOut) {

    static Preview of(ManifestCandidates found) {
      var from = found.from();
      return new Preview(
          found.carrier(),
          found.shipDate(),
          found.lines().size(),
          from == null ? null : AddressJson.of(from),
          found.lines().stream().map(Line::of).toList(),
          found.leftOut().stream().map(LeftOut::of).toList());
    }
  }

  static ManifestOrder read(Fields body) {
    var labels = body.has("labelIds") ? body.texts("labelIds", MOST_LABELS) : null;
    if (labels != null && labels.isEmpty()) {
      body.violations().add("labelIds", DocumentWords.NO_LABELS);
    }
    var from = Absent.fromBlank(body.text("fromZip"));
    return new ManifestOrder(
        body.requiredText("carrier"),
        body.date("shipDate"),
        labels == null ? null : new HashSet<>(labels),
        from == null ? null : ManifestPlace.named(from));
  }

  /// Reads whether the carrier has a manifest that is in doubt.
  static boolean readWord(Fields body) {
    body.require("taken");
    return Boolean.TRUE.equals(body.bool("taken"));
  }

  /// @param base address of the environment's API
  static ManifestJson of(Manifest manifest, URI base) {
    var handover = manifest.handover();
    var number = handover == null ? "" : handover.number();
    int documents = handover == null ? 0 : handover.documents();
    var self = base + "/v1/manifests/" + manifest.id();
    return new ManifestJson(
        manifest.id(),
        manifest.carrier(),
        manifest.carrierName(),
        manifest.shipDate(),
        manifest.lines().size(),
        AddressJson.of(manifest.location()),
        manifest.lines().stream().map(Line::of).toList(),
        manifest.leftOut().stream().map(LeftOut::of).toList(),
        self + "/download",
        manifest.isInDoubt() ? "in_doubt" : "closed",
        number.isEmpty() ? null : number,
        IntStream.rangeClosed(1, documents).mapToObj(each -> self + "/documents/" + each).toList(),
        handover == null ? null : handover.note(),
        manifest.createdAt());
  }
}
