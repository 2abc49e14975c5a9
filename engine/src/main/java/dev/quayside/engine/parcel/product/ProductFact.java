package dev.quayside.engine.parcel.product;

/// The facts the catalogue can know of a product beside its SKU.
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

  /// The name of the fact in an order item's JSON.
  public String wire() {
    return wire;
  }
}
