package dev.quayside.engine.parcel.product;

/// What the catalogue can know of a product beside its SKU.
public enum ProductFact {
  NAME("name"),
  VALUE("value"),
  WEIGHT("weightOz"),
  BARCODE("barcode"),
  ORIGIN("originCountry"),
  HS_CODE("hsCode");

  private final String wire;

  ProductFact(String wire) {
    this.wire = wire;
  }

  /// As an order's item calls it on the wire.
  public String wire() {
    return wire;
  }
}
