package dev.quayside.printing.printer.transport;

/// Jobs to try a transport with.
public final class Parcels {

  private static final String FOUR_BY_SIX = "4x6in";

  private Parcels() {}

  public static Parcel zpl(String name, byte[] bytes) {
    return new Parcel(name, name, "zpl", "application/zpl", true, FOUR_BY_SIX, bytes);
  }

  static Parcel titled(String title, String name, byte[] bytes) {
    return new Parcel(name, title, "pdf", "application/pdf", false, FOUR_BY_SIX, bytes);
  }

  public static Parcel pdf(String name, byte[] bytes) {
    return new Parcel(name, name, "pdf", "application/pdf", false, FOUR_BY_SIX, bytes);
  }
}
