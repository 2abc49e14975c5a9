package dev.quayside.printing.printer.transport;

/// Jobs to try a transport with.
public final class SampleData {

  private static final String FOUR_BY_SIX = "4x6in";

  private SampleData() {}

  public static PrintData zpl(String name, byte[] bytes) {
    return new PrintData(name, name, "zpl", "application/zpl", true, FOUR_BY_SIX, bytes);
  }

  static PrintData titled(String title, String name, byte[] bytes) {
    return new PrintData(name, title, "pdf", "application/pdf", false, FOUR_BY_SIX, bytes);
  }

  public static PrintData pdf(String name, byte[] bytes) {
    return new PrintData(name, name, "pdf", "application/pdf", false, FOUR_BY_SIX, bytes);
  }
}
