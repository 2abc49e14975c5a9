package dev.quayside.app.screen.orders.change;

import dev.quayside.app.notice.Notice;
import dev.quayside.app.notice.Notices;
import dev.quayside.app.problem.Failures;
import dev.quayside.app.task.Background;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.order.bulk.BulkChange;
import dev.quayside.engine.order.bulk.BulkResult;
import dev.quayside.printing.message.Message;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// Changes the chosen orders, says what became of it, and undoes it within ten minutes: the newest
/// change first, then those before it.
public final class ChangeModel {

  /// How long the engine undoes a change.
  private static final Duration UNDOABLE = Duration.ofMinutes(10);

  private final Background background;
  private final ChangeGateway gateway;
  private final Notices notices;
  private final Consumer<Changed> changed;
  private final Deque<Done> undoable = new ArrayDeque<>();
  private final ReadOnlyObjectWrapper<@Nullable Said> said = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyBooleanWrapper undoing = new ReadOnlyBooleanWrapper();
  private boolean left;

  /// Orders that are not as they were.
  ///
  /// @param isHandling whether they are shipped another way than before
  public record Changed(List<String> orderIds, boolean isHandling) {}

  /// What became of a change, or of its undoing.
  ///
  /// @param orders how many it changed
  /// @param stayed those that could not be changed
  public record Said(boolean isUndone, int orders, List<Stayed> stayed, boolean isUndoable) {
    public Said {
      stayed = List.copyOf(stayed);
    }
  }

  /// An order that stayed as it is, and why.
  public record Stayed(String number, Message why) {}

  private record Done(String undo, List<Chosen> orders, boolean isHandling, Said said) {}

  public ChangeModel(
      Background background, ChangeGateway gateway, Notices notices, Consumer<Changed> changed) {
    this.background = background;
    this.gateway = gateway;
    this.notices = notices;
    this.changed = changed;
  }

  /// What is to be said now; null for nothing.
  public ReadOnlyObjectProperty<@Nullable Said> said() {
    return said.getReadOnlyProperty();
  }

  /// Whether a change is being undone.
  public ReadOnlyBooleanProperty undoing() {
    return undoing.getReadOnlyProperty();
  }

  /// Changes these orders; what cannot be changed is named, and shown if nothing can.
  public void make(List<Chosen> orders, BulkChange change) {
    make(orders, change, () -> {}, notices::show);
  }

  /// @param done run once the orders are changed
  /// @param refused told why none could be
  public void make(
      List<Chosen> orders, BulkChange change, Runnable done, Consumer<Problem> refused) {
    if (orders.isEmpty()) {
      return;
    }
    background.run(
        () -> gateway.change(Chosen.ids(orders), change),
        result -> {
          made(orders, change, result);
          done.run();
        },
        failure -> refused.accept(Failures.problem(failure)));
  }

  private void made(List<Chosen> orders, BulkChange change, BulkResult result) {
    if (left) {
      return;
    }
    boolean isHandling = !change.handling().isEmpty();
    var undo = result.undo();
    boolean isUndoable = result.changed() > 0 && undo != null;
    var now = new Said(false, result.changed(), stayed(orders, result), isUndoable);
    said.set(now);
    if (isUndoable && undo != null) {
      var done = new Done(undo, orders, isHandling, now);
      undoable.push(done);
      background.after(UNDOABLE, () -> expire(done));
    }
    changed.accept(new Changed(Chosen.ids(orders), isHandling));
  }

  private static List<Stayed> stayed(List<Chosen> orders, BulkResult result) {
    Map<String, String> numbers =
        orders.stream().collect(Collectors.toMap(Chosen::id, Chosen::number, (one, _) -> one));
    return result.refused().stream()
        .map(
            each ->
                new Stayed(
                    numbers.getOrDefault(each.orderId(), each.orderId()), each.problem().message()))
        .toList();
  }

  /// Gives the orders of the newest change back what they had before.
  public void undo() {
    var last = undoable.peek();
    if (last == null || undoing.get()) {
      return;
    }
    undoing.set(true);
    background.run(
        () -> gateway.undo(last.undo()),
        result -> undone(last, result),
        failure -> {
          undoing.set(false);
          var problem = Failures.problem(failure);
          notices.show(problem);
          if (problem.code() == ProblemCode.CONFLICT || problem.code() == ProblemCode.NOT_FOUND) {
            expire(last);
          }
        });
  }

  private void undone(Done done, BulkResult result) {
    undoing.set(false);
    if (left) {
      return;
    }
    undoable.remove(done);
    var stayed = stayed(done.orders(), result);
    notices.tell(Notice.done("orders.notice.undone", result.changed()));
    said.set(stayed.isEmpty() ? before() : new Said(true, result.changed(), stayed, false));
    changed.accept(new Changed(Chosen.ids(done.orders()), done.isHandling()));
  }

  /// What was said of the change before.
  private @Nullable Said before() {
    var last = undoable.peek();
    return last == null ? null : last.said();
  }

  private void expire(Done done) {
    undoable.remove(done);
    if (done.said().equals(said.get())) {
      said.set(before());
    }
  }

  /// Says nothing more of what was changed, which then stays.
  public void dismiss() {
    undoable.clear();
    said.set(null);
  }

  public void leave() {
    left = true;
    dismiss();
  }
}
