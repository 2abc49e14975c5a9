package dev.quayside.app.list;

import dev.quayside.app.problem.Failures;
import dev.quayside.app.task.Background;
import dev.quayside.engine.base.problem.Problem;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// A long list that follows a question and what happens in the engine: asked again when either
/// changes, never twice at once, and a late answer to an old question is dropped.
///
/// @param <R> a row
/// @param <F> what the engine finds: the ids, and whatever is counted with them
public final class LongListing<R, F> {

  /// So long somebody who types is let go on.
  private static final Duration TYPING = Duration.ofMillis(120);

  /// What happens within it is looked at once.
  private static final Duration SETTLING = Duration.ofMillis(200);

  /// After a failure the engine is asked again by itself.
  private static final Duration RETRY = Duration.ofSeconds(5);

  private static final int MOST_ROWS_AT_ONCE = 200;

  private final Background background;
  private final Supplier<Callable<F>> question;
  private final Function<F, List<String>> idsOf;
  private final Function<List<String>, List<R>> fetch;
  private final Function<R, String> idOf;
  private final Consumer<F> found;
  private final LongList<R> rows = new LongList<>(this::want);

  /// In the order they were looked at.
  private final Map<String, Slot<R>> wanted = new LinkedHashMap<>();

  private final ReadOnlyBooleanWrapper asking = new ReadOnlyBooleanWrapper();
  private final ReadOnlyBooleanWrapper answered = new ReadOnlyBooleanWrapper();
  private final ReadOnlyObjectWrapper<@Nullable Problem> problem = new ReadOnlyObjectWrapper<>();
  private Background.Timer soon = () -> {};
  private boolean fetching;
  private boolean again;
  private boolean left;
  private boolean typing;

  /// Grows with every question.
  private int asked;

  /// The question whose answer is shown.
  private int shown;

  /// @param question the question as it stands now; what it gives is called off the model's thread
  /// @param fetch rows of some ids; off the model's thread
  public LongListing(
      Background background,
      Supplier<Callable<F>> question,
      Function<F, List<String>> ids,
      Function<List<String>, List<R>> fetch,
      Function<R, String> idOf,
      Consumer<F> found) {
    this.background = background;
    this.question = question;
    this.idsOf = ids;
    this.fetch = fetch;
    this.idOf = idOf;
    this.found = found;
  }

  public LongList<R> rows() {
    return rows;
  }

  /// Whether an answer is being waited for.
  public ReadOnlyBooleanProperty asking() {
    return asking.getReadOnlyProperty();
  }

  /// Whether there has been an answer: until then nobody knows if the list is empty.
  public ReadOnlyBooleanProperty answered() {
    return answered.getReadOnlyProperty();
  }

  /// Why the list could not be brought up to date; what was there stays.
  public ReadOnlyObjectProperty<@Nullable Problem> problem() {
    return problem.getReadOnlyProperty();
  }

  /// Whether the list shows the answer to the newest question, with all rows that were looked at.
  public boolean isSettled() {
    return answered.get() && shown == asked && !typing && !asking.get() && !fetching;
  }

  /// The question is another one: asks at once.
  public void ask() {
    soon.cancel();
    typing = false;
    asked++;
    send();
  }

  /// The question is being typed.
  public void askSoon() {
    soon.cancel();
    typing = true;
    soon = background.after(TYPING, this::ask);
  }

  /// Something happened to these rows; to none in particular: to any.
  public void changed(Collection<String> some) {
    var known = some.isEmpty() ? rows.known() : rows.known(some);
    known.forEach(this::want);
    if (!asking.get()) {
      soon.cancel();
      soon = background.after(SETTLING, this::send);
    } else {
      again = true;
    }
  }

  /// Nobody looks any more.
  public void leave() {
    left = true;
    soon.cancel();
  }

  private void send() {
    if (left) {
      return;
    }
    if (asking.get()) {
      again = true;
      return;
    }
    int mine = asked;
    again = false;
    asking.set(true);
    background.run(question.get(), answer -> show(answer, mine), this::fail);
  }

  private void show(F answer, int mine) {
    asking.set(false);
    problem.set(null);
    if (mine == asked) {
      found.accept(answer);
      rows.show(idsOf.apply(answer));
      shown = mine;
      answered.set(true);
    }
    if (again || mine != asked) {
      send();
    }
  }

  private void fail(Throwable failure) {
    asking.set(false);
    problem.set(Failures.problem(failure));
    soon = background.after(RETRY, this::send);
  }

  private void want(Slot<R> slot) {
    wanted.remove(slot.id());
    wanted.put(slot.id(), slot);
    if (!fetching) {
      fetching = true;
      background.onModelThread(this::fetchWanted);
    }
  }

  /// Those looked at last; what was scrolled past is asked for when it comes into sight again.
  private void fetchWanted() {
    var some = new ArrayList<>(wanted.values());
    wanted.clear();
    while (some.size() > MOST_ROWS_AT_ONCE) {
      some.removeFirst().forget();
    }
    if (some.isEmpty() || left) {
      fetching = false;
      return;
    }
    var ids = some.stream().map(Slot::id).toList();
    background.run(() -> fetch.apply(ids), answer -> fill(some, answer), f -> failRows(some, f));
  }

  private void fill(List<Slot<R>> some, List<R> answer) {
    var byId = new LinkedHashMap<String, R>();
    answer.forEach(row -> byId.put(idOf.apply(row), row));
    some.forEach(slot -> slot.fill(byId.get(slot.id())));
    fetchWanted();
  }

  private void failRows(List<Slot<R>> some, Throwable failure) {
    some.forEach(Slot::forget);
    fetching = false;
    problem.set(Failures.problem(failure));
    soon =
        background.after(
            RETRY,
            () -> {
              some.forEach(this::want);
              send();
            });
  }
}
