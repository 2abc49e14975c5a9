package dev.quayside.engine.sandbox.price;

import dev.quayside.engine.sandbox.card.Section;
import dev.quayside.engine.sandbox.price.BasePrices.Row;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/// Finds the base prices of a card's services, as each service states:
///
/// - `knots = ground`: the carrier's own published table;
/// - `knots = ups/ground` with `times = 0.85`: a guess from another carrier's table, with `zones-as
///   = 2:102 3:103` when the two name their zones differently;
/// - `start`, `per-zone`, `per-lb`, `per-lb-zone` and `times`: a line for zones 1 to 8, and
///   `ounces` for a line by the ounce below a pound.
public final class PriceSource {

  private static final int ZONES = 8;
  private static final int OUNCES_IN_A_POUND = 16;

  private final String carrier;
  private final Map<String, BasePrices> tables = new HashMap<>();

  public PriceSource(String carrier) {
    this.carrier = carrier;
  }

  /// One service's prices by zone.
  public Map<String, Row> of(Section service) {
    return service.find("knots").isPresent() ? fromKnots(service) : fromLine(service);
  }

  private Map<String, Row> fromKnots(Section service) {
    var path = service.text("knots").split("/");
    var owner = path.length > 1 ? path[0] : carrier;
    var rows =
        renamed(
            tables.computeIfAbsent(owner, BasePrices::read).of(path[path.length - 1]),
            service.pairs("zones-as"));
    var times = times(service);
    boolean halfKilos = service.find("unit").orElse("lb").equals("half-kg");
    return times.equals(BigDecimal.ONE) && !halfKilos
        ? rows
        : rows.entrySet().stream()
            .collect(
                Collectors.toMap(
                    Map.Entry::getKey, zone -> changed(zone.getValue(), times, halfKilos)));
  }

  /// The row multiplied; with `unit = half-kg` converted to half kilos.
  private static Row changed(Row row, BigDecimal times, boolean halfKilos) {
    var scaled = row.times(times);
    return halfKilos ? scaled.inHalfKilos() : scaled;
  }

  private static Map<String, Row> renamed(Map<String, Row> rows, Map<String, String> ours) {
    if (ours.isEmpty()) {
      return rows;
    }
    var renamed = new LinkedHashMap<String, Row>();
    ours.forEach(
        (zone, theirs) -> {
          var row = rows.get(theirs);
          if (row == null) {
            throw new IllegalArgumentException("no knots for zone " + theirs);
          }
          renamed.put(zone, row);
        });
    return renamed;
  }

  private static Map<String, Row> fromLine(Section service) {
    return IntStream.rangeClosed(1, ZONES)
        .boxed()
        .collect(Collectors.toMap(String::valueOf, zone -> line(service, zone - 1)));
  }

  private static Row line(Section service, int zonesBeyondFirst) {
    long start = service.price("start") + zonesBeyondFirst * service.price("per-zone");
    long perPound = service.price("per-lb") + zonesBeyondFirst * service.price("per-lb-zone");
    int most = service.whole("max-lb");
    var byPound =
        IntStream.rangeClosed(0, most)
            .mapToLong(pounds -> pounds == 0 ? Row.NO_PRICE : start + pounds * perPound)
            .toArray();
    return new Row(byPound, ounces(service, zonesBeyondFirst), byPound[most], most)
        .times(times(service));
  }

  /// Prices under a pound from `ounces = start per-zone per-ounce per-ounce-and-zone`; none when
  /// the card has no such key.
  private static long[] ounces(Section service, int zonesBeyondFirst) {
    if (service.find("ounces").isEmpty()) {
      return new long[0];
    }
    var cents =
        service.words("ounces").stream()
            .map(price -> new BigDecimal(price).movePointRight(2))
            .toList();
    var zones = BigDecimal.valueOf(zonesBeyondFirst);
    var start = cents.get(0).add(cents.get(1).multiply(zones));
    var perOunce = cents.get(2).add(cents.get(3).multiply(zones));
    return LongStream.rangeClosed(1, OUNCES_IN_A_POUND)
        .map(
            ounce ->
                start
                    .add(perOunce.multiply(BigDecimal.valueOf(ounce)))
                    .setScale(0, RoundingMode.HALF_UP)
                    .longValueExact())
        .toArray();
  }

  private static BigDecimal times(Section service) {
    return service.find("times").map(BigDecimal::new).orElse(BigDecimal.ONE);
  }
}
