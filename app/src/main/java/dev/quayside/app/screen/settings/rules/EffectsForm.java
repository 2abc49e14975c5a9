package dev.quayside.app.screen.settings.rules;

import dev.quayside.app.measure.TypedNumber;
import dev.quayside.app.screen.ship.form.options.OptionsForm.Reference;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.base.text.WireWord;
import dev.quayside.engine.order.rule.effect.Effects;
import dev.quayside.engine.order.rule.effect.Insurance;
import dev.quayside.engine.order.rule.effect.ShipDay;
import dev.quayside.engine.order.rule.effect.Split;
import dev.quayside.engine.parcel.Packaging;
import dev.quayside.engine.parcel.option.BillTo;
import dev.quayside.engine.parcel.option.PaidBy;
import dev.quayside.engine.parcel.option.Payor;
import dev.quayside.engine.parcel.option.ShipmentReference;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.jspecify.annotations.Nullable;

/// The form of what a rule does beside choosing a rate. An amount of insurance, which it has no
/// field for, stays as it was.
public final class EffectsForm {

  /// The engine's paths of fields.
  static final String PERSON = "assignTo";

  static final String PAYOR = "billing.transport.payorId";

  /// Names, separated by commas.
  public final StringProperty tags = new SimpleStringProperty("");

  /// The id of the user who ships it; empty leaves it open.
  public final StringProperty person = new SimpleStringProperty("");

  /// The name of the location; empty leaves it open.
  public final StringProperty location = new SimpleStringProperty("");

  /// A carrier's packaging; the sender's own leaves it open.
  public final ObjectProperty<Packaging> packaging = new SimpleObjectProperty<>(Packaging.PACKAGE);

  public final BooleanProperty nextPickup = new SimpleBooleanProperty();

  /// The id of a kept payor of the transport; empty leaves it open.
  public final StringProperty payor = new SimpleStringProperty("");

  /// How much of the order's value is insured.
  public final TypedNumber percent = new TypedNumber();

  /// How it is divided, as the API calls it; empty for not at all.
  public final StringProperty split = new SimpleStringProperty("");

  public final StringProperty note = new SimpleStringProperty("");
  private final List<Reference> references =
      IntStream.range(0, ShipmentReference.MOST).mapToObj(_ -> new Reference()).toList();
  private Effects filled = Effects.NONE;

  /// Further numbers on the label; blank for none.
  public List<Reference> references() {
    return references;
  }

  void fill(Effects effects) {
    filled = effects;
    tags.set(String.join(", ", effects.tags()));
    person.set(Objects.requireNonNullElse(effects.assignTo(), ""));
    location.set(Objects.requireNonNullElse(effects.location(), ""));
    packaging.set(Objects.requireNonNullElse(effects.packaging(), Packaging.PACKAGE));
    nextPickup.set(effects.shipDate() != null);
    payor.set(payorOf(effects.billing()));
    percent.show(effects.insurance() == null ? null : effects.insurance().percent());
    split.set(Optional.ofNullable(effects.split()).map(Split::wire).orElse(""));
    note.set(Objects.requireNonNullElse(effects.note(), ""));
    var given = effects.references();
    for (int place = 0; place < references.size(); place++) {
      references.get(place).fill(place < given.size() ? given.get(place) : null);
    }
  }

  Effects effects() {
    return new Effects(
        Stream.of(tags.get().split("[,;\\n]"))
            .map(String::strip)
            .filter(name -> !name.isEmpty())
            .toList(),
        Absent.fromBlank(person.get()),
        Absent.fromBlank(location.get()),
        packaging.get() == Packaging.PACKAGE ? null : packaging.get(),
        nextPickup.get() ? ShipDay.NEXT_PICKUP : null,
        billing(),
        references.stream().flatMap(Reference::typed).toList(),
        insurance(),
        split.get().isEmpty() ? null : WireWord.read(Split.class, split.get()),
        Absent.fromBlank(note.get().strip()));
  }

  void check(Violations found) {
    percent.check("insurance.percent", found);
    if (effects().tags().stream().anyMatch(name -> name.length() > Effects.LONGEST_TAG)) {
      found.add("tags", FieldWords.MOST_CHARACTERS, Effects.LONGEST_TAG);
    }
    for (int place = 0; place < references.size(); place++) {
      if (references.get(place).value.get().strip().length() > ShipmentReference.LONGEST) {
        found.add(reference(place), FieldWords.MOST_CHARACTERS, ShipmentReference.LONGEST);
      }
    }
  }

  /// The engine's path of a reference, from 0.
  static String reference(int place) {
    return "references[" + place + "].value";
  }

  private @Nullable Insurance insurance() {
    var part = percent.value();
    if (part != null) {
      return new Insurance(part, null);
    }
    var before = filled.insurance();
    return before == null || before.percent() != null ? null : before;
  }

  private @Nullable BillTo billing() {
    var before = filled.billing();
    if (payor.get().equals(payorOf(before))) {
      return before;
    }
    return payor.get().isEmpty()
        ? null
        : new BillTo(
            new PaidBy(Payor.THIRD_PARTY, payor.get(), null, null, null, null),
            before == null ? null : before.duties());
  }

  private static String payorOf(@Nullable BillTo billing) {
    var paid = billing == null ? null : billing.transport();
    return paid == null || paid.payorId() == null ? "" : paid.payorId();
  }

  /// The words of a division, empty for none.
  static List<String> splits() {
    return Stream.concat(Stream.of(""), Stream.of(Split.values()).map(Split::wire)).toList();
  }
}
