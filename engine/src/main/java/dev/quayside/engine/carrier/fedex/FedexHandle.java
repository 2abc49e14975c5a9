package dev.quayside.engine.carrier.fedex;

/// What a cancellation and the end of day need.
///
/// @param country where the parcel was handed over
/// @param service its service; empty for labels sold before it was stored
record FedexHandle(String country, String service) {

  static FedexHandle read(String text) {
    var parts = text.split(" ", 2);
    return new FedexHandle(parts[0], parts.length > 1 ? parts[1] : "");
  }

  String text() {
    return country + " " + service;
  }
}
