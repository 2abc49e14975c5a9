package dev.quayside.app.list;

import dev.quayside.app.control.RecordTable;
import dev.quayside.app.problem.Failures;
import dev.quayside.app.task.Background;
import dev.quayside.engine.base.page.Outline;
import dev.quayside.engine.base.problem.Problem;
import java.lang.ref.WeakReference;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// A long list that follows a question and the engine's changes: it asks again when either changes,
/// never twice at once, and drops a late answer to an old question.
///
/// @param <R> a row
/// @param <F> the engine's answer
public final class LongListing<R, F> {

  /// Ask only after the typist has paused this long. Shorter would ask at every letter, longer
  /// would feel slow.
  private static final Duration TYPING = Duration.ofMillis(120);

  /// Changes within this time lead to one question. If longer, the list would lag behind.
  private static final Duration SETTLING = Duration.ofMillis(200);

  /// After a scan, ignore changes for this many times its duration, so that a list of millions uses
  /// at most a fifth of a core.
  private static final int REST = 4;

  /// How soon the engine is asked again after a failure.
  private static final Duration RETRY = Duration.ofSeconds(5);

  /// In pages: enough for the selected rows and those in view. More would delay the rows in view.
  private static final int MOST_PAGES_AT_ONCE = 8;

  private final Background background;
  private final ListSource<R, F> source;
  public final LongList<R> rows;

  /// Page numbers in the order they came into view.
  private final LinkedHashSet<Integer> wanted = new LinkedHashSet<>();

  private final ReadOnlyBooleanWrapper asking = new ReadOnlyBooleanWrapper();
  private final ReadOnlyBooleanWrapper answered = new ReadOnlyBooleanWrapper();
  private final ReadOnlyObjectWrapper<@Nullable Problem> problem = new ReadOnlyObjectWrapper<>();
  private WeakReference<RecordTable<?>> table = new WeakReference<>(null);
  private Background.Timer soon = () -> {};
  private Set<Integer> reading = Set.of();
  private @Nullable Runnable waiting;
  private Duration rest = Duration.ZERO;
  private boolean fetching;
  private boolean again;
  private boolean left;
  private boolean typing;
  private boolean settling;
  private boolean changing;

  /// Number of the newest question.
  private int asked;

  /// Number of the question whose answer is shown.
  private int shown;

  private ListSource.@Nullable Question<R, F> question;

  /// The rows that were in view when the question was asked.
  ///
  /// @param id of the row at the top; null when that is the first row, or another list is asked for
  private record Seen(int first, int last, @Nullable String id) {}

  /// @param moved by how many rows the rows in view have moved down
  private record Answer<R, F>(
      ListSource.Question<R, F> question,
      Set<String> sought,
      F found,
      Outline outline,
      Map<Integer, List<R>> read,
      int moved,
      Duration took) {}

  public LongListing(Background background, ListSource<R, F> source) {
    this.background = background;
    this.source = source;
    rows = new LongList<>(source::id, this::want);
  }

  /// Sets the table that shows the list: the rows in view there are read together with the list,
  /// and stay in view.
  public void in(RecordTable<Slot<R>> shownIn) {
    table = new WeakReference<>(shownIn);
  }

  /// Whether an answer is being waited for.
  public ReadOnlyBooleanProperty asking() {
    return asking.getReadOnlyProperty();
  }

  /// Whether there has been an answer: until then it is unknown if the list is empty.
  public ReadOnlyBooleanProperty answered() {
    return answered.getReadOnlyProperty();
  }

  /// Why the list could not be updated; the old rows stay.
  public ReadOnlyObjectProperty<@Nullable Problem> problem() {
    return problem.getReadOnlyProperty();
  }

  /// Whether the list is being replaced right now: changes of the table's selection meanwhile are
  /// not the user's.
  public boolean isChanging() {
    return changing;
  }

  /// Whether the list shows the answer to the newest question, with all rows that came into view.
  public boolean isSettled() {
    return answered.get() && shown == asked && !typing && !asking.get() && !fetching;
  }

  /// Asks at once, after the question has changed.
  public void ask() {
    soon.cancel();
    settling = false;
    typing = false;
    asked++;
    send();
  }

  /// Asks after a pause, while the question is being typed.
  public void askSoon() {
    soon.cancel();
    settling = false;
    typing = true;
    soon = background.after(TYPING, this::ask);
  }

  /// Reads rows again after a change.
  ///
  /// @param some ids of the changed rows; empty when any may have changed
  public void changed(Collection<String> some) {
    var seen = rows.loaded(some);
    if (!seen.isEmpty()) {
      background.run(
          () -> source.rows(List.copyOf(seen.keySet())),
          now -> now.forEach(row -> Objects.requireNonNull(seen.get(source.id(row))).fill(row)),
          _ -> {}); // the list itself is asked for too, and reports what is wrong
    }
    if (asking.get()) {
      again = true;
    } else {
      sendSoon();
    }
  }

