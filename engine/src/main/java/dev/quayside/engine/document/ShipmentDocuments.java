package dev.quayside.engine.document;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.carrier.catalogue.CarrierModules;
import dev.quayside.engine.customer.branding.BrandLogo;
import dev.quayside.engine.customer.branding.Branding;
import dev.quayside.engine.customer.branding.Brandings;
import dev.quayside.engine.order.Orders;
import dev.quayside.engine.parcel.customs.ContentsType;
import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.store.Shipments;
import dev.quayside.printing.document.Declaration;
import dev.quayside.printing.document.Documents;
import dev.quayside.printing.document.Letterhead;
import dev.quayside.printing.document.PackingSlip;
import dev.quayside.printing.document.Paper;
import dev.quayside.printing.font.UnprintableText;
import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.message.MessageKey;
import dev.quayside.printing.render.Renders;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The documents a shipment has, and their pages.
public final class ShipmentDocuments {

  private static final Dpi PRINT = Dpi.DPI_600;
  private static final Dpi SCREEN = Dpi.DPI_203;

  private final Shipments shipments;
  private final Orders orders;
  private final Carriers carriers;
  private final Brandings brandings;
  private final Renders renders = new Renders();

  public ShipmentDocuments(
      Shipments shipments, Orders orders, Carriers carriers, Brandings brandings) {
    this.shipments = shipments;
    this.orders = orders;
    this.carriers = carriers;
    this.brandings = brandings;
  }

  /// The documents a shipment has; none once its customer data was deleted.
  ///
  /// @throws ProblemException `NOT_FOUND`
  public Set<DocumentKind> of(Caller caller, String shipmentId) {
    var shipment = shipments.get(caller, shipmentId);
    var kinds = EnumSet.noneOf(DocumentKind.class);
    if (shipment.isForgotten()) {
      return kinds;
    }
    var customs = declared(shipment);
    boolean isPacked =
        orders.ofShipment(caller, shipmentId).stream()
            .anyMatch(order -> !order.itemsIn(shipmentId).isEmpty());
    if (isPacked || customs != null) {
      kinds.add(DocumentKind.PACKING_SLIP);
    }
    if (customs != null && customs.contentsType() != ContentsType.DOCUMENTS) {
      kinds.add(DocumentKind.COMMERCIAL_INVOICE);
    }
    if (customs != null && isPostal(shipment)) {
      kinds.add(DocumentKind.CN23);
      if (SmallCustoms.allows(shipment, customs)) {
        kinds.add(DocumentKind.CN22);
      }
    }
    return kinds;
  }

  private static boolean isPostal(Shipment shipment) {
    return CarrierModules.of(shipment.carrier())
        .filter(module -> module.options().customs().postal())
        .isPresent();
  }

  /// The customs declaration; null for one without goods, such as plain documents.
  private static @Nullable Customs declared(Shipment shipment) {
    var customs = shipment.consignment().customs();
    return customs == null || customs.items().isEmpty() ? null : customs;
  }

  /// The pages of one document.
  ///
  /// @throws ProblemException `NOT_FOUND`; `CONFLICT` when the shipment has no such document
  public List<LabelDocument> pages(
      Caller caller, String shipmentId, DocumentKind kind, Paper paper, Locale locale) {
    if (shipments.get(caller, shipmentId).isForgotten()) {
      throw ProblemException.refused(ProblemCode.CONFLICT, DocumentWords.PAPERS);
    }
    if (!of(caller, shipmentId).contains(kind)) {
      throw ProblemException.refused(ProblemCode.CONFLICT, notApplicable(kind));
    }
    var shipment = shipments.get(caller, shipmentId);
    return switch (kind) {
      case PACKING_SLIP -> Documents.packingSlip(slip(caller, shipment), paper, locale);
      case COMMERCIAL_INVOICE ->
          Documents.commercialInvoice(declaration(caller, shipment), paper, locale);
      case CN22 -> Documents.cn22(declaration(caller, shipment), paper, locale);
      case CN23 -> Documents.cn23(declaration(caller, shipment), paper, locale);
    };
  }

  /// The packing slip on one label of 4 x 6 inches.
  ///
  /// @throws ProblemException `NOT_FOUND`; `CONFLICT` when the shipment has none
  public LabelDocument slipLabel(Caller caller, String shipmentId, Locale locale) {
    if (!of(caller, shipmentId).contains(DocumentKind.PACKING_SLIP)) {
      throw ProblemException.refused(
          ProblemCode.CONFLICT, notApplicable(DocumentKind.PACKING_SLIP));
    }
    return Documents.packingSlipLabel(slip(caller, shipments.get(caller, shipmentId)), locale);
  }

  private PackingSlip slip(Caller caller, Shipment shipment) {
    return PackingSlips.of(
        shipment,
        orders.ofShipment(caller, shipment.id()),
        carrierName(caller, shipment),
        head(caller));
  }

  /// @throws ProblemException as for [#pages]
  public byte[] pdf(
      Caller caller, String shipmentId, DocumentKind kind, Paper paper, Locale locale) {
    return readable(() -> renders.pdf(pages(caller, shipmentId, kind, paper, locale), PRINT));
  }

  /// One page as a PNG image.
  ///
  /// @param page from 1
  /// @throws ProblemException as for [#pages]; `NOT_FOUND` when there are fewer pages
  public byte[] png(
      Caller caller, String shipmentId, DocumentKind kind, Paper paper, Locale locale, int page) {
    return readable(
        () -> {
          var pages = pages(caller, shipmentId, kind, paper, locale);
          if (page > pages.size()) {
            throw ProblemException.notFound(DocumentWords.PAGE, page, pages.size());
          }
          return renders.png(pages.get(page - 1), SCREEN);
        });
  }

  private static byte[] readable(Supplier<byte[]> file) {
    try {
      return file.get();
    } catch (UnprintableText e) {
      throw ProblemException.refused(ProblemCode.CONFLICT, e.reason());
    }
  }

  private Declaration declaration(Caller caller, Shipment shipment) {
    return CustomsForms.of(shipment, carrierName(caller, shipment), head(caller));
  }

  private Letterhead head(Caller caller) {
    var branding = brandings.chosen(caller);
    return new Letterhead(
        branding.map(Branding::shopName).orElse(null),
        brandings.logo(caller.workspace()).map(BrandLogo::bits).orElse(null),
        branding.map(ShipmentDocuments::help).orElse(List.of()),
        branding.map(Branding::returnLines).orElse(List.of()),
        caller.environment() == Environment.SANDBOX);
  }

  private static List<String> help(Branding branding) {
    return Stream.of(branding.supportEmail(), branding.supportUrl())
        .flatMap(Stream::ofNullable)
        .toList();
  }

  private String carrierName(Caller caller, Shipment shipment) {
    return carriers
        .find(caller, shipment.carrier())
        .map(carrier -> carrier.profile().name())
        .orElse(shipment.carrier());
  }

  private static MessageKey notApplicable(DocumentKind kind) {
    return switch (kind) {
      case PACKING_SLIP -> DocumentWords.NO_GOODS;
      case COMMERCIAL_INVOICE -> DocumentWords.NO_INVOICE;
      case CN22 -> DocumentWords.NO_CN22;
      case CN23 -> DocumentWords.NO_CN23;
    };
  }
}
