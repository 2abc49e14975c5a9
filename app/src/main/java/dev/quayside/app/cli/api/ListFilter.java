package dev.quayside.app.cli.api;

import java.util.Map;
import java.util.Objects;
import picocli.CommandLine.Model.OptionSpec;

/// Turns a query parameter of a list into an option of the command line.
final class ListFilter {

  private static final String LATER = "such as 2026-11-24T08:00:00Z.";

  private static final String DAYS =
      "today, yesterday, this_week, last_week, this_month, last_month, last_7_days or"
          + " older_than_3_days (any number).";

  private static final Map<String, String> MEANINGS =
      Map.ofEntries(
          Map.entry("assignedTo", "Only of this person: an id, or none."),
          Map.entry("action", "Only this act, such as label.created or user.signed_in."),
          Map.entry("carrier", "Only of this carrier, such as ups."),
          Map.entry("created", "Only what was made on these days: " + DAYS),
          Map.entry("createdAfter", "Only what was made after it, " + LATER),
          Map.entry("createdBefore", "Only what was made before it, " + LATER),
          Map.entry("currency", "Only in this currency, such as USD."),
          Map.entry("documentId", "Only of this document."),
          Map.entry("externalId", "Only of this id in its shop."),
          Map.entry("kind", "sender or recipient. Default: recipient"),
          Map.entry("labelId", "Only of this label."),
          Map.entry("ordered", "Only what was ordered on these days: " + DAYS),
          Map.entry("pageSize", "No more than so many."),
          Map.entry("printer", "Only of this printer."),
          Map.entry("reference", "Only of this number or reference of yours."),
          Map.entry("search", "Part of a number, name or other word of it."),
          Map.entry("station", "Those of this desk, in place of the one of this folder."),
          Map.entry("service", "Only of this service, such as ups_ground."),
          Map.entry("shipmentId", "Only of this shipment."),
          Map.entry("since", "Only what happened since, " + LATER),
          Map.entry("sort", "What it is sorted by: createdAt, or -createdAt for the newest first."),
          Map.entry("sourceId", "Only from this shop."),
          Map.entry("status", "Only of this status."),
          Map.entry("subject", "Only what was done to this id."),
          Map.entry("tag", "Only with this tag."),
          Map.entry("trackingNumber", "Only of this tracking number."),
          Map.entry("type", "Only of this type, such as label.created."),
          Map.entry("updated", "Only what was last changed on these days: " + DAYS),
          Map.entry("userId", "Only what this person did."));

  private ListFilter() {}

  /// The name of the option: `--tracking-number` for `trackingNumber`.
  static String name(String parameter) {
    return "--" + Listing.hyphened(parameter);
  }

  static OptionSpec option(String parameter) {
    return OptionSpec.builder(name(parameter))
        .paramLabel("TEXT")
        .type(String.class)
        .defaultValue("")
        .description(Objects.requireNonNull(MEANINGS.get(parameter), parameter))
        .build();
  }
}
