package dev.quayside.app.screen.settings.data;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.task.StepBackground;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.retention.PurgeCount;
import dev.quayside.engine.retention.Retention;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Counted first, asked about, and only then kept; without the toolkit.
class RetentionModelTest {

  private static final Retention NINETY = Retention.of(90);
  private static final PurgeCount NOBODY = new PurgeCount(0, 0, 0, 0);

  private final StepBackground background = new StepBackground();
  private final List<Retention> kept = new ArrayList<>(List.of(Retention.FOR_EVER));
  private PurgeCount counted = new PurgeCount(3, 2, 1, 1);
  private boolean failing;

  private final RetentionModel model = new RetentionModel(background, new Desk(), () -> {});

  @BeforeEach
  void show() {
    model.refresh();
    background.work();
  }

  @Test
  void whoWouldBeForgottenIsCountedAndAskedAbout() {
    model.chosen.set(NINETY);
    assertThat(model.tally().get()).isNull();
    background.work();
    assertThat(model.tally().get()).isEqualTo(counted);
    model.apply();
    assertThat(model.confirming.get()).isTrue();
    assertThat(kept).hasSize(1);
    model.confirm();
    model.confirm();
    background.work();
    assertThat(kept).containsExactly(Retention.FOR_EVER, NINETY);
    assertThat(model.tally().get()).isNull();
    assertThat(model.confirming.get()).isFalse();
  }

  @Test
  void whereNobodyIsForgottenNobodyIsAsked() {
    counted = NOBODY;
    model.chosen.set(NINETY);
    background.work();
    model.apply();
    background.work();
    assertThat(kept).containsExactly(Retention.FOR_EVER, NINETY);
  }

  @Test
  void leavingItGoesBackToWhatHolds() {
    model.chosen.set(NINETY);
    background.work();
    model.apply();
    model.leave();
    assertThat(model.chosen.get()).isEqualTo(Retention.FOR_EVER);
    assertThat(model.confirming.get()).isFalse();
    assertThat(kept).hasSize(1);
  }

  @Test
  void theLastChoiceIsTheOneThatIsCounted() {
    model.chosen.set(NINETY);
    model.chosen.set(Retention.of(180));
    counted = NOBODY;
    background.work();
    assertThat(model.chosen.get()).isEqualTo(Retention.of(180));
    assertThat(model.tally().get()).isEqualTo(NOBODY);
  }

  @Test
  void aFailingEngineKeepsNothingAndSaysSo() {
    failing = true;
    model.chosen.set(NINETY);
    background.work();
    assertThat(Objects.requireNonNull(model.problem().get()).code())
        .isEqualTo(ProblemCode.SERVICE_UNAVAILABLE);
    model.apply();
    background.work();
    assertThat(kept).hasSize(1);
  }

  private final class Desk implements RetentionGateway {
    @Override
    public State state() {
      return new State(kept.getLast(), null);
    }

    @Override
    public PurgeCount dryRun(Retention retention) {
      if (failing) {
        throw ProblemException.refused(ProblemCode.SERVICE_UNAVAILABLE, "the disk is full");
      }
      return counted;
    }

    @Override
    public State keep(Retention retention) {
      kept.add(retention);
      return state();
    }
  }
}
