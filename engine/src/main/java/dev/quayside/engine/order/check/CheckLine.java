package dev.quayside.engine.order.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The pieces of one line that are checked.
///
/// @param line of the order; of a check of several orders it counts through the check
/// @param asked pieces the check was started for; for a check of all that is left as many as wanted
/// @param wanted pieces, as the order is now
public record CheckLine(
    int line,
    String orderId,
    PieceKey key,
    @Nullable String sku,
    @Nullable String name,
    int asked,
    int wanted,
    int counted,
    List<CheckScan> scans) {

  public CheckLine {
    scans = List.copyOf(scans);
  }

  int missing() {
    return wanted - counted;
  }

  /// What people call it.
  String called() {
    return Optional.ofNullable(sku).or(() -> Optional.ofNullable(name)).orElse("#" + line);
  }

  /// Whether another line is of the same product.
  boolean isOfSame(CheckLine other) {
    return key.product().equals(other.key.product());
  }

  CheckLine counting(CheckScan scan) {
    var more = new ArrayList<>(scans);
    more.add(scan);
    return new CheckLine(
        line, orderId, key, sku, name, asked, wanted, counted + scan.quantity(), more);
  }

  /// The same pieces with what was counted of them before.
  CheckLine counted(int pieces, List<CheckScan> before) {
    return new CheckLine(line, orderId, key, sku, name, asked, wanted, pieces, before);
  }

  CheckLine at(int place) {
    return new CheckLine(place, orderId, key, sku, name, asked, wanted, counted, scans);
  }

  boolean hasSerial(String serial) {
    return scans.stream().map(CheckScan::serial).filter(Objects::nonNull).anyMatch(serial::equals);
  }
}
