package dev.quayside.engine.carrier.option;

import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.engine.parcel.customs.TaxId;
import dev.quayside.engine.parcel.customs.TaxIdKind;
import dev.quayside.engine.parcel.customs.TaxIdSide;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The fields that a carrier has for tax numbers. A number goes into the first field of its side
/// and kind that has room and is long enough; numbers come in the order of the declaration, those
/// of sellers who collected the tax first. What has no room is left off whole, and warned of.
public record TaxIdRoom(List<Field> fields) {

  /// Those under which the tax was collected at the sale: a carrier with room for one number needs
  /// these most.
  private static final Set<TaxIdKind> COLLECTED =
      EnumSet.of(TaxIdKind.IOSS, TaxIdKind.VOEC, TaxIdKind.ARN);

  public static final TaxIdRoom NONE = new TaxIdRoom(List.of());

  /// @param kinds that it takes
  /// @param most numbers
  /// @param length characters of one
  public record Field(TaxIdSide side, Set<TaxIdKind> kinds, int most, int length) {

    public Field {
      kinds = Set.copyOf(kinds);
    }

    /// One that takes every kind.
    public static Field of(TaxIdSide side, int most, int length) {
      return new Field(side, EnumSet.allOf(TaxIdKind.class), most, length);
    }
  }

  /// A number as its field has it.
  public record Sent(Field field, TaxId id, String number) {

    public TaxIdKind kind() {
      return id.told();
    }
  }

  public TaxIdRoom {
    fields = List.copyOf(fields);
  }

  public static TaxIdRoom of(Field... fields) {
    return new TaxIdRoom(List.of(fields));
  }

  /// The same fields for numbers of sender and recipient.
  public static TaxIdRoom bothSides(int most, int length) {
    return of(
        Field.of(TaxIdSide.SENDER, most, length), Field.of(TaxIdSide.RECIPIENT, most, length));
  }

  /// The numbers that are sent in one of the fields.
  public List<Sent> sent(Field field, @Nullable Customs customs) {
    return sent(customs).stream().filter(each -> each.field().equals(field)).toList();
  }

  /// The numbers of one side that are sent, in whichever field.
  public List<Sent> sent(TaxIdSide side, @Nullable Customs customs) {
    return sent(customs).stream().filter(each -> each.id().of() == side).toList();
  }

  /// The numbers of a parcel that crosses a border which its carrier is not told.
  public List<TaxId> leftOff(Consignment consignment) {
    var customs = consignment.customs();
    if (customs == null) {
      return List.of();
    }
    var sent = sent(customs).stream().map(Sent::id).toList();
    return customs.allTaxIds().stream().filter(each -> !sent.contains(each)).toList();
  }

  private List<Sent> sent(@Nullable Customs customs) {
    if (customs == null || fields.isEmpty()) {
      return List.of();
    }
    var sent = new ArrayList<Sent>();
    customs.allTaxIds().stream()
        .sorted(Comparator.comparing(id -> !COLLECTED.contains(id.told())))
        .forEach(id -> place(id, sent).ifPresent(sent::add));
    return sent;
  }

  private Optional<Sent> place(TaxId id, List<Sent> sent) {
    return fields.stream()
        .filter(field -> field.side() == id.of() && field.kinds().contains(id.told()))
        .filter(
            field -> sent.stream().filter(it -> it.field().equals(field)).count() < field.most())
        .flatMap(field -> id.within(field.length()).map(it -> new Sent(field, id, it)).stream())
        .findFirst();
  }
}
