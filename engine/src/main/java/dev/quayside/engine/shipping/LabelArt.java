package dev.quayside.engine.shipping;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.purchase.Acceptance;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import dev.quayside.engine.shipping.shipment.ShipmentWords;
import dev.quayside.engine.shipping.store.LabelFiles;
import dev.quayside.printing.artwork.Artwork;
import dev.quayside.printing.artwork.ArtworkKind;
import dev.quayside.printing.artwork.BadArtwork;
import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.carrier.CarrierLabels;
import dev.quayside.printing.label.carrier.form.Box;
import dev.quayside.printing.label.carrier.form.ShippingLabel;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.measure.Size;
import dev.quayside.printing.printer.CarrierArtwork;
import dev.quayside.printing.printer.LabelContent;
import dev.quayside.printing.render.Renders;
import dev.quayside.printing.render.ZplGraphics;
import dev.quayside.printing.render.ZplSetup;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Draws a shipment's label. The same shipment always gives the same bytes; a voided label has VOID
/// across it.
public final class LabelArt {

  private final CarrierLabels layouts = new CarrierLabels();
  private final Renders renders = new Renders();

  private final LabelFiles files;

  public LabelArt(LabelFiles files) {
    this.files = files;
  }

  /// The file of a label at the printer's resolution. A PDF or PNG from the carrier is returned
  /// unchanged when that is the wanted format and the label needs no VOID or test mark.
  ///
  /// @throws ProblemException `CONFLICT` while the purchase is in doubt, since there is no label
  ///   yet, or when the carrier's file cannot be converted to this format
  public byte[] file(Caller caller, Shipment shipment, LabelFormat format, Dpi dpi) {
    var content = content(caller, shipment);
    try {
      if (content instanceof CarrierArtwork returned
          && returned.artwork().kind().name().equals(format.name())
          && format != LabelFormat.ZPL
          && !isMarked(shipment, caller.environment())) {
        return files.find(caller.workspace(), shipment.id()).orElseThrow();
      }
      return switch (format) {
        case PDF -> renders.pdf(content.document(dpi, Size.FOUR_BY_SIX), dpi);
        case PNG -> renders.png(content.document(dpi, Size.FOUR_BY_SIX), dpi);
        case ZPL ->
            content
                .zpl(dpi, Size.FOUR_BY_SIX, ZplSetup.NONE)
                .orElseGet(
                    () ->
                        renders.zpl(content.document(dpi, Size.FOUR_BY_SIX), dpi, ZplGraphics.Z64));
      };
    } catch (BadArtwork unreadable) {
      throw unprintable(unreadable);
    }
  }

  /// The label as a screen shows it: a PNG at 203 dpi, 8 dots to the millimetre.
  ///
  /// @throws ProblemException as {@link #file}
  public byte[] picture(Caller caller, Shipment shipment) {
    return file(caller, shipment, LabelFormat.PNG, Dpi.DPI_203);
  }

  /// The labels of several shipments as a PDF, one page for each.
  ///
  /// @throws ProblemException as {@link #content}
  public byte[] pdf(Caller caller, List<Shipment> shipments) {
    var pages = new ArrayList<LabelDocument>(shipments.size());
    try {
      for (var shipment : shipments) {
        pages.add(content(caller, shipment).document(Dpi.DPI_203, Size.FOUR_BY_SIX));
      }
      return renders.pdf(pages, Dpi.DPI_203);
    } catch (BadArtwork unreadable) {
      throw unprintable(unreadable);
    }
  }

  /// The content of a label, for the print queue, which draws it for its own printer. It is the
  /// carrier's drawing where the carrier sent a file, and ours otherwise.
  ///
  /// @throws ProblemException `CONFLICT` while the purchase is in doubt, since there is no label
  ///   yet; once its customer data was deleted; when the carrier sent something other than a label
  public LabelContent content(Caller caller, Shipment shipment) {
    var environment = caller.environment();
    var acceptance = shipment.acceptance();
    if (acceptance == null) {
      throw ProblemException.refused(ProblemCode.CONFLICT, ShipmentWords.LABEL_PENDING);
    }
    if (shipment.isForgotten()) {
      throw ProblemException.refused(ProblemCode.CONFLICT, ShipmentWords.FORGOTTEN_LABEL);
    }
    boolean voided = shipment.status() == ShipmentStatus.CANCELLED;
    boolean sandbox = isTest(shipment, environment);
    return files
        .find(caller.workspace(), shipment.id())
        .map(LabelArt::artwork)
        .<LabelContent>map(artwork -> returned(artwork, voided, sandbox))
        .orElse((_, _) -> layouts.document(label(shipment, acceptance, environment)));
  }

  private static Artwork artwork(byte[] file) {
    try {
      return Artwork.of(file);
    } catch (BadArtwork unreadable) {
      throw unprintable(unreadable);
    }
  }

  private static ProblemException unprintable(BadArtwork why) {
    return ProblemException.refused(ProblemCode.CONFLICT, why.reason());
  }

  private static boolean isMarked(Shipment shipment, Environment environment) {
    return shipment.status() == ShipmentStatus.CANCELLED || isTest(shipment, environment);
  }

  private static boolean isTest(Shipment shipment, Environment environment) {
    return environment == Environment.SANDBOX || shipment.terms().test();
  }

  private static LabelContent returned(Artwork artwork, boolean voided, boolean sandbox) {
    if (voided && artwork.kind() == ArtworkKind.ZPL) {
      throw ProblemException.refused(ProblemCode.CONFLICT, ShipmentWords.LABEL_VOIDED);
    }
    return new CarrierArtwork(artwork, 0, voided, sandbox);
  }

  private static ShippingLabel label(
      Shipment shipment, Acceptance acceptance, Environment environment) {
    var consignment = shipment.consignment();
    var parcel = consignment.parcel();
    return new ShippingLabel(
        shipment.carrier(),
        shipment.service(),
        shipment.serviceName(),
        Parties.printable(consignment.from()),
        Parties.printable(consignment.to()),
        parcel.weight().ounces(),
        box(parcel.dimensions()),
        acceptance.shipDate(),
        acceptance.trackingNumber(),
        Parties.printable(consignment.reference()),
        acceptance.routing(),
        Boolean.TRUE.equals(parcel.residential()),
        consignment.isReturn(),
        isTest(shipment, environment),
        shipment.status() == ShipmentStatus.CANCELLED,
        parcel.signature().wire(),
        parcel.hazmat(),
        consignment.customs() == null ? null : DeclaredCustoms.of(consignment.customs()));
  }

  private static @Nullable Box box(@Nullable Dimensions sides) {
    return sides == null ? null : new Box(sides.length(), sides.width(), sides.height());
  }
}
