package dev.quayside.engine.carrier.option;

import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.option.OptionWords;
import dev.quayside.engine.parcel.option.ReferenceKind;
import dev.quayside.engine.parcel.option.ShipmentReference;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// The sender's references as far as a carrier has room for them: `reference` first, then
/// `references`. What has no room is left off, the last first, and warned of.
public final class SenderReferences {

  private SenderReferences() {}

  /// Those that are sent. The `reference` may be longer than the room, and is cut to it.
  public static List<ShipmentReference> sent(CarrierOptions options, Consignment consignment) {
    var sent = new ArrayList<ShipmentReference>();
    var first = Absent.fromBlank(consignment.reference());
    if (first != null) {
      sent.add(new ShipmentReference(ReferenceKind.OTHER, first));
    }
    consignment.wanted().references().stream()
        .filter(each -> fits(options, each))
        .forEach(sent::add);
    int most = options.references().most();
    return sent.size() > most ? List.copyOf(sent.subList(0, most)) : List.copyOf(sent);
  }

  /// The instructions for the driver, as far as the carrier takes them; empty for none.
  public static String instructions(CarrierOptions options, Consignment consignment) {
    var asked = Absent.toEmpty(consignment.wanted().instructions());
    return asked.length() <= options.instructions() ? asked : "";
  }

  /// What is left off.
  ///
  /// @param name the carrier's, for people
  public static List<Violation> leftOff(
      String name, CarrierOptions options, Consignment consignment) {
    var left = new ArrayList<>(ofPieces(name, options, consignment));
    if (consignment.options() == null) {
      return left;
    }
    var sent = sent(options, consignment);
    var references = consignment.wanted().references();
    for (int i = 0; i < references.size(); i++) {
      var each = references.get(i);
      var field = "references[" + i + "]";
      if (!fits(options, each)) {
        left.add(
            new Violation(
                field, OptionWords.LEFT_OFF_LENGTH.of(name, options.references().length())));
      } else if (!sent.contains(each)) {
        left.add(
            new Violation(field, OptionWords.LEFT_OFF_COUNT.of(name, options.references().most())));
      }
    }
    if (consignment.wanted().instructions() != null
        && instructions(options, consignment).isEmpty()) {
      left.add(new Violation("delivery.instructions", OptionWords.LEFT_OFF_INSTRUCTIONS.of(name)));
    }
    return left;
  }

  /// The boxes' own references, as far as they are cut.
  private static List<Violation> ofPieces(
      String name, CarrierOptions options, Consignment consignment) {
    int most = options.references().length();
    var pieces = consignment.pieces();
    return IntStream.range(0, pieces.size())
        .filter(i -> Absent.toEmpty(pieces.get(i).reference()).length() > most)
        .mapToObj(i -> new Violation("pieces[" + i + "].reference", OptionWords.CUT.of(name, most)))
        .toList();
  }

  private static boolean fits(CarrierOptions options, ShipmentReference each) {
    return each.value().length() <= options.references().length();
  }
}
