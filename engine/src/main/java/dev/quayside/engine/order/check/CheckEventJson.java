package dev.quayside.engine.order.check;

import dev.quayside.engine.platform.server.json.JsonText;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The `data` of the events of a check.
///
/// @param lines of the order
record CheckEventJson(
    String id,
    String orderId,
    String status,
    List<Line> lines,
    CheckJson.@Nullable StartedBy startedBy,
    String station,
    Instant startedAt,
    @Nullable Instant passedAt,
    @Nullable BigDecimal weightOz) {

  record Line(int line, @Nullable String sku, @Nullable String name, int wanted, int counted) {}

  static String of(PackCheck check, String orderId) {
    return JsonText.write(
        new CheckEventJson(
            check.id(),
            orderId,
            check.state().wire(),
            check.lines().stream()
                .filter(line -> line.orderId().equals(orderId))
                .map(
                    line ->
                        new Line(
                            line.line(), line.sku(), line.name(), line.wanted(), line.counted()))
                .toList(),
            CheckJson.StartedBy.of(check.startedBy()),
            check.station(),
            check.startedAt(),
            check.passedAt(),
            check.weightOz()));
  }
}
