package dev.quayside.engine.shipping;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.catalogue.CarrierModules;
import dev.quayside.engine.carrier.option.SenderReferences;
import dev.quayside.engine.carrier.purchase.Acceptance;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.carrier.purchase.PieceLabel;
import dev.quayside.engine.parcel.piece.PieceWords;
import dev.quayside.engine.shipping.shipment.PieceOf;
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
import dev.quayside.printing.label.carrier.form.FurtherReference;
import dev.quayside.printing.label.carrier.form.ShippingLabel;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.measure.Size;
import dev.quayside.printing.printer.CarrierArtwork;
import dev.quayside.printing.printer.LabelContent;
import dev.quayside.printing.render.Renders;
import dev.quayside.printing.render.ZplGraphics;
import dev.quayside.printing.render.ZplSetup;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
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
        return whole(caller, shipment, returned);
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

  /// The carrier's own file; of one that has a page for each box, the page of this one.
  private byte[] whole(Caller caller, Shipment shipment, CarrierArtwork returned) {
    return own(caller, shipment)
        .or(() -> files.find(caller.workspace(), shipment.id()))
        .filter(_ -> returned.artwork().pages() == 1)
        .orElseGet(
            () -> renders.pdf(returned.document(Dpi.DPI_203, Size.FOUR_BY_SIX), Dpi.DPI_203));
  }

  /// The labels of all boxes of a shipment, in their order.
  ///
  /// @throws ProblemException as {@link #file}; `INVALID_REQUEST` for several boxes as a PNG
  public byte[] all(Caller caller, Shipment shipment, LabelFormat format) {
    var labels = shipment.labels();
    if (labels.size() == 1) {
      return file(caller, shipment, format, Dpi.DPI_203);
    }
    return switch (format) {
      case PDF -> pdf(caller, labels);
      case ZPL -> zpl(caller, labels);
      case PNG ->
          throw ProblemException.invalid(
              ProblemCode.INVALID_REQUEST, "format", PieceWords.PNG_HOLDS_ONE, labels.size());
    };
  }

  /// The PDF that goes to a person: the labels of all boxes of a shipment; for the label of one
  /// further box that label.
  ///
  /// @throws ProblemException as {@link #file}
  public byte[] pdf(Caller caller, Shipment shipment) {
    return shipment.isFirstPiece()
        ? all(caller, shipment, LabelFormat.PDF)
        : file(caller, shipment, LabelFormat.PDF, Dpi.DPI_203);
  }

  private byte[] zpl(Caller caller, List<Shipment> labels) {
    var all = new ByteArrayOutputStream();
    labels.forEach(each -> all.writeBytes(file(caller, each, LabelFormat.ZPL, Dpi.DPI_203)));
    return all.toByteArray();
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
  public LabelContent content(Caller caller, Shipment asked) {
    var shipment = asked.label();
    var environment = caller.environment();
    if (shipment.acceptance() == null) {
      throw ProblemException.refused(ProblemCode.CONFLICT, ShipmentWords.LABEL_PENDING);
    }
    if (shipment.isForgotten()) {
      throw ProblemException.refused(ProblemCode.CONFLICT, ShipmentWords.FORGOTTEN_LABEL);
    }
    boolean voided = shipment.status() == ShipmentStatus.CANCELLED;
    boolean sandbox = isTest(shipment, environment);
    var label = Objects.requireNonNull(shipment.acceptance());
    return own(caller, shipment)
        .map(file -> returned(artwork(file), 0, voided, sandbox))
        .or(
            () ->
                files
                    .find(caller.workspace(), shipment.id())
                    .map(file -> page(shipment, artwork(file), voided, sandbox)))
        .orElse((_, _) -> layouts.document(label(shipment, label, environment)));
  }

  /// The file of a further box of a shipment of several, where the carrier gave each its own.
  private Optional<byte[]> own(Caller caller, Shipment shipment) {
    return shipment
        .label()
        .piece()
        .filter(each -> !each.bearsPrice())
        .flatMap(each -> files.find(caller.workspace(), shipment.id(), each.number()));
  }

  /// The page of a box in a file that has one for each.
  private static LabelContent page(
      Shipment shipment, Artwork artwork, boolean voided, boolean sandbox) {
    int page = shipment.piece().map(each -> each.number() - 1).orElse(0);
    if (page >= artwork.pages()) {
      throw ProblemException.refused(ProblemCode.CONFLICT, ShipmentWords.LABEL_LOST);
    }
    return returned(artwork, page, voided, sandbox);
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

  private static LabelContent returned(Artwork artwork, int page, boolean voided, boolean sandbox) {
    if (voided && artwork.kind() == ArtworkKind.ZPL) {
      throw ProblemException.refused(ProblemCode.CONFLICT, ShipmentWords.LABEL_VOIDED);
    }
    return new CarrierArtwork(artwork, page, voided, sandbox);
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
        acceptance.routing().getOrDefault(PieceLabel.WAYBILL, acceptance.trackingNumber()),
        Parties.printable(consignment.reference()),
        acceptance.routing(),
        Boolean.TRUE.equals(parcel.residential()),
        consignment.isReturn(),
        isTest(shipment, environment),
        shipment.status() == ShipmentStatus.CANCELLED,
        parcel.signature().wire(),
        parcel.hazmat(),
        consignment.customs() == null ? null : DeclaredCustoms.of(consignment.customs()),
        shipment.piece().map(PieceOf::number).orElse(1),
        shipment.piece().map(PieceOf::of).orElse(1),
        references(shipment),
        consignment.wanted().billing().transportOrSender().payor().wire());
  }

  /// The references beside the label's own that the carrier has room for.
  private static List<FurtherReference> references(Shipment shipment) {
    var consignment = shipment.consignment();
    var wanted = consignment.wanted().references();
    return wanted.isEmpty()
        ? List.of()
        : SenderReferences.sent(CarrierModules.options(shipment.carrier()), consignment).stream()
            .filter(wanted::contains)
            .map(
                each ->
                    new FurtherReference(
                        each.kind().wire(), Absent.toEmpty(Parties.printable(each.value()))))
            .toList();
  }

  private static @Nullable Box box(@Nullable Dimensions sides) {
    return sides == null ? null : new Box(sides.length(), sides.width(), sides.height());
  }
}
