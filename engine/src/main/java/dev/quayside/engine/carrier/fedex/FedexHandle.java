package dev.quayside.engine.carrier.fedex;

/// What a cancellation and the day's end need.
///
/// @param country where it was handed over
/// @param service what it goes by; empty of labels that were sold before it was kept
record FedexHandle(String country, String service) {

  static FedexHandle read(String text) {
    var parts = text.split(" ", 2);
    return new FedexHandle(parts[0], parts.length > 1 ? parts[1] : "");
  }

  String text() {
    return country + " " + service;
  }
}
