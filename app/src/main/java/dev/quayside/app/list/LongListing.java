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

/// A long list that follows a question and what happens in the engine: asked again when either
/// changes, never twice at once, and a late answer to an old question is dropped.
///
/// @param <R> a row
/// @param <F> what the engine finds
public final class LongListing<R, F> {

  /// So long somebody who types is let go on.
  private static final Duration TYPING = Duration.ofMillis(120);

  /// What happens within it is looked at once.
  private static final Duration SETTLING = Duration.ofMillis(200);

  /// So many times as long as a list took to be looked through nothing that happens is looked at: a
  /// list of millions never keeps more than a fifth of a processor busy.
  private static final int REST = 4;

  /// After a failure the engine is asked again by itself.
  private static final Duration RETRY = Duration.ofSeconds(5);

  /// As many as can be chosen, and those in sight.
  private static final int MOST_PAGES_AT_ONCE = 8;

  private final Background background;
  private final ListSource<R, F> source;
  private final LongList<R> rows;

  /// Numbers of pages in the order they were looked at.
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

  /// Grows with every question.
  private int asked;

  /// The question whose answer is shown.
  private int shown;

  private ListSource.@Nullable Question<R, F> question;

  /// What of the list was in sight when it was asked for.
  ///
  /// @param id of the row at the top; null when that is the first, or another list is asked for
  private record Seen(int first, int last, @Nullable String id) {}

  /// @param moved so many rows further down stands what was in sight
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

  /// The table it stands in: what is in sight there is read with the list, and stays in sight.
  public void in(RecordTable<Slot<R>> shownIn) {
    table = new WeakReference<>(shownIn);
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

  /// Whether another list is being shown right now: what a table does to its selection meanwhile is
  /// nobody's choice.
  public boolean isChanging() {
    return changing;
  }

  /// Whether the list shows the answer to the newest question, with all rows that were looked at.
  public boolean isSettled() {
    return answered.get() && shown == asked && !typing && !asking.get() && !fetching;
  }

  /// The question is another one: asks at once.
  public void ask() {
    soon.cancel();
    settling = false;
    typing = false;
    asked++;
    send();
  }

  /// The question is being typed.
  public void askSoon() {
    soon.cancel();
    settling = false;
    typing = true;
    soon = background.after(TYPING, this::ask);
  }

  /// Something happened to these rows; to none in particular: to any.
  public void changed(Collection<String> some) {
    var seen = rows.loaded(some);
    if (!seen.isEmpty()) {
      background.run(
          () -> source.rows(List.copyOf(seen.keySet())),
          now -> now.forEach(row -> Objects.requireNonNull(seen.get(source.id(row))).fill(row)),
          _ -> {}); // the list itself is asked for too, and says what is wrong
    }
    if (asking.get()) {
      again = true;
    } else {
      sendSoon();
    }
  }

  /// Tells the ids of some rows as soon as they are known, unless others are asked for, or the list
  /// is another one before.
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

  /// Nobody looks any more.
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

  /// Off the model's thread. What will be in sight comes with it, so that nothing flickers.
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

  /// Those looked at last; what was scrolled past is asked for when it comes into sight again.
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