  /// Calls `then` with the ids of these rows once they are loaded. The call is dropped when other
  /// rows are asked for, or another list is shown before.
  public void whenKnown(Collection<Integer> places, Consumer<List<String>> then) {
    var pages = places.stream().map(place -> place / Outline.PAGE).distinct().toList();
    waiting =
        () -> {
          if (pages.stream().allMatch(rows::isFresh)) {
            waiting = null;
            then.accept(places.stream().map(rows::id).filter(Objects::nonNull).toList());
          }
        };
    pages.stream().filter(number -> !rows.isFresh(number)).forEach(this::want);
    tellWaiting();
  }

  /// Stops: the list's screen is closed.
  public void leave() {
    left = true;
    soon.cancel();
  }

  private void sendSoon() {
    if (!settling && !typing) {
      settling = true;
      soon.cancel();
      soon = background.after(rest.compareTo(SETTLING) > 0 ? rest : SETTLING, this::send);
    }
  }

  private void send() {
    settling = false;
    if (left) {
      return;
    }
    if (asking.get()) {
      again = true;
      return;
    }
    int mine = asked;
    var now = source.question();
    var seen = seen(mine == shown);
    var sought = new HashSet<>(source.sought());
    if (seen.id() != null) {
      sought.add(seen.id());
    }
    again = false;
    asking.set(true);
    background.run(() -> find(now, sought, seen), answer -> show(answer, mine), this::fail);
  }

  private Seen seen(boolean isSameList) {
    var shownIn = table.get();
    if (shownIn == null) {
      return new Seen(0, 0, null);
    }
    var sight = new Sight(shownIn);
    int first = sight.first();
    return new Seen(first, sight.last(), isSameList && first > 0 ? rows.id(first) : null);
  }

  /// Asks for the list together with the rows that will be in view, so that nothing flickers. Runs
  /// off the model's thread.
  private Answer<R, F> find(ListSource.Question<R, F> now, Set<String> sought, Seen seen) {
    long start = System.nanoTime();
    var found = now.find(sought);
    var outline = source.outline(found);
    int moved =
        seen.id() == null
            ? 0
            : outline.places().getOrDefault(seen.id(), seen.first()) - seen.first();
    var read = new ListPages<>(now, outline).around(seen.first() + moved, seen.last() + moved);
    var took = Duration.ofNanos(System.nanoTime() - start);
    return new Answer<>(now, sought, found, outline, read, moved, took);
  }

  private void show(Answer<R, F> answer, int mine) {
    asking.set(false);
    problem.set(null);
    rest = answer.took().multipliedBy(REST);
    if (mine != asked || !answer.sought().containsAll(source.sought())) {
      send();
      return;
    }
    source.found(answer.found());
    question = answer.question();
    reading = Set.of();
    waiting = null;
    changing = true;
    rows.show(answer.outline(), answer.read());
    changing = false;
    var shownIn = table.get();
    if (shownIn != null) {
      new Sight(shownIn).move(answer.moved());
    }
    shown = mine;
    answered.set(true);
    if (again) {
      sendSoon();
    }
  }

  private void fail(Throwable failure) {
    asking.set(false);
    problem.set(Failures.problem(failure));
    soon = background.after(RETRY, this::send);
  }

  private void want(int number) {
    if (!reading.contains(number)) {
      wanted.remove(number);
      wanted.add(number);
      if (!fetching) {
        fetching = true;
        background.onModelThread(this::fetchWanted);
      }
    }
  }

  /// Reads the pages that came into view last; pages scrolled past are read when they come into
  /// view again.
  private void fetchWanted() {
    var some = new ArrayList<>(wanted.reversed());
    wanted.clear();
    some.removeIf(rows::isFresh);
    var now = question;
    if (some.isEmpty() || left || now == null) {
      fetching = false;
      return;
    }
    var numbers = List.copyOf(some.subList(0, Math.min(some.size(), MOST_PAGES_AT_ONCE)));
    var outline = rows.outline();
    reading = Set.copyOf(numbers);
    background.run(
        () -> new ListPages<>(now, outline).read(numbers),
        read -> fill(outline, read),
        failure -> failRows(numbers, failure));
  }

  private void fill(Outline outline, Map<Integer, List<R>> read) {
    reading = Set.of();
    if (outline.starts().equals(rows.outline().starts())) {
      read.forEach(rows::fill);
      tellWaiting();
    }
    fetchWanted();
  }

  private void tellWaiting() {
    if (waiting != null) {
      waiting.run();
    }
  }

  private void failRows(List<Integer> numbers, Throwable failure) {
    reading = Set.of();
    fetching = false;
    problem.set(Failures.problem(failure));
    soon =
        background.after(
            RETRY,
            () -> {
              numbers.forEach(this::want);
              send();
            });
  }
}
