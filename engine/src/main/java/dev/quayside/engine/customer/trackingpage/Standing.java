package dev.quayside.engine.customer.trackingpage;

import dev.quayside.engine.carrier.tracking.TrackingStatus;
import dev.quayside.engine.tracking.Tracker;
import java.time.LocalDate;
import java.util.List;

/// A parcel's status as a headline and the sentence below it.
public record Standing(String headline, String detail) {

  /// The steps of a delivery to the consignee, as keys of their texts.
  static final List<String> STEPS = List.of("ready", "underway", "delivery", "delivered");

  static Standing of(ParcelPage page, PageWords words) {
    var tracker = page.tracker();
    var carrier = page.carrierName();
    return switch (tracker.status()) {
      case PRE_TRANSIT -> said(words, "pre_transit", words.text("detail.pre_transit", carrier));
      case ACCEPTED, IN_TRANSIT -> underWay(page, words);
      case OUT_FOR_DELIVERY ->
          said(words, "out_for_delivery", words.text("detail.underway", carrier));
      case AVAILABLE_FOR_PICKUP -> said(words, "available_for_pickup", words.text("detail.pickup"));
      case DELIVERED -> said(words, "delivered", ended(page, words));
      case EXCEPTION ->
          said(
              words,
              "exception",
              words.happened(TrackingStatus.EXCEPTION, tracker.substatus()) + ".");
      case RETURNED -> said(words, "returned", ended(page, words));
      case CANCELLED -> said(words, "cancelled", words.text("detail.cancelled"));
      case UNKNOWN -> said(words, "unknown", words.text("detail.unknown", carrier));
    };
  }

  /// Index of the current step, 0 to 3; -1 for a parcel that will not reach the consignee.
  static int step(Tracker tracker) {
    return switch (tracker.status()) {
      case RETURNED, CANCELLED, UNKNOWN -> -1;
      case EXCEPTION ->
          tracker.scans().stream().mapToInt(scan -> step(scan.status())).max().orElse(1);
      case PRE_TRANSIT, ACCEPTED, IN_TRANSIT, OUT_FOR_DELIVERY, AVAILABLE_FOR_PICKUP, DELIVERED ->
          step(tracker.status());
    };
  }

  private static int step(TrackingStatus status) {
    return switch (status) {
      case PRE_TRANSIT, RETURNED, CANCELLED, UNKNOWN -> 0;
      case ACCEPTED, IN_TRANSIT, EXCEPTION -> 1;
      case OUT_FOR_DELIVERY, AVAILABLE_FOR_PICKUP -> 2;
      case DELIVERED -> 3;
    };
  }

  private static Standing underWay(ParcelPage page, PageWords words) {
    var carrier = page.carrierName();
    var expected = page.expected();
    if (expected == null) {
      return said(words, "underway", words.text("detail.underway", carrier));
    }
    if (expected.isBefore(page.today())) {
      return said(words, "underway", words.text("detail.late", words.day(expected)));
    }
    return new Standing(
        words.text("headline.arriving", words.day(expected)),
        words.text("detail.underway", carrier));
  }

  /// Text with the day of the scan that ended the journey.
  private static String ended(ParcelPage page, PageWords words) {
    return page.tracker().scans().stream()
        .filter(scan -> scan.status() == page.tracker().status())
        .findFirst()
        .map(scan -> LocalDate.ofInstant(scan.at(), page.zone(scan)))
        .map(day -> words.text("detail.delivered", words.day(day)))
        .orElse("");
  }

  private static Standing said(PageWords words, String key, String detail) {
    return new Standing(words.text("headline." + key), detail);
  }
}
