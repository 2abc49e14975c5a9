package dev.quayside.app.cli.api;

import java.util.List;

/// Everything the API lists, a line each. Keys and printers are not here: their lists show more
/// than one workspace, and work without an engine.
final class Listings {

  static final List<Listing> ALL =
      List.of(
          Listing.paged(
              "batches", "/v1/batches", "Batches of orders", "id status action printer createdAt"),
          Listing.whole(
              "carrier-accounts",
              "/v1/carrier-accounts",
              "Accounts at carriers",
              "carrier Name=carrierName enabled hasAccount billing endpoint connection"),
          Listing.whole(
                  "carriers",
                  "/v1/carriers",
                  "Carriers",
                  "code name International=supportsInternational Returns=supportsReturns"
                      + " Pickup=supportsPickup")
              .in("carriers"),
          Listing.whole(
                  "contacts",
                  "/v1/contacts",
                  "Addresses used before",
                  "Name=address.name Company=address.company City=address.city"
                      + " Country=address.country kind usedAt id")
              .by("kind", "search", "limit"),
          Listing.paged(
                  "emails",
                  "/v1/emails",
                  "E-mails to customers",
                  "id status occasion recipient createdAt")
              .by("status", "shipmentId"),
          Listing.paged("events", "/v1/events", "What happened", "id type createdAt")
              .byCursor()
              .by("type", "since"),
          Listing.paged(
                  "invoices",
                  "/v1/invoices",
                  "Carriers' invoices",
                  "id carrier number date invoiced booked difference currency")
              .by("carrier"),
          Listing.paged(
                  "labels",
                  "/v1/labels",
                  "Labels",
                  "id status carrier service Tracking=trackingNumber Price=rate reference"
                      + " createdAt")
              .by(
                  "status",
                  "carrier",
                  "service",
                  "trackingNumber",
                  "reference",
                  "createdAfter",
                  "createdBefore"),
          Listing.whole(
              "locations",
              "/v1/locations",
              "Places you ship from",
              "id name Street=address.street1 City=address.city State=address.state"
                  + " Country=address.country"),
          Listing.paged(
                  "manifests",
                  "/v1/manifests",
                  "End-of-day manifests",
                  "id status carrier shipDate Labels=labelCount createdAt")
              .by("carrier"),
          Listing.paged(
                  "orders",
                  "/v1/orders",
                  "Orders",
                  "Order=reference status To=to.name Tracking=shipment.trackingNumber id")
              .by("status", "search", "reference", "createdAfter", "createdBefore"),
          Listing.paged(
                  "pickups",
                  "/v1/pickups",
                  "Pickups",
                  "id status carrier date Confirmation=confirmationNumber parcels")
              .by("carrier", "status"),
          Listing.whole(
              "presets",
              "/v1/presets",
              "Boxes and bags",
              "id name packaging lengthIn widthIn heightIn emptyWeightOz"),
          Listing.paged(
                  "print-jobs",
                  "/v1/print-jobs",
                  "Print jobs",
                  "id status printer title attempts createdAt")
              .by("status", "printer", "labelId", "documentId"),
          Listing.whole(
              "print-routes",
              "/v1/print-routes",
              "Which printer takes what",
              "kind carrier printer"),
          Listing.paged(
                  "products",
                  "/v1/products",
                  "Products",
                  "sku name value weightOz Origin=originCountry hsCode barcode")
              .by("search"),
          Listing.whole("rules", "/v1/rules", "Shipping rules", "position name enabled id"),
          Listing.paged(
                  "shipments",
                  "/v1/shipments",
                  "Shipments",
                  "id status carrier service To=to.name Tracking=trackingNumber Price=rate"
                      + " createdAt")
              .by(
                  "status",
                  "carrier",
                  "service",
                  "trackingNumber",
                  "reference",
                  "createdAfter",
                  "createdBefore"),
          Listing.paged(
                  "transactions",
                  "/v1/wallet/transactions",
                  "What the wallet paid and got",
                  "id type amount currency Balance=balanceAfter description createdAt")
              .by("type", "currency", "shipmentId", "createdAfter", "createdBefore"),
          Listing.paged("webhooks", "/v1/webhooks", "Webhooks", "id status url events"),
          Listing.whole(
                  "workspaces",
                  "/v1/workspaces",
                  "Workspaces",
                  "slug name environment plan createdAt archivedAt")
              .forAdmins());

  private Listings() {}
}
