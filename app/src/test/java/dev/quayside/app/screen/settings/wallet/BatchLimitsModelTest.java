package dev.quayside.app.screen.settings.wallet;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.engine.ChosenWorkspace;
import dev.quayside.app.engine.OpeningEngine;
import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.task.StepBackground;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.order.batch.BatchLimits;
import java.math.BigDecimal;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// From when on Orders asks, set by the owner, on a real engine.
class BatchLimitsModelTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  private final StepBackground background = new StepBackground();

  @SuppressWarnings("NullAway.Init")
  private OpeningEngine opening;

  @BeforeEach
  void open() {
    opening = new OpeningEngine(() -> Engine.open(EngineOptions.at(data)));
    opening.begin();
  }

  @AfterEach
  void close() {
    opening.close();
  }

  @Test
  void whatIsSavedHoldsForTheNextBatch() {
    var model = opened();
    assertThat(model.labels.get()).isEqualTo("25");
    assertThat(model.amount.get()).isEqualTo("250.00");
    assertThat(model.changed.get()).isFalse();
    model.labels.set("5");
    model.amount.set("99.50");
    assertThat(model.changed.get()).isTrue();
    model.save();
    background.work();
    assertThat(model.changed.get()).isFalse();
    assertThat(limits()).isEqualTo(new BatchLimits(5, new BigDecimal("99.5")));
  }

  @Test
  void whatIsNoNumberOrTooMuchIsToldAndKept() {
    var model = opened();
    for (var typed : new String[] {"many", "-1", "1000001", "1,000", ""}) {
      model.labels.set(typed);
      model.save();
      background.work();
      assertThat(model.problem().get()).as(typed).isNotNull();
      model.refresh();
      background.work();
      assertThat(model.labels.get()).isEqualTo(typed);
    }
    assertThat(limits()).isEqualTo(BatchLimits.DEFAULT);
  }

  private BatchLimitsModel opened() {
    var model = new BatchLimitsModel(background, place());
    model.refresh();
    background.work();
    return model;
  }

  private BatchLimits limits() {
    return opening.get().ordering().batchEstimates().limits(place().caller());
  }

  private WorkspaceEngine place() {
    return new WorkspaceEngine(opening, new ChosenWorkspace("demo"));
  }
}
