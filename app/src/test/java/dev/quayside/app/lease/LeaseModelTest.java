package dev.quayside.app.lease;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.engine.ChosenWorkspace;
import dev.quayside.app.engine.OpeningEngine;
import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.screen.ship.TestOrders;
import dev.quayside.app.task.StepBackground;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Actor;
import dev.quayside.engine.base.identity.Person;
import dev.quayside.engine.base.identity.PersonRole;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The order that is open at this desk, and another desk beside it.
class LeaseModelTest {

  private static final Duration LATER = Duration.ofSeconds(45);

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path other;

  private final StepBackground background = new StepBackground();

  @SuppressWarnings("NullAway.Init")
  private OpeningEngine opening;

  @SuppressWarnings("NullAway.Init")
  private Engine two;

  @SuppressWarnings("NullAway.Init")
  private LeaseModel model;

  @SuppressWarnings("NullAway.Init")
  private String order;

  @BeforeEach
  void open() {
    opening = new OpeningEngine(() -> Engine.open(EngineOptions.at(data).atStation("Desk 1")));
    opening.begin();
    var place = new WorkspaceEngine(opening, new ChosenWorkspace("demo"));
    order = TestOrders.add(opening.get(), "SO-7").id();
    two =
        Engine.open(EngineOptions.at(data).withOwnFolder(other.resolve("two")).atStation("Desk 2"));
    model = new LeaseModel(background, new LeaseGateway(place));
  }

  @AfterEach
  void close() {
    two.close();
    opening.close();
  }

  @Test
  void anOpenOrderIsInHandUntilItIsLeft() {
    model.open(List.of(order));
    background.work();
    assertThat(model.holder().get()).isNull();
    assertThat(elsewhere()).isEqualTo("Desk 1");
    model.open(List.of());
    background.work();
    assertThat(elsewhere()).isNull();
  }

  @Test
  void whatIsLeftBeforeItWasTakenIsGivenBackToo() {
    model.open(List.of(order));
    model.open(List.of());
    background.work();
    assertThat(elsewhere()).isNull();
  }

  @Test
  void anotherDeskIsNamedUntilTheOrderIsTakenOver() {
    as("Ana", () -> two.ordering().leases().take(TestOrders.demo(two), order, false));
    model.open(List.of(order));
    background.work();
    assertThat(model.holder().get()).isEqualTo(new Holder(order, "Desk 2 (Ana)"));
    model.takeOver("ord_left_meanwhile");
    background.work();
    assertThat(model.holder().get()).isNotNull();
    model.takeOver(order);
    background.work();
    assertThat(model.holder().get()).isNull();
    assertThat(elsewhere()).isEqualTo("Desk 1");
  }

  @Test
  void ordersOfOneParcelAreAllInHandAndTakenOverOneByOne() {
    var beside = TestOrders.add(opening.get(), "SO-8").id();
    two.ordering().leases().take(TestOrders.demo(two), beside, false);
    model.open(List.of(order));
    background.work();
    model.open(List.of(order, beside));
    background.work();
    assertThat(elsewhere()).isEqualTo("Desk 1");
    assertThat(model.holder().get()).isEqualTo(new Holder(beside, "Desk 2"));
    model.takeOver(beside);
    background.work();
    assertThat(model.holder().get()).isNull();
    model.open(List.of());
    background.work();
    assertThat(two.ordering().leases().elsewhere(TestOrders.demo(two), List.of(order, beside)))
        .isEmpty();
  }

  @Test
  void anOrderThatComesFreeIsTaken() {
    two.ordering().leases().take(TestOrders.demo(two), order, false);
    model.open(List.of(order));
    background.work();
    two.ordering().leases().release(TestOrders.demo(two), order);
    background.pass(LATER);
    assertThat(model.holder().get()).isNull();
    assertThat(elsewhere()).isEqualTo("Desk 1");
  }

  @Test
  void theNextPersonAtTheDeskGoesOnWithTheOrder() {
    as("Ana", () -> model.open(List.of(order)));
    as("Ana", background::work);
    as("Ben", () -> background.pass(LATER));
    assertThat(model.holder().get()).isNull();
    assertThat(elsewhere()).isEqualTo("Desk 1 (Ben)");
    as("Ana", () -> model.open(List.of()));
    as("Ana", background::work);
    assertThat(elsewhere()).isNull();
  }

  @Test
  void aFailureChangesNothingAndIsTriedAgain() {
    model.open(List.of("ord_unknown"));
    background.pass(LATER);
    opening.close();
    background.pass(LATER);
    assertThat(model.holder().get()).isNull();
  }

  private @org.jspecify.annotations.Nullable String elsewhere() {
    var found = two.ordering().leases().elsewhere(TestOrders.demo(two), List.of(order)).get(order);
    return found == null ? null : found.who();
  }

  private static void as(String name, Runnable step) {
    var person = new Person("usr_" + name, name, PersonRole.PACKER);
    Objects.requireNonNull(
        Acting.as(
            new Actor("desk", person, null),
            () -> {
              step.run();
              return true;
            }));
  }
}
