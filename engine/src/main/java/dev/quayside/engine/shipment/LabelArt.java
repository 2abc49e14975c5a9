package dev.quayside.engine.shipment;

import dev.quayside.engine.carrier.Acceptance;
import dev.quayside.engine.identity.Environment;
import dev.quayside.engine.measure.Dimensions;
import dev.quayside.engine.problem.ProblemCode;
import dev.quayside.engine.problem.ProblemException;
import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.carrier.Box;
import dev.quayside.printing.label.carrier.CarrierLabels;
import dev.quayside.printing.label.carrier.ShippingLabel;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.render.Renders;
import dev.quayside.printing.render.ZplGraphics;
import org.jspecify.annotations.Nullable;

/// Draws a shipment's label. The same shipment always gives the same bytes; a cancelled one has
/// VOID across it.
public final class LabelArt {

  private final CarrierLabels layouts = new CarrierLabels();
  private final Renders renders = new Renders();

  /// The file of a label at the head's resolution.
  ///
  /// @throws ProblemException `CONFLICT` while the purchase is in doubt: there is no label yet
  public byte[] file(Shipment shipment, Environment environment, LabelFormat format, Dpi dpi) {
    var document = document(shipment, environment);
    return switch (format) {
      case PDF -> renders.pdf(document, dpi);
      case PNG -> renders.png(document, dpi);
      case ZPL -> renders.zpl(document, dpi, ZplGraphics.Z64);
    };
  }

  /// The label itself, for a print queue that renders it for its own printer.
  public LabelDocument document(Shipment shipment, Environment environment) {
    var acceptance = shipment.acceptance();
    if (acceptance == null) {
      throw ProblemException.refused(
          ProblemCode.CONFLICT,
          "the carrier has not confirmed this label: there is nothing to print yet");
    }
    return layouts.document(label(shipment, acceptance, environment));
  }

  private static ShippingLabel label(
      Shipment shipment, Acceptance acceptance, Environment environment) {
    var consignment = shipment.consignment();
    var parcel = consignment.parcel();
    return new ShippingLabel(
        shipment.carrier(),
        shipment.service(),
        shipment.serviceName(),
        Parties.of(consignment.from()),
        Parties.of(consignment.to()),
        parcel.weight().ounces(),
        box(parcel.dimensions()),
        acceptance.shipDate(),
        acceptance.trackingNumber(),
        consignment.reference(),
        acceptance.routing(),
        Boolean.TRUE.equals(parcel.residential()),
        consignment.isReturn(),
        environment == Environment.SANDBOX,
        shipment.status() == ShipmentStatus.CANCELLED,
        parcel.signature().wire());
  }

  private static @Nullable Box box(@Nullable Dimensions sides) {
    return sides == null ? null : new Box(sides.length(), sides.width(), sides.height());
  }
}
