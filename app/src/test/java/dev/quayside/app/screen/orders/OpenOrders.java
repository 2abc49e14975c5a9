package dev.quayside.app.screen.orders;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.app.engine.ChosenWorkspace;
import dev.quayside.app.engine.OpeningEngine;
import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.navigation.NavigationRequest;
import dev.quayside.app.notice.Notice;
import dev.quayside.app.notice.Notices;
import dev.quayside.app.screen.orders.batch.BuyQuestion;
import dev.quayside.app.task.StepBackground;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.order.batch.BatchLimits;
import dev.quayside.engine.order.batch.BatchState;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/// The Orders screen's model on a real engine in the sandbox, without the toolkit.
abstract class OpenOrders {

  static final Duration A_WHILE = Duration.ofSeconds(3);

  @TempDir
  @SuppressWarnings("NullAway.Init")
  Path data;

  final StepBackground background = new StepBackground();
  final List<NavigationRequest> navigation = new ArrayList<>();
  final Told told = new Told();

  @SuppressWarnings("NullAway.Init")
  OpeningEngine opening;

  @SuppressWarnings("NullAway.Init")
  OrdersModel orders;

  @BeforeEach
  final void open() {
    opening = new OpeningEngine(() -> Engine.open(EngineOptions.at(data)));
    opening.begin();
    orders =
        new OrdersModel(
            background,
            new OrdersGateway(new WorkspaceEngine(opening, new ChosenWorkspace("demo"))),
            told,
            navigation::add,
            () -> {});
    orders.start();
    background.work();
  }

  @AfterEach
  final void close() {
    opening.close();
  }

  final void take() throws IOException {
    orders.files().open(OrdersFile.write(data));
    background.work();
    orders.files().take();
    background.work();
    assertThat(told.problems).isEmpty();
  }

  final BuyQuestion question() {
    return orders.batch().question();
  }

  final Caller desk() {
    return opening.get().accounts().workspaces().bySlug("demo").orElseThrow().ownCaller();
  }

  final void limits(BatchLimits limits) {
    opening.get().ordering().batchEstimates().keep(desk(), limits);
  }

  final void untilDone() {
    background.work();
    await()
        .until(
            () -> {
              background.pass(A_WHILE);
              return Objects.requireNonNull(orders.batch().batch().get()).state()
                  == BatchState.DONE;
            });
    background.pass(A_WHILE);
    assertThat(told.problems).isEmpty();
  }

  static final class Told implements Notices {
    final List<Notice> notices = new ArrayList<>();
    final List<Problem> problems = new ArrayList<>();

    @Override
    public void tell(Notice notice) {
      notices.add(notice);
    }

    @Override
    public void show(Problem problem) {
      problems.add(problem);
    }
  }
}
