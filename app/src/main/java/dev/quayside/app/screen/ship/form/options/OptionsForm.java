package dev.quayside.app.screen.ship.form.options;

import dev.quayside.engine.parcel.customs.Incoterm;
import dev.quayside.engine.parcel.option.OptionsDraft;
import dev.quayside.engine.parcel.option.PaidBy;
import dev.quayside.engine.parcel.option.Payor;
import dev.quayside.engine.parcel.option.ReferenceKind;
import dev.quayside.engine.parcel.option.ShipmentReference;
import dev.quayside.engine.parcel.option.ShippingOptions;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.beans.Observable;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.jspecify.annotations.Nullable;

/// What is asked for beside the parcel. Nothing of it is said until the packer says it, or the
/// order does.
public final class OptionsForm {

  public final ObjectProperty<PayorChoice> payor = new SimpleObjectProperty<>(PayorChoice.OURS);

  /// Whom the kept account belongs to that pays: the recipient or a third party.
  public final ObjectProperty<Payor> role = new SimpleObjectProperty<>(Payor.RECIPIENT);

  /// Whose account pays the duties; {@link PayorChoice#OURS} where the terms of the declaration say
  /// it all.
  public final ObjectProperty<PayorChoice> duties = new SimpleObjectProperty<>(PayorChoice.OURS);

  /// Whom the kept account belongs to that pays the duties.
  public final ObjectProperty<Payor> dutiesRole = new SimpleObjectProperty<>(Payor.THIRD_PARTY);

  /// The day it leaves; null for the next one that the carrier collects on.
  public final ObjectProperty<@Nullable LocalDate> shipDate = new SimpleObjectProperty<>();

  /// Whether it has to be delivered on a Saturday.
  public final BooleanProperty saturday = new SimpleBooleanProperty();

  /// For the driver at the door.
  public final StringProperty instructions = new SimpleStringProperty("");

  private final List<Reference> references =
      IntStream.range(0, ShipmentReference.MOST).mapToObj(_ -> new Reference()).toList();
  private OptionsDraft filled = OptionsDraft.NONE;

  /// One of the further references, as typed; blank for none.
  public static final class Reference {

    public final ObjectProperty<ReferenceKind> kind =
        new SimpleObjectProperty<>(ReferenceKind.PURCHASE_ORDER);
    public final StringProperty value = new SimpleStringProperty("");

    /// @param reference null for none
    public void fill(@Nullable ShipmentReference reference) {
      kind.set(reference == null ? ReferenceKind.PURCHASE_ORDER : reference.kind());
      value.set(reference == null ? "" : reference.value());
    }

    /// The reference; none while it is blank.
    public Stream<ShipmentReference> typed() {
      var text = value.get().strip();
      return text.isEmpty() ? Stream.of() : Stream.of(new ShipmentReference(kind.get(), text));
    }
  }

  /// Calls `changed` whenever something is typed or chosen.
  public void follow(Runnable changed) {
    all().forEach(each -> each.addListener(_ -> changed.run()));
  }

  /// Everything that can be typed or chosen.
  List<Observable> all() {
    return Stream.concat(
            Stream.<Observable>of(
                payor, role, duties, dutiesRole, shipDate, saturday, instructions),
            references.stream().flatMap(each -> Stream.of(each.kind, each.value)))
        .toList();
  }

  /// Keeps the account that pays the duties and the terms from contradicting each other: whichever
  /// is chosen last holds.
  public void agreeWith(ObjectProperty<Incoterm> terms) {
    duties.addListener(
        (_, _, now) -> {
          if (!now.isOurs()) {
            terms.set(Incoterm.DDU);
          }
        });
    terms.addListener(
        (_, _, now) -> {
          if (now == Incoterm.DDP) {
            duties.set(PayorChoice.OURS);
          }
        });
  }

  public List<Reference> references() {
    return references;
  }

  public void fill(OptionsDraft options) {
    filled = options;
    payor.set(PayorChoice.of(options.transport()));
    duties.set(
        namesAccount(options.duties()) ? PayorChoice.of(options.duties()) : PayorChoice.OURS);
    shipDate.set(options.shipDate());
    saturday.set(Boolean.TRUE.equals(options.saturday()));
    instructions.set(Objects.requireNonNullElse(options.instructions(), ""));
    var given = Objects.requireNonNullElse(options.references(), List.<ShipmentReference>of());
    for (int place = 0; place < references.size(); place++) {
      references.get(place).fill(place < given.size() ? given.get(place) : null);
    }
  }

  /// All that is asked for.
  public OptionsDraft draft() {
    var typed = typed();
    return new OptionsDraft(
        paid(),
        paidDuties(),
        shipDate.get(),
        saturday.get() ? Boolean.TRUE : null,
        instructed(),
        typed.isEmpty() ? null : typed);
  }

  /// What prices depend on: a reference that is typed asks no carrier again.
  public @Nullable ShippingOptions priced() {
    return new OptionsDraft(
            paid(), paidDuties(), shipDate.get(), saturday.get() ? Boolean.TRUE : null, null, null)
        .value()
        .orNull();
  }

  /// What is said at the purchase only; all else is the rate's.
  public OptionsDraft added() {
    var typed = typed();
    return new OptionsDraft(null, null, null, null, instructed(), typed.isEmpty() ? null : typed);
  }

  private @Nullable PaidBy paid() {
    return payor.get().paid(role.get(), filled.transport() != null);
  }

  /// What an order says without an account is what its terms say.
  private @Nullable PaidBy paidDuties() {
    var unsaid = namesAccount(filled.duties()) ? null : filled.duties();
    return duties.get().isOurs() ? unsaid : duties.get().paid(dutiesRole.get(), false);
  }

  private static boolean namesAccount(@Nullable PaidBy paid) {
    return paid != null
        && !paid.isSender()
        && (paid.payorId() != null || paid.accountEnd() != null);
  }

  private @Nullable String instructed() {
    var text = instructions.get().strip();
    return text.isEmpty() ? null : text;
  }

  private List<ShipmentReference> typed() {
    return references.stream().flatMap(Reference::typed).toList();
  }
}
