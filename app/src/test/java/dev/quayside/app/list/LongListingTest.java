package dev.quayside.app.list;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.task.StepBackground;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
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

  private final LongListing<String, List<String>> model =
      new LongListing<>(
          background,
          () -> {
            var now = store;
            return () -> answer(now);
          },
          found -> found,
          this::fetch,
          row -> row.split("=")[0],
          _ -> {});

  @Test
  void onlyRowsSomebodyLooksAtAreLoaded() {
    open();
    assertThat(model.rows()).hasSize(100_000);
    assertThat(fetched).isEmpty();
    look(70_000, 70_030);
    assertThat(fetched.stream().mapToInt(List::size).sum()).isEqualTo(30);
    assertThat(row(70_000)).isEqualTo("id70000=");
  }

  @Test
  void whatIsScrolledPastIsNotAskedForAndComesBackWhenItIsSeen() {
    open();
    for (int i = 0; i < 5_000; i++) {
      model.rows().get(i);
    }
    background.work();
    assertThat(fetched.stream().mapToInt(List::size).sum()).isLessThan(1_000);
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
    assertThat(model.rows()).hasSize(3);
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
    assertThat(model.rows()).hasSize(100_001);
    assertThat(row(4)).isEqualTo("id3=new");
    assertThat(row(3)).isEqualTo("id2=");
  }

  @Test
  void aNewRowAtTheTopIsToldAsOneAddedRow() {
    open();
    var changes = new ArrayList<String>();
    model
        .rows()
        .addListener(
            (ListChangeListener<Slot<String>>)
                change -> {
                  while (change.next()) {
                    changes.add(
                        change.getFrom()
                            + "+"
                            + change.getAddedSize()
                            + "-"
                            + change.getRemovedSize());
                  }
                });
    store = withAtTop("fresh");
    model.ask();
    background.work();
    assertThat(changes).containsExactly("0+1-0");
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
    assertThat(model.rows()).hasSize(100_000);
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
    assertThat(fetched).isEmpty();
  }

  static LongStream seeds() {
    return LongStream.rangeClosed(1, 60);
  }

  /// Whatever changes, replaying what listeners are told gives the new list.
  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void listenersCanFollow(long seed) {
    var random = new Random(seed);
    store = some(random);
    open();
    var mirror = new ArrayList<>(now());
    model
        .rows()
        .addListener(
            (ListChangeListener<Slot<String>>)
                change -> {
                  while (change.next()) {
                    for (int i = 0; i < change.getRemovedSize(); i++) {
                      assertThat(mirror.remove(change.getFrom()))
                          .isEqualTo(change.getRemoved().get(i).id());
                    }
                    for (int i = change.getFrom(); i < change.getTo(); i++) {
                      mirror.add(i, model.rows().id(i));
                    }
                  }
                });
    for (int step = 0; step < 20; step++) {
      store = some(random);
      model.ask();
      background.work();
      assertThat(mirror).isEqualTo(store).isEqualTo(now());
    }
  }

  private static List<String> some(Random random) {
    return IntStream.range(0, 12)
        .filter(_ -> random.nextInt(3) > 0)
        .mapToObj(i -> "id" + i)
        .toList();
  }

  private List<String> now() {
    return IntStream.range(0, model.rows().size()).mapToObj(model.rows()::id).toList();
  }

  private void open() {
    model.ask();
    background.work();
  }

  private void look(int from, int to) {
    for (int i = from; i < to; i++) {
      model.rows().get(i);
    }
    background.work();
  }

  private String row(int index) {
    return String.valueOf(model.rows().get(index).row().get());
  }

  private List<String> withAtTop(String id) {
    var more = new ArrayList<>(store);
    more.addFirst(id);
    return more;
  }

  private List<String> answer(List<String> found) {
    if (failing) {
      throw down();
    }
    return found;
  }

  private List<String> fetch(List<String> ids) {
    if (failing) {
      throw down();
    }
    fetched.add(ids);
    return ids.stream().map(id -> id + "=" + suffix).toList();
  }

  private static ProblemException down() {
    return ProblemException.tryLater(
        ProblemCode.SERVICE_UNAVAILABLE, "not now", Duration.ofSeconds(1));
  }

  private static List<String> ids(int from, int to) {
    return IntStream.range(from, to).mapToObj(i -> "id" + i).toList();
  }
}
