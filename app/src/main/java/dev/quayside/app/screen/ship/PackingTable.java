package dev.quayside.app.screen.ship;

import dev.quayside.app.screen.ship.form.Draft;
import dev.quayside.app.screen.ship.form.FormModel;
import dev.quayside.app.screen.ship.form.SenderGateway;
import dev.quayside.app.screen.ship.form.SenderModel;
import dev.quayside.app.screen.ship.label.LabelModel;
import dev.quayside.app.screen.ship.label.LabelModel.Stage;
import dev.quayside.app.task.Background;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.time.Duration;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// The parcel in hand and those put aside: what of the form outlives the window.
final class PackingTable {

  private static final Duration SAVE_PAUSE = Duration.ofSeconds(1);

  private final Background background;
  private final ShipGateway gateway;
  private final FormModel form;
  private final LabelModel label;
  private final Supplier<String> draftIds;
  private final SenderModel sender;
  private final Consumer<Throwable> failed;
  private final ObservableList<Draft> held = FXCollections.observableArrayList();
  private String draftId;
  private @Nullable Draft putAside;
  private boolean remembered;
  private boolean filling;
  private boolean typed;
  private boolean untyped;
  private boolean viewing;
  private Background.Timer save = () -> {};

  private record Recalled(ShipGateway.Memory memory, SenderGateway.Senders senders) {}

  /// @param draftIds makes ids that never repeat
  PackingTable(
      Background background,
      ShipGateway gateway,
      FormModel form,
      LabelModel label,
      Supplier<String> draftIds,
      SenderModel sender,
      Consumer<Throwable> failed) {
    this.background = background;
    this.gateway = gateway;
    this.form = form;
    this.label = label;
    this.draftIds = draftIds;
    this.sender = sender;
    this.failed = failed;
    draftId = draftIds.get();
  }

  /// Put aside, oldest first.
  ObservableList<Draft> held() {
    return held;
  }

  /// Under which the parcel in hand is bought: bought again under it, it is the same label.
  String draftId() {
    return draftId;
  }

  /// Whether the engine is open and the form as it was the last time.
  boolean isOpened() {
    return remembered;
  }

  /// Whether the label on show was bought before.
  boolean isViewing() {
    return viewing;
  }

  /// Takes up where the last time ended. What was typed while the engine was still opening stays.
  ///
  /// @param recalled called once the form is as it was the last time
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

  private void recall(ShipGateway.Memory memory, SenderGateway.Senders senders) {
    filling = true;
    sender.recall(senders, memory.location());
    var draft = memory.draft();
    if (draft != null && form.isEmpty()) {
      form.fill(draft);
      draftId = draft.id();
    }
    held.setAll(memory.held());
    filling = false;
    remembered = true;
  }

  /// The form is another one; if a person changed it, it is another parcel from now on, and so
  /// another purchase.
  ///
  /// @return whether it is
  boolean changed() {
    if (!remembered || filling || !isOpen()) {
      return false;
    }
    typed = typed || !untyped;
    sender.typed();
    renewDraft();
    return true;
  }

  /// A change that the packer did not type: the parcel is another one, but nothing is lost when the
  /// next order is scanned over it.
  void unasked(Runnable change) {
    untyped = true;
    change.run();
    untyped = false;
  }

  /// Puts the parcel in hand aside; the form stays as it is.
  ///
  /// @return false when there is nothing to put aside
  boolean hold() {
    if (!isOpen() || form.isEmpty()) {
      return false;
    }
    held.add(form.draft(draftId));
    return true;
  }

  /// @return whether something was typed, and is put aside now
  boolean holdWhatWasTyped() {
    return typed && hold();
  }

  /// The next parcel: the one that a look at another label interrupted, or none yet.
  void next() {
    var interrupted = putAside;
    if (interrupted != null) {
      take(interrupted);
      return;
    }
    filling = true;
    empty();
    filling = false;
    typed = false;
    renewDraft();
  }

  /// Takes a parcel in hand.
  void take(Draft draft) {
    putAside = null;
    filling = true;
    empty();
    form.fill(draft);
    filling = false;
    typed = false;
    draftId = draft.id();
    saveSoon();
  }

  /// The same parcel with other things in it, which is another purchase.
  ///
  /// @param change makes the form that of the other things
  void repack(Runnable change) {
    filling = true;
    change.run();
    filling = false;
    renewDraft();
  }

  /// What was typed is of an order that is taken up anew: it is not put aside.
  void forgetTyping() {
    typed = false;
  }

  /// A label that was looked at may have had another sender.
  private void empty() {
    var home = sender.home();
    if (viewing && home != null) {
      form.from().fill(home);
    }
    viewing = false;
    form.clear(home);
  }

  /// Shows a shipment's lane and parcel; what was typed comes back with {@link #next}.
  void lookAt(Shipment shipment) {
    if (isOpen() && typed && !form.isEmpty()) {
      putAside = form.draft(draftId);
    }
    viewing = true;
    filling = true;
    form.fill(Drafts.asBought(shipment, draftId));
    filling = false;
  }

  /// The other screens may have changed where one can send from.
  void lookAgain() {
    background.run(
        gateway::senders,
        now -> {
          var other = sender.refresh(now.locations());
          if (other != null && isOpen() && !form.returning().get()) {
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

  ShipGateway.Memory memory() {
    return new ShipGateway.Memory(sender.id(), unfinished(), held);
  }

  private @Nullable Draft unfinished() {
    if (viewing) {
      return putAside;
    }
    return switch (label.stage().get()) {
      case NONE, BUYING, IN_DOUBT -> form.isEmpty() ? null : form.draft(draftId);
      case BOUGHT, VOIDING, VOIDED -> null;
    };
  }

  private boolean isOpen() {
    return label.stage().get() == Stage.NONE;
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
