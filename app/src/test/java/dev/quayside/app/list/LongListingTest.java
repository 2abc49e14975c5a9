package dev.quayside.app.list;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.app.task.StepBackground;
import dev.quayside.engine.base.page.Outline;
import dev.quayside.engine.base.page.RowKey;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.printing.message.Message;
import java.lang.ref.WeakReference;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import javafx.collections.ListChangeListener;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LongListingTest {

  private final StepBackground background = new StepBackground();
  private final List<List<String>> fetched = new ArrayList<>();
  private List<String> store = ids(0, 100_000);
  private String suffix = "";
  private boolean failing;
  private Set<String> sought = Set.of();

  private final LongListing<String, Outline> model = new LongListing<>(background, new Ids());

  /// Its pages are read from the list as it is by then, as in the engine.
  private final class Ids implements ListSource<String, Outline> {

    @Override
    public Question<String, Outline> question() {
      var now = store;
      return new Question<>() {
        @Override
        public Outline find(Set<String> ids) {
          return answer(
              new Outline(
                  now.size(),
                  IntStream.iterate(0, i -> i < now.size(), i -> i + Outline.PAGE)
                      .mapToObj(i -> new RowKey(List.of(now.get(i))))
                      .toList(),
                  ids.stream()
                      .filter(now::contains)
                      .collect(Collectors.toMap(id -> id, now::indexOf))));
        }

        @Override
        public List<String> page(RowKey from, int most) {
          int first = now.indexOf(from.id());
          var some = now.subList(first, Math.min(now.size(), first + most));
          fetched.add(some);
          return rows(some);
        }
      };
    }

    @Override
    public Set<String> sought() {
      return sought;
    }

    @Override
    public Outline outline(Outline found) {
      return found;
    }

    @Override
    public List<String> rows(List<String> ids) {
      return answer(ids.stream().map(id -> id + "=" + suffix).toList());
    }

    @Override
    public String id(String row) {
      return row.split("=")[0];
    }

    @Override
    public void found(Outline answer) {}
  }

  @Test
  void onlyRowsSomebodyLooksAtAreLoaded() {
    open();
    assertThat(model.rows).hasSize(100_000);
    assertThat(fetched).containsExactly(ids(0, Outline.PAGE));
    look(70_000, 70_030);
    assertThat(fetched).hasSize(2).last().isEqualTo(ids(70_000, 70_000 + Outline.PAGE));
    assertThat(row(70_000)).isEqualTo("id70000=");
  }

  @Test
  void whatIsScrolledPastIsNotAskedForAndComesBackWhenItIsSeen() {
    open();
    for (int i = 0; i < 5_000; i++) {
      model.rows.get(i);
    }
    background.work();
    assertThat(fetched.stream().mapToInt(List::size).sum()).isLessThan(1_200);
    look(2_000, 2_020);
    assertThat(row(2_010)).isEqualTo("id2010=");
  }

  @Test
  void aLateAnswerToAnOldQuestionIsDropped() {
    open();
    store = ids(0, 10);
    model.ask();
    store = ids(0, 3);
    model.ask();
    background.work();
    assertThat(model.rows).hasSize(3);
    assertThat(model.asking().get()).isFalse();
  }

  @Test
  void aChangeRefreshesTheRowInSightAndTheIds() {
    open();
    look(0, 5);
    suffix = "new";
    store = withAtTop("fresh");
    model.changed(Set.of("id3"));
    background.pass(Duration.ofSeconds(1));
    assertThat(model.rows).hasSize(100_001);
    assertThat(row(4)).isEqualTo("id3=new");
  }

  @Test
  void whatIsSoughtHasItsPlaceHoweverFarDownAndAlsoWhenItIsChosenMeanwhile() {
    sought = Set.of("id90000");
    open();
    assertThat(model.rows.indexOfId("id90000")).isEqualTo(90_000);
    assertThat(model.rows.indexOfId("id80000")).isEqualTo(-1);
    store = withAtTop("fresh");
    model.ask();
    sought = Set.of("id80000");
    background.work();
    assertThat(model.rows.indexOfId("id80000")).isEqualTo(80_001);
  }

  @Test
  void idsOfRowsNobodyHasSeenAreToldWhenTheyAreKnown() {
    open();
    var told = new ArrayList<List<String>>();
    model.whenKnown(List.of(3, 50_000), told::add);
    assertThat(told).isEmpty();
    background.work();
    assertThat(told).containsExactly(List.of("id3", "id50000"));
    model.whenKnown(List.of(50_001), told::add);
    assertThat(told).hasSize(2);
    store = ids(0, 10);
    model.ask();
    model.whenKnown(List.of(90_000), told::add);
    background.work();
    assertThat(told).hasSize(2);
  }

  /// However many rows there are, and wherever somebody has looked.
  @Test
  void onlyAFewPagesAreHeld() {
    open();
    var first = new WeakReference<>(model.rows.get(5_000));
    look(5_000, 5_001);
    for (int place = 10_000; place < 90_000; place += 1_000) {
      look(place, place + 1);
    }
    await()
        .until(
            () -> {
              System.gc();
              return first.get() == null;
            });
    assertThat(model.rows.id(5_000)).isNull();
    assertThat(model.rows.id(89_000)).isEqualTo("id89000");
  }

  @Test
  void whatIsTypedIsAskedForAlsoWhenSomethingHappensMeanwhile() {
    open();
    store = ids(0, 10);
    model.askSoon();
    model.changed(Set.of("id3"));
    background.pass(Duration.ofSeconds(1));
    assertThat(model.isSettled()).isTrue();
    assertThat(model.rows).hasSize(10);
  }

  @Test
  void changesThatNeverEndAreLookedAtAllTheSame() {
    open();
    store = withAtTop("fresh");
    for (int i = 0; i < 100; i++) {
      model.changed(Set.of("fresh"));
      background.pass(Duration.ofMillis(50));
    }
    assertThat(model.rows).hasSize(100_001);
  }

  @Test
  void aFailingEngineIsSaidAndAskedAgainAndNothingIsLost() {
    open();
    look(0, 5);
    failing = true;
    model.ask();
    background.work();
    assertThat(Objects.requireNonNull(model.problem().get()).code())
        .isEqualTo(ProblemCode.SERVICE_UNAVAILABLE);
    assertThat(model.rows).hasSize(100_000);
    assertThat(row(2)).isEqualTo("id2=");
    look(500, 505);
    failing = false;
    background.pass(Duration.ofSeconds(10));
    assertThat(model.problem().get()).isNull();
    assertThat(row(502)).isEqualTo("id502=");
  }

  @Test
  void whoHasLeftAsksNothingMore() {
    open();
    model.leave();
    model.changed(Set.of());
    model.ask();
    background.pass(Duration.ofMinutes(1));
    assertThat(background.isIdle()).isTrue();
    assertThat(fetched).hasSize(1);
  }

  static LongStream seeds() {
    return LongStream.rangeClosed(1, 30);
  }

  /// Whatever changes, listeners are told of the new list, and it is the one there is.
  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void listenersCanFollow(long seed) {
    var random = new Random(seed);
    store = some(random);
    open();
    var sizes = new AtomicInteger(model.rows.size());
    model.rows.addListener(
        (ListChangeListener<Slot<String>>)
            change -> {
              while (change.next()) {
                sizes.addAndGet(change.getAddedSize() - change.getRemovedSize());
              }
            });
    for (int step = 0; step < 20; step++) {
      store = some(random);
      model.ask();
      background.work();
      look(0, store.size());
      assertThat(now()).isEqualTo(store).hasSize(sizes.get());
    }
  }

  private static List<String> some(Random random) {
    return IntStream.range(0, 250)
        .filter(_ -> random.nextInt(3) > 0)
        .mapToObj(i -> "id" + i)
        .toList();
  }

  private List<String> now() {
    return IntStream.range(0, model.rows.size())
        .mapToObj(place -> Objects.requireNonNull(model.rows.id(place)))
        .toList();
  }

  private void open() {
    model.ask();
    background.work();
  }

  private void look(int from, int to) {
    for (int i = from; i < to; i++) {
      model.rows.get(i);
    }
    background.work();
  }

  private String row(int index) {
    return String.valueOf(model.rows.get(index).row().get());
  }

  private List<String> withAtTop(String id) {
    var more = new ArrayList<>(store);
    more.addFirst(id);
    return more;
  }

  private <T> T answer(T found) {
    if (failing) {
      throw down();
    }
    return found;
  }

  private static ProblemException down() {
    return ProblemException.tryLater(
        ProblemCode.SERVICE_UNAVAILABLE, Message.said("not now"), Duration.ofSeconds(1));
  }

  private static List<String> ids(int from, int to) {
    return IntStream.range(from, to).mapToObj(i -> "id" + i).toList();
  }
}
