package dev.quayside.engine.carrier.dhl_express;

import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.carrier.purchase.LabelSpec;
import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.measure.Length;
import java.util.ArrayList;
import org.jspecify.annotations.Nullable;

/// The documents DHL makes: the label, the waybill the courier takes, the customs invoice.
final class DhlImages {

  private static final Length SEVEN_INCHES = Length.mils(7000);

  private DhlImages() {}

  /// @param customs null when nothing is declared
  static DhlWire.Images of(LabelSpec label, @Nullable Customs customs) {
    var images = new ArrayList<DhlWire.Image>();
    images.add(new DhlWire.Image("label", template(label), true, null));
    images.add(new DhlWire.Image("waybillDoc", "ARCH_6X4", true, null));
    if (customs != null) {
      images.add(
          new DhlWire.Image(
              "invoice", "COMMERCIAL_INVOICE_P_10", true, DhlCustoms.invoiceType(customs)));
    }
    return new DhlWire.Images(
        label.dpi() == Dpi.DPI_203 ? 200 : 300, encoding(label), true, images);
  }

  /// The label's template. A6 fits on 4x6 inches; DHL's usual label is 8 inches long.
  private static String template(LabelSpec label) {
    return label.stock().height().compareTo(SEVEN_INCHES) > 0 ? "ECOM26_84_001" : "ECOM26_A6_002";
  }

  /// The label's encoding. DHL's ZPL is for 200 and 300 dpi; PNG is made from its PDF.
  private static String encoding(LabelSpec label) {
    return label.format() == LabelFormat.ZPL && label.dpi() != Dpi.DPI_600 ? "zpl" : "pdf";
  }
}
