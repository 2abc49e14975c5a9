package dev.quayside.engine.source.kind;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// How a shop is pulled and told.
///
/// @param everyMinutes 0 for only when a person asks
/// @param since orders that changed before are not asked for
/// @param statuses the shop's own words by what they mean: unpaid, ready, held, shipped, cancelled;
///   empty for the kind's own
/// @param locations names of places by the shop's id of them
/// @param weightField custom field with the weight of a piece; null for none
/// @param postsBack whether the shop is told of parcels
/// @param notifiesBuyer whether the shop is to tell the buyer
/// @param completes whether the shop's order is completed with its last piece
/// @param tables how its own tables are read and written; null for shops of other kinds
public record SourceSettings(
    int everyMinutes,
    Instant since,
    Map<String, List<String>> statuses,
    Map<String, String> locations,
    @Nullable String weightField,
    boolean postsBack,
    boolean notifiesBuyer,
    boolean completes,
    @Nullable TableSettings tables) {

  public SourceSettings {
    statuses = Map.copyOf(statuses);
    locations = Map.copyOf(locations);
  }

  /// The same, with the kind's own words.
  public SourceSettings withoutStatuses() {
    return new SourceSettings(
        everyMinutes,
        since,
        Map.of(),
        locations,
        weightField,
        postsBack,
        notifiesBuyer,
        completes,
        tables);
  }

  /// The same, with or without the settings of a shop's own tables.
  public SourceSettings with(@Nullable TableSettings others) {
    return new SourceSettings(
        everyMinutes,
        since,
        statuses,
        locations,
        weightField,
        postsBack,
        notifiesBuyer,
        completes,
        others);
  }

  /// Whether single orders are looked up.
  public boolean looksUp() {
    return tables != null && tables.query(TableQuery.BY_KEY) != null;
  }

  /// Whether the shop is told of parcels: wanted, and said how where it has to be.
  public boolean tells() {
    return postsBack && (tables == null || tables.query(TableQuery.SHIPPED) != null);
  }
}
