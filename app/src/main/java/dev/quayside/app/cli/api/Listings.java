package dev.quayside.app.cli.api;

import java.util.List;

/// All lists of the API, a line each. Keys and printers are missing: their own commands list more
/// than one workspace and need no engine.
final class Listings {

  static final List<Listing> ALL =
      List.of(
          Listing.paged(
                  "audit",
                  "/v1/audit",
                  "who did what",
                  "createdAt action subject Person=user.name station Key=keyId id")
              .by("action", "subject", "userId", "createdAfter")
              .forAdmins(),
          Listing.paged(
              "batches", "/v1/batches", "batches of orders", "id status action printer createdAt"),
          Listing.whole(
              "carrier-accounts",
              "/v1/carrier-accounts",
              "accounts at carriers",
              "carrier Name=carrierName enabled hasAccount billing endpoint connection"),
          Listing.whole(
                  "carriers",
                  "/v1/carriers",
                  "carriers",
                  "code name International=supportsInternational Returns=supportsReturns"
                      + " Pickup=supportsPickup")
              .in("carriers"),
          Listing.whole(
                  "contacts",
                  "/v1/contacts",
                  "addresses used before",
                  "Name=address.name Company=address.company City=address.city"
                      + " Country=address.country kind usedAt id")
              .by("kind", "search", "pageSize"),
          Listing.paged(
                  "emails",
                  "/v1/emails",
                  "e-mails to customers",
                  "id status occasion recipient createdAt")
              .by("status", "shipmentId"),
          Listing.paged("events", "/v1/events", "what happened", "id type createdAt")
              .byCursor()
              .by("type", "since"),
          Listing.paged(
                  "invoices",
                  "/v1/invoices",
                  "carriers' invoices",
                  "id carrier number date invoiced booked difference currency")
              .by("carrier"),
          Listing.paged(
                  "labels",
                  "/v1/labels",
                  "labels",
                  "id status carrier service Tracking=trackingNumber Price=rate reference"
                      + " createdAt")
              .by(
                  "status",
                  "search",
                  "carrier",
                  "service",
                  "trackingNumber",
                  "reference",
                  "created",
                  "updated",
                  "createdAfter",
                  "createdBefore"),
          Listing.whole(
              "locations",
              "/v1/locations",
              "places you ship from",
              "id name Street=address.street1 City=address.city State=address.state"
                  + " Country=address.country"),
          Listing.paged(
                  "manifests",
                  "/v1/manifests",
                  "end-of-day manifests",
                  "id status carrier shipDate Labels=labelCount createdAt")
              .by("carrier"),
          Listing.whole(
              "notices", "/v1/notices", "what needs a person", "createdAt kind message subject id"),
          Listing.paged(
                  "orders",
                  "/v1/orders",
                  "orders",
                  "Order=reference status To=to.name Tracking=shipment.trackingNumber id")
              .by(
                  "status",
                  "search",
                  "reference",
                  "sourceId",
                  "externalId",
                  "tag",
                  "assignedTo",
                  "ordered",
                  "created",
                  "updated",
                  "createdAfter",
                  "createdBefore"),
          Listing.whole(
                  "people",
                  "/v1/users",
                  "people who sign in",
                  "id name role hasPin hasBadge lockedUntil")
              .forAdmins(),
          Listing.whole(
              "payors",
              "/v1/payors",
              "accounts of others that pay",
              "id name carrier account zip country"),
          Listing.paged(
                  "pick-lists",
                  "/v1/pick-lists",
                  "orders fetched in one walk",
                  "number kind status Picker=assignedTo createdAt id")
              .by("createdAfter", "createdBefore"),
          Listing.paged(
                  "pickups",
                  "/v1/pickups",
                  "pickups",
                  "id status carrier date Confirmation=confirmationNumber parcels")
              .by("carrier", "status"),
          Listing.whole(
              "presets",
              "/v1/presets",
              "boxes and bags",
              "id name packaging lengthIn widthIn heightIn emptyWeightOz"),
          Listing.paged(
                  "print-jobs",
                  "/v1/print-jobs",
                  "print jobs",
                  "id status printer title attempts createdAt")
              .by("status", "printer", "labelId", "documentId"),
          Listing.whole(
                  "print-routes",
                  "/v1/print-routes",
                  "which printer takes what",
                  "kind carrier printer station")
              .by("station"),
          Listing.paged(
                  "products",
                  "/v1/products",
                  "products",
                  "sku name value weightOz Origin=originCountry hsCode barcode")
              .by("search"),
          Listing.whole("rules", "/v1/rules", "shipping rules", "position name enabled id"),
          Listing.paged(
                  "shipments",
                  "/v1/shipments",
                  "shipments",
                  "id status carrier service To=to.name Tracking=trackingNumber Price=rate"
                      + " createdAt")
              .by(
                  "status",
                  "search",
                  "carrier",
                  "service",
                  "trackingNumber",
                  "reference",
                  "created",
                  "updated",
                  "createdAfter",
                  "createdBefore"),
          Listing.paged(
                  "transactions",
                  "/v1/wallet/transactions",
                  "what the wallet paid and got",
                  "id type amount currency Balance=balanceAfter description createdAt")
              .by("type", "currency", "shipmentId", "createdAfter", "createdBefore"),
          Listing.whole(
              "sources",
              "/v1/sources",
              "shops that orders come from",
              "id kind name enabled connection Pulls=sync.status Open=counts.open"
                  + " Untold=counts.waitingPostBacks"),
          Listing.paged("webhooks", "/v1/webhooks", "webhooks", "id status url events"),
          Listing.whole(
              "stations",
              "/v1/stations",
              "desks that share the installation",
              "id name status lastSeenAt version Printers=printers"),
          Listing.whole("tags", "/v1/tags", "tags of orders", "name colour orders id"),
          Listing.whole(
              "tax-ids",
              "/v1/tax-ids",
              "tax numbers of the sender",
              "kind value country countries upTo"),
          Listing.whole(
              "views", "/v1/views", "lists that people keep", "name list count shared id"),
          Listing.whole(
                  "workspaces",
                  "/v1/workspaces",
                  "workspaces",
                  "slug name environment plan createdAt archivedAt")
              .forAdmins());

  private Listings() {}
}
