package dev.quayside.engine.sandbox.day;

import dev.quayside.engine.carrier.day.WorkingDays;
import dev.quayside.engine.sandbox.card.Section;
import dev.quayside.engine.sandbox.place.Lane;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// The transit time of a service.
///
/// @param upToMiles ends of the distance steps, ascending
/// @param days working days for each step; one more than `upToMiles`, the last for all longer
///   distances
/// @param moreDays days added for a region outside the mainland
/// @param toBusiness days on which transit is counted and businesses are reached
/// @param toHome the same for homes
/// @param leaves the only weekday it is sold for; null for any
public record Transit(
    int[] upToMiles,
    int[] days,
    Map<String, Integer> moreDays,
    WorkingDays toBusiness,
    WorkingDays toHome,
    @Nullable DayOfWeek leaves) {

  /// Reads `transit`, `transit-more`, `days` and `home-days` of a service section.
  public static Transit read(Section service, Set<LocalDate> holidays) {
    var steps = service.pairs("transit");
    var ends =
        steps.keySet().stream().filter(m -> !m.equals("*")).mapToInt(Integer::parseInt).toArray();
    return new Transit(
        ends,
        steps.values().stream().mapToInt(Integer::parseInt).toArray(),
        service.pairs("transit-more").entrySet().stream()
            .collect(Collectors.toMap(Map.Entry::getKey, e -> Integer.valueOf(e.getValue()))),
        WorkingDays.of(service.text("days"), holidays),
        WorkingDays.of(service.find("home-days").orElse(service.text("days")), holidays),
        service.find("leaves").map(WorkingDays::day).orElse(null));
  }

  /// Working days from the ship date to the door.
  public int daysOn(Lane lane) {
    int step = 0;
    while (step < upToMiles.length && lane.miles() > upToMiles[step]) {
      step++;
    }
    return days[step] + more(lane.area());
  }

  private int more(String area) {
    var region = area.equals("AK-REMOTE") && !moreDays.containsKey(area) ? "AK" : area;
    return moreDays.getOrDefault(region, 0);
  }

  public LocalDate delivery(LocalDate shipDate, int transitDays, boolean residential) {
    return (residential ? toHome : toBusiness).after(shipDate, transitDays);
  }

  /// Whether the service is sold for parcels with this ship date.
  public boolean leavesOn(LocalDate shipDate) {
    return leaves == null || shipDate.getDayOfWeek() == leaves;
  }

  public int fastest() {
    return IntStream.of(days).min().orElseThrow();
  }

  public int slowest() {
    return IntStream.of(days).max().orElseThrow()
        + moreDays.values().stream().mapToInt(Integer::intValue).max().orElse(0);
  }
}
