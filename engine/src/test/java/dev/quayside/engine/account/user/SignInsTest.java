package dev.quayside.engine.account.user;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.account.wallet.Wallets;
import dev.quayside.engine.account.workspace.Workspaces;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Actor;
import dev.quayside.engine.base.identity.PersonRole;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.audit.Audit;
import dev.quayside.engine.platform.event.LiveEvents;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.store.Database;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Whatever is tried, in whatever order and at however many engines at once: five wrong PINs in a
/// row lock a person.
class SignInsTest {

  private static final String RIGHT = "271828";
  private static final String OPEN = "open";
  private static final int FEW_ROUNDS = 2;

  private Instant now = Instant.parse("2026-11-25T09:00:00Z");
  private final InstantSource clock = () -> now;

  @SuppressWarnings("NullAway.Init") // open() sets it
  private List<Database> engines;

  @SuppressWarnings("NullAway.Init") // open() sets it
  private List<SignIns> signIns;

  @SuppressWarnings("NullAway.Init") // open() sets it
  private WorkspaceId workspace;

  @BeforeEach
  void open(@TempDir Path directory) {
    engines =
        List.of(
            Database.open(directory.resolve("quayside.db")),
            Database.open(directory.resolve("quayside.db")));
    var ids = new Ids(clock, new Random(1));
    var first = engines.getFirst();
    var wallets = new Wallets(first, ids, _ -> now, new LiveEvents());
    var workspaces = new Workspaces(first, wallets, ids, clock);
    workspaces.makeDefaults();
    workspace = workspaces.active().getFirst().id();
    var users =
        engines.stream()
            .map(
                each ->
                    new Users(
                        each,
                        ids,
                        new SlowHash(new Random(2), FEW_ROUNDS),
                        clock,
                        new LiveEvents(),
                        new Audit(ids, null)))
            .toList();
    users
        .getFirst()
        .add(
            workspace,
            new UserDraft("Ana", PersonRole.PACKER, RIGHT, "BADGE-1"),
            RequestKey.none());
    signIns = users.stream().map(Users::signIns).toList();
  }

  @AfterEach
  void close() {
    engines.forEach(Database::close);
  }

  /// A random sequence at two engines, beside what has to come of it.
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void noSequenceGetsPastFive(long seed) {
    var random = new Random(seed);
    int wrong = 0;
    @Nullable Instant locked = null;
    for (int i = 0; i < 120; i++) {
      if (random.nextInt(10) == 0) {
        now = now.plus(Duration.ofMinutes(random.nextInt(1, 12)));
      }
      boolean right = random.nextInt(7) == 0;
      boolean shut = locked != null && now.isBefore(locked);
      if (locked != null && !shut) {
        locked = null;
        wrong = 0;
      }
      var expected = OPEN;
      if (shut) {
        expected = ProblemCode.USER_LOCKED.name();
      } else if (right) {
        wrong = 0;
      } else {
        wrong++;
        expected = (wrong < 5 ? ProblemCode.UNAUTHORIZED : ProblemCode.USER_LOCKED).name();
        locked = wrong < 5 ? null : now.plus(Duration.ofMinutes(15));
      }
      var who = random.nextBoolean() ? "Ana" : "ana";
      var said = tried(signIns.get(random.nextInt(2)), who, right ? RIGHT : "0000");
      assertThat(said).as("step " + i).isEqualTo(expected);
    }
  }

  @Test
  void ofManyAtOnceAtBothNoMoreThanFiveAreCompared() throws Exception {
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var tries =
          IntStream.range(0, 40)
              .<Callable<String>>mapToObj(
                  i -> () -> tried(signIns.get(i % 2), "Ana", "%04d".formatted(i)))
              .toList();
      var said = threads.invokeAll(tries).stream().map(Future::resultNow).toList();
      assertThat(said)
          .filteredOn(ProblemCode.UNAUTHORIZED.name()::equals)
          .hasSizeLessThanOrEqualTo(4);
      assertThat(said).doesNotContain(OPEN);
    }
    for (var each : signIns) {
      assertThat(tried(each, "Ana", RIGHT)).isEqualTo(ProblemCode.USER_LOCKED.name());
    }
    now = now.plus(Duration.ofMinutes(15));
    assertThat(tried(signIns.getLast(), "Ana", RIGHT)).isEqualTo(OPEN);
  }

  @Test
  void whoIsLockedHasNoBadgeEither() {
    assertThat(signIns.getLast().byBadge(workspace, "BADGE-1").name()).isEqualTo("Ana");
    for (int i = 0; i < 5; i++) {
      tried(signIns.getFirst(), "Ana", "0000");
    }
    assertThat(code(() -> signIns.getLast().byBadge(workspace, "BADGE-1")))
        .isEqualTo(ProblemCode.USER_LOCKED.name());
    assertThat(code(() -> signIns.getLast().byBadge(workspace, "BADGE-2")))
        .isEqualTo(ProblemCode.UNAUTHORIZED.name());
  }

  /// As from a viewer's key, beside the sales of others.
  @Test
  void aCallerThatGuessesIsRefusedAfterTenWithoutHashingAndHoldsUpNoOther() {
    var guesser = new Actor("key_guesser", null, null);
    var said = new ArrayList<String>();
    for (int i = 0; i < 30; i++) {
      var badge = "BADGE-X" + i;
      said.add(Acting.as(guesser, () -> code(() -> badge(badge))));
    }
    assertThat(said.subList(0, 10)).containsOnly(ProblemCode.UNAUTHORIZED.name());
    // one may have come back meanwhile
    assertThat(said.subList(11, 30)).contains(ProblemCode.RATE_LIMITED.name());
    assertThat(said).filteredOn(ProblemCode.UNAUTHORIZED.name()::equals).hasSizeLessThan(16);
    var pin = Acting.as(guesser, () -> tried(signIns.getFirst(), "Ana", RIGHT));
    assertThat(pin).isIn(ProblemCode.RATE_LIMITED.name(), OPEN);

    var other = new Actor("key_other", null, null);
    for (int i = 0; i < 30; i++) {
      assertThat(Acting.as(other, () -> code(() -> badge("BADGE-1")))).isEqualTo(OPEN);
    }
    var locks =
        engines
            .getFirst()
            .<Long>read(
                tx ->
                    tx.handle()
                        .createQuery(
                            "SELECT count(*) FROM audit WHERE action = 'sign_in.locked'"
                                + " AND subject = 'key_guesser'")
                        .mapTo(Long.class)
                        .one());
    assertThat(locks).isEqualTo(1);
  }

  private void badge(String badge) {
    signIns.getFirst().byBadge(workspace, badge);
  }

  @Test
  void aStrangerIsToldNoMoreThanAWrongPin() {
    assertThat(tried(signIns.getFirst(), "Nobody", RIGHT))
        .isEqualTo(ProblemCode.UNAUTHORIZED.name());
  }

  private String tried(SignIns engine, String who, String pin) {
    return code(() -> engine.byPin(workspace, who, pin));
  }

  private static String code(Runnable work) {
    try {
      work.run();
      return OPEN;
    } catch (ProblemException e) {
      return e.code().name();
    }
  }
}
