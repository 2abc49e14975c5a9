package dev.quayside.engine.carrier.fedex.wire;

import dev.quayside.engine.carrier.fedex.wire.FedexWire.Account;
import dev.quayside.engine.carrier.fedex.wire.FedexWire.Address;
import dev.quayside.engine.carrier.fedex.wire.FedexWire.Amount;
import dev.quayside.engine.carrier.fedex.wire.FedexWire.Commodity;
import dev.quayside.engine.carrier.fedex.wire.FedexWire.Parcel;
import dev.quayside.engine.carrier.fedex.wire.FedexWire.ShipmentServices;
import dev.quayside.engine.carrier.fedex.wire.FedexWire.SmartPost;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Fields of Ship API v1: shipments made and cancelled.
public interface FedexShipWire {

  record Request(
      String labelResponseOptions,
      Account accountNumber,
      String processingOptionType,
      Shipment requestedShipment) {}

  record Shipment(
      String shipDatestamp,
      Party shipper,
      List<Party> recipients,
      String pickupType,
      String serviceType,
      String packagingType,
      BigDecimal totalWeight,
      @Nullable Integer totalPackageCount,
      Payment shippingChargesPayment,
      @Nullable ShipmentServices shipmentSpecialServices,
      @Nullable Customs customsClearanceDetail,
      @Nullable SmartPost smartPostInfoDetail,
      Label labelSpecification,
      @Nullable Papers shippingDocumentSpecification,
      List<String> rateRequestType,
      List<Parcel> requestedPackageLineItems) {}

  record Party(
      Contact contact,
      Address address,
      @Nullable List<Tin> tins,
      @Nullable String deliveryInstructions) {

    public Party(Contact contact, Address address) {
      this(contact, address, null, null);
    }

    public Party instructed(@Nullable String instructions) {
      return new Party(contact, address, tins, instructions);
    }

    public Party with(@Nullable List<Tin> numbers) {
      return new Party(contact, address, numbers, deliveryInstructions);
    }
  }

  /// A tax identification number.
  ///
  /// @param usage what it is for, in words
  record Tin(String number, String tinType, @Nullable String usage) {}

  record Contact(
      @Nullable String personName,
      @Nullable String companyName,
      String phoneNumber,
      @Nullable String phoneExtension,
      @Nullable String emailAddress) {}

  /// @param payor null for the sender, whose account is the request's
  record Payment(String paymentType, @Nullable Payor payor) {}

  record Payor(Responsible responsibleParty) {}

  record Responsible(Account accountNumber, @Nullable Address address) {}

  record Customs(
      Payment dutiesPayment,
      boolean isDocumentOnly,
      Amount totalCustomsValue,
      Invoice commercialInvoice,
      List<Commodity> commodities) {}

  record Invoice(
      String shipmentPurpose,
      String termsOfSale,
      @Nullable List<String> comments,
      @Nullable List<InvoiceReference> customerReferences) {}

  /// A number that FedEx prints on the invoice it makes.
  ///
  /// @param customerReferenceType `INVOICE_NUMBER`
  record InvoiceReference(String customerReferenceType, String value) {}

  /// The label's format.
  ///
  /// @param resolution in dots per inch
  record Label(
      String labelFormatType,
      String labelStockType,
      String imageType,
      @Nullable Integer resolution) {}

  record Papers(List<String> shippingDocumentTypes, InvoicePaper commercialInvoiceDetail) {}

  record InvoicePaper(PaperFormat documentFormat) {}

  record PaperFormat(String stockType, String docType) {}

  record Reply(@Nullable Output output) {}

  record Output(@Nullable List<Sold> transactionShipments) {}

  record Sold(
      @Nullable String masterTrackingNumber,
      @Nullable List<Piece> pieceResponses,
      @Nullable List<Document> shipmentDocuments,
      @Nullable Completed completedShipmentDetail) {}

  record Piece(
      @Nullable String trackingNumber,
      @Nullable BigDecimal netRateAmount,
      @Nullable String currency,
      @Nullable List<Document> packageDocuments) {}

  /// A file of the shipment.
  ///
  /// @param encodedLabel in Base64
  record Document(
      @Nullable String contentType, @Nullable String encodedLabel, @Nullable String url) {}

  record Completed(
      @Nullable Operational operationalDetail,
      @Nullable Rating shipmentRating,
      @Nullable List<Package> completedPackageDetails) {}

  record Package(@Nullable Labeling operationalDetail) {}

  record Labeling(@Nullable Barcodes barcodes) {}

  record Barcodes(@Nullable List<Barcode> stringBarcodes) {}

  /// @param type `FEDEX_1D` and `GROUND` are the parcel's own; `ADDRESS` holds the destination
  record Barcode(@Nullable String type, @Nullable String value) {}

  record Operational(@Nullable String deliveryDate, @Nullable String commitDate) {}

  record Rating(@Nullable String actualRateType, @Nullable List<RateDetail> shipmentRateDetails) {}

  record RateDetail(
      @Nullable String rateType, @Nullable BigDecimal totalNetCharge, @Nullable String currency) {}

  record Cancel(
      Account accountNumber,
      @Nullable String senderCountryCode,
      String deletionControl,
      String trackingNumber) {}

  record CancelReply(@Nullable CancelOutput output) {}

  record CancelOutput(@Nullable Boolean cancelledShipment, @Nullable String message) {}
}
