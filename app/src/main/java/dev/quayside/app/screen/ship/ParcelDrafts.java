package dev.quayside.app.screen.ship;

import dev.quayside.app.screen.ship.form.Draft;
import dev.quayside.app.screen.ship.form.FormModel;
import dev.quayside.app.screen.ship.form.SenderGateway;
import dev.quayside.app.screen.ship.form.SenderModel;
import dev.quayside.app.screen.ship.packing.Label;
import dev.quayside.app.screen.ship.packing.Memory;
import dev.quayside.app.screen.ship.packing.Packing;
import dev.quayside.app.screen.ship.packing.PackingState;
import dev.quayside.app.task.Background;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.time.Duration;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// The parcel in the form and the parcels put aside, which are stored so that they outlive the
/// window.
final class ParcelDrafts {

  private static final Duration SAVE_PAUSE = Duration.ofSeconds(1);

  private final Background background;
  private final ShipGateway gateway;
  private final FormModel form;
  private final Packing packing;
  private final Supplier<String> draftIds;
  private final SenderModel sender;
  private final Consumer<Throwable> failed;

  /// The parcels put aside, oldest first.
  final ObservableList<Draft> held = FXCollections.observableArrayList();

  private String draftId;
  private Source source = Source.PACKER;

  /// The parcel as it came into the form: one that was not changed since is not put aside. Null
  /// when it is put aside in any case.
  private @Nullable Draft unchanged;

  private Background.Timer save = () -> {};

  /// What changes the form.
  private enum Source {
    PACKER,
    /// Not typed by the packer: it is another parcel, but it is not put aside for the next one.
    PROGRAM,
    /// Another parcel comes into the form, which is no change of the one before.
    FILLING
  }

  private record Recalled(Memory memory, SenderGateway.Senders senders) {}

  /// @param draftIds makes ids that never repeat
  ParcelDrafts(
      Background background,
      ShipGateway gateway,
      FormModel form,
      Packing packing,
      Supplier<String> draftIds,
      SenderModel sender,
      Consumer<Throwable> failed) {
    this.background = background;
    this.gateway = gateway;
    this.form = form;
    this.packing = packing;
    this.draftIds = draftIds;
    this.sender = sender;
    this.failed = failed;
    draftId = draftIds.get();
  }

  /// The purchase id of the parcel in the form: buying again under it gives the same label.
  String draftId() {
    return draftId;
  }

  /// An id for another parcel.
  String newId() {
    return draftIds.get();
  }

  /// Restores the form of the last run. What was typed while the engine was still opening stays.
  ///
  /// @param recalled called once the form is restored
  void recall(Runnable recalled, Consumer<Throwable> failed) {
    background.run(
        () -> new Recalled(gateway.memory(), gateway.senders()),
        last -> {
          recall(last.memory(), last.senders());
          recalled.run();
        },
        failure -> {
          sender.opened();
          failed.accept(failure);
        });
  }

  private void recall(Memory memory, SenderGateway.Senders senders) {
    fill(
        () -> {
          sender.recall(senders, memory.location());
          var draft = memory.draft();
          if (draft != null && form.isEmpty()) {
            form.fill(draft);
            draftId = draft.id();
            unchanged = form.draft(draftId);
          }
          held.clear();
          memory.held().forEach(this::park);
        });
    packing.opened();
  }

  /// Called when the form has changed. A change makes it another parcel, and so another purchase.
  ///
  /// @return whether it counts as a change
  boolean changed() {
    if (source == Source.FILLING || !(packing.state() instanceof PackingState.Open)) {
      return false;
    }
    if (source == Source.PACKER) {
      packing.typed(true);
    }
    sender.typed();
    renewDraft();
    return true;
  }

  /// Makes a change that the packer did not type: it is another parcel, but it is not put aside
  /// when the next order is scanned.
  void unasked(Runnable change) {
    from(Source.PROGRAM, change);
    compareFromNow();
  }

  /// Puts the parcel in the form aside; the form stays as it is.
  ///
  /// @return false when there is nothing to put aside
  boolean hold() {
    if (!packing.isEditable() || form.isEmpty()) {
      return false;
    }
    park(form.draft(draftId));
    return true;
  }

  /// Puts a parcel aside, in the place of an earlier one of its order.
  private void park(Draft draft) {
    var order = draft.orderId();
    held.removeIf(earlier -> order != null && order.equals(earlier.orderId()));
    held.add(draft);
  }

