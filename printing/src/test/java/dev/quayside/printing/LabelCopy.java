package dev.quayside.printing;

import dev.quayside.printing.customs.Customs;
import dev.quayside.printing.label.carrier.form.Party;
import dev.quayside.printing.label.carrier.form.ShippingLabel;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// A label that differs from another in a few things.
final class LabelCopy {

  Party from;
  Party to;
  Map<String, String> routing;
  boolean isReturn;
  boolean sandbox;
  boolean voided;
  String signature;
  boolean hazmat;
  @Nullable Customs customs;

  private LabelCopy(ShippingLabel label) {
    from = label.from();
    to = label.to();
    routing = label.routing();
    isReturn = label.isReturn();
    sandbox = label.sandbox();
    voided = label.voided();
    signature = label.signature();
    hazmat = label.hazmat();
    customs = label.customs();
  }

  static ShippingLabel of(ShippingLabel label, Consumer<LabelCopy> changes) {
    LabelCopy copy = new LabelCopy(label);
    changes.accept(copy);
    return new ShippingLabel(
        label.carrier(),
        label.service(),
        label.serviceName(),
        copy.from,
        copy.to,
        label.weightOz(),
        label.box(),
        label.shipDate(),
        label.trackingNumber(),
        label.reference(),
        copy.routing,
        label.residential(),
        copy.isReturn,
        copy.sandbox,
        copy.voided,
        copy.signature,
        copy.hazmat,
        copy.customs);
  }
}
