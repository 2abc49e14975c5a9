package dev.quayside.engine.order.rule.effect;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.parcel.Packaging;
import dev.quayside.engine.parcel.option.BillTo;
import dev.quayside.engine.parcel.option.ShipmentReference;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// What a rule does with an order beside choosing its rate, box, signature and printer. Null, or an
/// empty list, leaves a thing to later rules and to the order itself.
///
/// @param tags names, added to those of the order
/// @param assignTo id of the user who ships it
/// @param location id or name of the location it leaves from
/// @param shipDate how the day is chosen on which it leaves
/// @param billing who pays, with accounts as they are kept
/// @param references further numbers on the label
/// @param note what people are told of it
public record Effects(
    List<String> tags,
    @Nullable String assignTo,
    @Nullable String location,
    @Nullable Packaging packaging,
    @Nullable ShipDay shipDate,
    @Nullable BillTo billing,
    List<ShipmentReference> references,
    @Nullable Insurance insurance,
    @Nullable Split split,
    @Nullable String note) {

  public static final Effects NONE =
      new Effects(List.of(), null, null, null, null, null, List.of(), null, null, null);

  /// Tags that a rule adds at most: as many as an order has.
  public static final int MOST_TAGS = 20;

  /// Characters of a tag's name.
  public static final int LONGEST_TAG = 30;

  /// Characters of what people are told.
  public static final int LONGEST_NOTE = 500;

  public Effects {
    tags = List.copyOf(Absent.toEmpty(tags));
    references = List.copyOf(Absent.toEmpty(references));
  }

  /// Rules of earlier versions have none.
  public static Effects of(@Nullable Effects stored) {
    return stored == null ? NONE : stored;
  }

  public boolean isNone() {
    return equals(NONE);
  }

  /// With the accounts of payors as they are kept.
  public Effects billedTo(@Nullable BillTo kept) {
    return new Effects(
        tags, assignTo, location, packaging, shipDate, kept, references, insurance, split, note);
  }

  /// Names each field at fault as the API calls it.
  public void check(Violations found) {
    if (tags.size() > MOST_TAGS) {
      found.add("tags", FieldWords.AT_MOST, MOST_TAGS);
    }
    for (int i = 0; i < tags.size(); i++) {
      if (tags.get(i).isBlank() || tags.get(i).length() > LONGEST_TAG) {
        found.add("tags[" + i + "]", OrderWords.PATTERN_LENGTH, LONGEST_TAG);
      }
    }
    if (insurance != null) {
      insurance.check("insurance", found);
    }
    if (note != null && note.length() > LONGEST_NOTE) {
      found.add("notify", FieldWords.MOST_CHARACTERS, LONGEST_NOTE);
    }
  }

  /// What this decides of what `decided` leaves open.
  public Set<Decision> beyond(Effects decided) {
    var news = EnumSet.noneOf(Decision.class);
    for (var each : Decision.values()) {
      if (each.isIn(this) && (!each.isIn(decided) || each.addsTo(decided, this))) {
        news.add(each);
      }
    }
    return news;
  }

  /// Without insurance, which is decided already.
  public Effects uninsured() {
    return insurance == null
        ? this
        : new Effects(
            tags, assignTo, location, packaging, shipDate, billing, references, null, split, note);
  }

  /// This, and of the rest what is said there; the tags of both.
  public Effects or(Effects later) {
    if (later.isNone()) {
      return this;
    }
    return new Effects(
        Stream.concat(tags.stream(), later.tags.stream()).distinct().toList(),
        first(assignTo, later.assignTo),
        first(location, later.location),
        first(packaging, later.packaging),
        first(shipDate, later.shipDate),
        first(billing, later.billing),
        references.isEmpty() ? later.references : references,
        first(insurance, later.insurance),
        first(split, later.split),
        first(note, later.note));
  }

  private static <T> @Nullable T first(@Nullable T said, @Nullable T other) {
    return said == null ? other : said;
  }
}