  /// Puts aside what was typed: in the form, or before a label was looked at.
  ///
  /// @return whether there was something
  boolean holdWhatWasTyped() {
    var interrupted = packing.label().map(Label::interrupted);
    interrupted.ifPresent(this::park);
    return interrupted.isPresent() || (isWorthKeeping() && hold());
  }

  /// Whether the parcel in the form is to be put aside for another one: the packer changed it, or
  /// has pressed the buy key for it.
  private boolean isWorthKeeping() {
    var before = unchanged;
    boolean isChanged = before == null || !form.draft(before.id()).equals(before);
    return packing.isPressed() || (packing.isTyped() && isChanged);
  }

  /// Puts the parcel in the form aside for the next one, whether or not it is changed.
  void keep() {
    unchanged = null;
    packing.typed(true);
  }

  private void compareFromNow() {
    if (unchanged != null && !packing.isTyped()) {
      unchanged = form.draft(draftId);
    }
  }

  /// Fills the form for the next parcel: the one that was interrupted to look at another label,
  /// else an empty one.
  void next() {
    var interrupted = packing.label().map(Label::interrupted).orElse(null);
    if (interrupted != null) {
      take(interrupted);
      unchanged = null;
      return;
    }
    fill(this::empty);
    unchanged = null;
    renewDraft();
  }

  /// Fills the form with a parcel.
  void take(Draft draft) {
    fill(
        () -> {
          empty();
          form.fill(draft);
        });
    draftId = draft.id();
    unchanged = form.draft(draftId);
    saveSoon();
  }

  /// Changes the contents of the parcel, which makes it another purchase.
  ///
  /// @param change updates the form
  void repack(Runnable change) {
    fill(change);
    renewDraft();
    compareFromNow();
  }

  /// Fills the form without counting it as typing. Left on after a failure, later typing would not
  /// make another purchase, and the packer would get the label of the parcel before.
  private void fill(Runnable change) {
    from(Source.FILLING, change);
  }

  private void from(Source which, Runnable change) {
    var before = source;
    source = which;
    try {
      change.run();
    } finally {
      source = before;
    }
  }

  /// Notes that what was typed need not be put aside: its order is read again.
  void forgetTyping() {
    packing.typed(false);
  }

  /// Empties the form. A label that was looked at may have had another sender, so the sender is
  /// restored.
  private void empty() {
    var home = sender.home();
    if (isViewing() && home != null) {
      form.from().fill(home);
    }
    form.clear(home);
  }

  /// The unfinished parcel that looking at a label interrupts; null when there is none.
  @Nullable Draft interrupted() {
    return isWorthKeeping() && !form.isEmpty() ? form.draft(draftId) : null;
  }

  /// Shows a shipment's addresses and parcel.
  void lookAt(Shipment shipment) {
    fill(() -> form.fill(Drafts.asBought(shipment, draftId)));
  }

  private boolean isViewing() {
    return packing.label().filter(Label::viewed).isPresent();
  }

  /// Reads the senders again, as other screens may have changed the locations.
  void lookAgain() {
    background.run(
        gateway::senders,
        now -> {
          var other = sender.refresh(now.locations());
          if (other != null && packing.isEditable() && !form.returning.get()) {
            unasked(() -> form.from().fill(other));
          }
        },
        failed);
  }

  void save() {
    var memory = memory();
    background.run(
        () -> {
          gateway.remember(memory);
          return memory;
        },
        _ -> {},
        failed);
    sender.save();
  }

  Memory memory() {
    return new Memory(sender.id(), unfinished(), held);
  }

  private @Nullable Draft unfinished() {
    return switch (packing.state()) {
      case PackingState.Opening _, PackingState.Open _, PackingState.Buying _ -> inForm();
      case PackingState.InDoubt(var label) -> label.viewed() ? label.interrupted() : inForm();
      case PackingState.Bought(var label, _, _) -> label.interrupted();
      case PackingState.Voiding(var before) -> before.label().interrupted();
      case PackingState.Voided(var label) -> label.interrupted();
    };
  }

  private @Nullable Draft inForm() {
    return form.isEmpty() ? null : form.draft(draftId);
  }

  private void renewDraft() {
    draftId = draftIds.get();
    saveSoon();
  }

  private void saveSoon() {
    save.cancel();
    save = background.after(SAVE_PAUSE, this::save);
  }
}
