package dev.quayside.engine.order.check;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.parcel.product.GoodsCode;
import dev.quayside.engine.parcel.product.Product;
import dev.quayside.engine.parcel.product.ProductBarcode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Counts one scan into a check.
///
/// @param barcodes the bar codes that the orders name, by line
/// @param products of the lines, by their key
/// @param named whether the catalogue has a product with the code that no line wants
record ScanCount(
    PackCheck check,
    Map<Integer, String> barcodes,
    Map<String, Product> products,
    boolean named,
    Instant now) {

  /// Pieces behind the code, of one line.
  private record Fit(CheckLine line, int pieces) {}

  /// The lines that a code is of.
  static boolean fits(
      PackCheck check,
      Map<Integer, String> barcodes,
      Map<String, Product> products,
      GoodsCode code) {
    return check.lines().stream()
        .anyMatch(line -> pieces(line, barcodes, products, code).isPresent());
  }

  /// @param scanned as the scanner sent it
  /// @param times how often the code counts
  /// @param serial sent beside the code; null when the code holds it
  /// @throws ProblemException `SERIAL_REQUIRED`
  ScanOutcome count(String scanned, int times, @Nullable String serial) {
    var code = GoodsCode.read(scanned);
    var fits = fits(code);
    if (fits.isEmpty()) {
      return ScanOutcome.nothing(named ? ScanResult.NOT_IN_ORDER : ScanResult.UNKNOWN, null, check);
    }
    var first = fits.getFirst().line();
    var others = new LinkedHashMap<String, CheckLine>();
    fits.forEach(fit -> others.putIfAbsent(fit.line().key().product(), fit.line()));
    if (others.size() > 1) {
      return new ScanOutcome(ScanResult.AMBIGUOUS, null, List.copyOf(others.values()), 0, check);
    }
    long wanted = (long) fits.getFirst().pieces() * times;
    long room = fits.stream().mapToLong(fit -> Math.max(0, fit.line().missing())).sum();
    if (wanted > room) {
      return ScanOutcome.nothing(ScanResult.TOO_MANY, first.line(), check);
    }
    var own = serial == null ? code.serial() : serial;
    requireSerial(first, own, wanted);
    return filled(
        fits.stream().map(Fit::line).toList(), CheckScan.of(scanned, code, own, (int) wanted, now));
  }

  /// Fills lines one after the other.
  ScanOutcome filled(List<CheckLine> lines, CheckScan scan) {
    var changed = check;
    int left = scan.quantity();
    Integer first = null;
    for (var line : lines) {
      int some = Math.min(left, Math.max(0, line.missing()));
      if (some > 0) {
        changed = changed.with(line.counting(scan.of(some)));
        first = first == null ? Integer.valueOf(line.line()) : first;
        left -= some;
      }
    }
    return new ScanOutcome(
        changed.isCounted() ? ScanResult.COMPLETE : ScanResult.COUNTED,
        first,
        List.of(),
        scan.quantity(),
        changed);
  }

  private void requireSerial(CheckLine line, @Nullable String serial, long pieces) {
    var product = products.get(line.key().product());
    if (product == null || !product.needsSerial()) {
      return;
    }
    if (serial == null || serial.isBlank()) {
      throw refused(CheckWords.SERIAL, line.called());
    }
    if (pieces != 1) {
      throw refused(CheckWords.SERIAL_EACH, line.called());
    }
    if (check.lines().stream().filter(line::isOfSame).anyMatch(each -> each.hasSerial(serial))) {
      throw refused(CheckWords.SERIAL_TWICE, serial);
    }
  }

  private static ProblemException refused(CheckWords why, String about) {
    return ProblemException.refused(ProblemCode.SERIAL_REQUIRED, why, about);
  }

  private List<Fit> fits(GoodsCode code) {
    var fits = new ArrayList<Fit>();
    for (var line : check.lines()) {
      pieces(line, barcodes, products, code).ifPresent(some -> fits.add(new Fit(line, some)));
    }
    return fits;
  }

  /// Pieces of a line behind the code; empty when it is of other goods.
  private static Optional<Integer> pieces(
      CheckLine line,
      Map<Integer, String> barcodes,
      Map<String, Product> products,
      GoodsCode code) {
    var product = products.get(line.key().product());
    var known =
        Optional.ofNullable(product).stream()
            .flatMap(each -> each.codes().stream())
            .filter(each -> code.is(each.code()))
            .map(ProductBarcode::quantity)
            .findFirst();
    boolean one = code.is(barcodes.get(line.line())) || code.is(line.sku());
    return known.or(() -> one ? Optional.of(1) : Optional.empty());
  }
}
