package dev.quayside.printing.label.carrier;

import dev.quayside.printing.label.Element;
import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.barcode.Barcode;
import dev.quayside.printing.label.barcode.CrossedOut;
import dev.quayside.printing.label.carrier.canada_post.CanadaPostLayout;
import dev.quayside.printing.label.carrier.fedex.FedexLayout;
import dev.quayside.printing.label.carrier.form.CarrierLayout;
import dev.quayside.printing.label.carrier.form.ShippingLabel;
import dev.quayside.printing.label.carrier.ontrac.OntracLayout;
import dev.quayside.printing.label.carrier.ups.UpsLayout;
import dev.quayside.printing.label.carrier.usps.UspsLayout;
import dev.quayside.printing.measure.Length;
import dev.quayside.printing.measure.Size;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// The label layouts by carrier.
public final class CarrierLabels {

  private static final List<CarrierLayout> LAYOUTS =
      List.of(
          new UspsLayout(),
          new UpsLayout(),
          new FedexLayout(),
          new CanadaPostLayout(),
          new AustraliaPostLayout(),
          new DhlLayout(),
          new OntracLayout(),
          new GlsLayout(),
          new VehoLayout());

  private final Map<String, CarrierLayout> byCarrier = new TreeMap<>();

  public CarrierLabels() {
    LAYOUTS.forEach(layout -> byCarrier.put(layout.carrier(), layout));
  }

  /// The 4 x 6 inch label.
  ///
  /// @throws UnknownCarrierLayout when the carrier has no layout
  /// @throws IllegalArgumentException when the tracking number is not one of the carrier's
  public LabelDocument document(ShippingLabel label) {
    CarrierLayout layout = byCarrier.get(label.carrier());
    if (layout == null) {
      throw new UnknownCarrierLayout(label.carrier(), byCarrier.keySet());
    }
    List<Element> elements = new ArrayList<>(layout.elements(label));
    if (label.voided()) {
      elements.replaceAll(e -> e instanceof Barcode code ? new CrossedOut(code.area()) : e);
    }
    return marked(new LabelDocument(Size.FOUR_BY_SIX, elements), label.voided(), label.sandbox());
  }

  /// The sandbox mark by itself, for a label that only its printer draws.
  ///
  /// @param mils the height of the strip
  public static LabelDocument sandboxStrip(Length width, int mils) {
    return new LabelDocument(
        new Size(width, Length.mils(mils)), Overprint.sandbox((int) width.inMils(), mils));
  }

  /// Adds the marks of labels that must not travel to a label, also to one a carrier drew.
  public static LabelDocument marked(LabelDocument label, boolean voided, boolean sandbox) {
    List<Element> elements = new ArrayList<>(label.elements());
    if (voided) {
      elements.addAll(Overprint.voided());
    }
    if (sandbox) {
      elements.addAll(Overprint.sandbox());
    }
    return new LabelDocument(label.size(), elements);
  }
}
