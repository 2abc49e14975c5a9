package dev.quayside.printing.label.carrier;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.printing.SampleLabels;
import dev.quayside.printing.label.carrier.form.FurtherReference;
import dev.quayside.printing.label.carrier.form.ShippingLabel;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.render.Renders;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;

/// The sender's further references on labels, and whose account is billed.
class LabelReferencesTest {

  private static final List<FurtherReference> THREE =
      List.of(
          new FurtherReference("purchase_order", "PO-4711"),
          new FurtherReference("department", "Spares and returns"),
          new FurtherReference("other", "Lot 9"));

  private final CarrierLabels labels = new CarrierLabels();
  private final Renders renders = new Renders();

  @Test
  void carriersPrintThem() throws IOException {
    for (ShippingLabel label :
        List.of(
            SampleLabels.ups(), SampleLabels.fedex(), SampleLabels.usps(), SampleLabels.dhl())) {
      String text = text(with(label, THREE, "sender"));
      assertThat(text).as(label.carrier()).contains("PO-4711", "Spares and returns", "Lot 9");
      draw(with(label, THREE, "third_party"));
    }
    assertThat(text(with(SampleLabels.fedex(), THREE, "sender")))
        .contains("PO: PO-4711", "DEPT: Spares and returns");
    assertThat(text(with(SampleLabels.ups(), THREE, "sender"))).contains("REF 2: PO-4711");
  }

  @Test
  void theyNameWhoPays() throws IOException {
    for (var said :
        List.of(
            List.of("sender", "BILLING: P/P", "BILL SENDER"),
            List.of("recipient", "BILLING: F/C", "BILL RECIPIENT"),
            List.of("third_party", "BILLING: 3RD PARTY", "BILL THIRD PARTY"))) {
      assertThat(text(with(SampleLabels.ups(), List.of(), said.getFirst()))).contains(said.get(1));
      assertThat(text(with(SampleLabels.fedex(), List.of(), said.getFirst())))
          .contains(said.get(2));
    }
  }

  private String text(ShippingLabel label) throws IOException {
    byte[] pdf = renders.pdf(labels.document(label), Dpi.DPI_203);
    try (PDDocument document = Loader.loadPDF(pdf)) {
      return new PDFTextStripper().getText(document);
    }
  }

  /// To be looked at, into the folder that `LABELS` names.
  private void draw(ShippingLabel label) throws IOException {
    String folder = System.getenv("LABELS");
    if (folder != null) {
      Files.write(
          Path.of(folder, "references-" + label.carrier() + ".png"),
          renders.png(labels.document(label), Dpi.DPI_203));
    }
  }

  private static ShippingLabel with(
      ShippingLabel l, List<FurtherReference> references, String payor) {
    return new ShippingLabel(
        l.carrier(),
        l.service(),
        l.serviceName(),
        l.from(),
        l.to(),
        l.weightOz(),
        l.box(),
        l.shipDate(),
        l.trackingNumber(),
        l.reference(),
        l.routing(),
        l.residential(),
        l.isReturn(),
        l.sandbox(),
        l.voided(),
        l.signature(),
        l.hazmat(),
        l.customs(),
        l.piece(),
        l.pieces(),
        references,
        payor);
  }
}
