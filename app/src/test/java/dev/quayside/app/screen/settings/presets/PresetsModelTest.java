package dev.quayside.app.screen.settings.presets;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Units;
import dev.quayside.app.screen.settings.presets.PresetForm.Number;
import dev.quayside.app.task.StepBackground;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.parcel.preset.Preset;
import dev.quayside.engine.parcel.preset.PresetDraft;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The section's model on a real engine, without the toolkit.
class PresetsModelTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  private final StepBackground background = new StepBackground();
  private final Boxes desk = new Boxes();
  private final PresetsModel model = new PresetsModel(background, desk);
  private Units units = Units.IMPERIAL;
  private boolean broken;

  @SuppressWarnings("NullAway.Init")
  private Engine engine;

  @BeforeEach
  void open() {
    engine = Engine.open(EngineOptions.at(data));
  }

  @AfterEach
  void close() {
    engine.close();
  }

  @Test
  void aPresetMadeElsewhereIsOnThePageAndLeavesWhatIsTyped() {
    refresh();
    model.form().name().set("Mug");
    engine
        .presets()
        .add(
            engine.workspaces().bySlug("demo").orElseThrow().desk(),
            PresetDraft.box("Book", Dimensions.ofInches("9", "6", "2")));
    model.lookAgain();
    background.work();
    assertThat(model.presets().items()).extracting(Preset::name).containsExactly("Book");
    assertThat(model.form().name().get()).isEqualTo("Mug");
  }

  @Test
  void whatIsTypedInCentimetresIsKeptInInches() {
    units = Units.METRIC;
    refresh();
    model.form().name().set("Taza");
    model.form().number(Number.LENGTH).set("20");
    model.form().number(Number.WIDTH).set("15,5");
    model.form().number(Number.HEIGHT).set("10");
    model.form().number(Number.EMPTY).set("85");
    model.save();
    model.save();
    background.work();
    assertThat(model.presets().items()).hasSize(1);
    var made = model.presets().items().getFirst();
    var sides = Objects.requireNonNull(made.sides());
    assertThat(sides.width()).isEqualByComparingTo("6.1024");
    assertThat(Objects.requireNonNull(made.emptyWeight()).ounces()).isEqualByComparingTo("2.9983");
    assertThat(model.form().name().get()).isEmpty();
    model.presets().choose(made);
    model.edit();
    assertThat(model.form().number(Number.EMPTY).get()).isEqualTo("85");
  }

  @Test
  void whatIsWrongIsToldFieldByFieldAndNobodyIsAsked() {
    model.form().number(Number.LENGTH).set("ten");
    model.form().number(Number.HEIGHT).set("4");
    model.save();
    assertThat(model.wrong().get())
        .extracting(Violation::field)
        .contains("name", "parcel.lengthIn", "parcel.widthIn");
    assertThat(background.isIdle()).isTrue();
  }

  @Test
  void theChosenOneIsMovedAndStaysChosen() {
    add("Mug box");
    add("Crate");
    refresh();
    model.presets().choose(model.presets().items().getLast());
    assertThat(model.presets().canMove(1)).isFalse();
    model.presets().move(-1);
    background.work();
    assertThat(model.presets().items())
        .extracting(Preset::name)
        .containsExactly("Crate", "Mug box");
    assertThat(Objects.requireNonNull(model.presets().chosen().get()).name()).isEqualTo("Crate");
  }

  @Test
  void oneThatIsTakenAwayLeavesTheFormToo() {
    add("Mug box");
    refresh();
    model.presets().choose(model.presets().items().getFirst());
    model.edit();
    model.presets().removing().set(true);
    model.presets().remove();
    background.work();
    assertThat(model.presets().items()).isEmpty();
    assertThat(model.edited().get()).isNull();
    assertThat(model.presets().removing().get()).isFalse();
  }

  @Test
  void whatIsTypedStaysWhenAnotherOneIsTakenAway() {
    add("Mug box");
    refresh();
    model.form().name().set("Crate");
    model.presets().choose(model.presets().items().getFirst());
    model.presets().remove();
    background.work();
    assertThat(model.presets().items()).isEmpty();
    assertThat(model.form().name().get()).isEqualTo("Crate");
  }

  @Test
  void aDeskThatFailsIsToldInPlaceAndWhatWasTypedStays() {
    refresh();
    broken = true;
    model.form().name().set("Mug box");
    model.save();
    assertThat(model.busy().get()).isTrue();
    background.work();
    assertThat(Objects.requireNonNull(model.problem().get()).code())
        .isEqualTo(ProblemCode.CONFLICT);
    assertThat(model.form().name().get()).isEqualTo("Mug box");
    broken = false;
    model.save();
    background.work();
    assertThat(model.problem().get()).isNull();
    assertThat(model.presets().items()).hasSize(1);
  }

  private void refresh() {
    model.refresh();
    background.work();
  }

  private void add(String name) {
    engine.presets().add(caller(), PresetDraft.box(name, Dimensions.ofInches("6", "6", "6")));
  }

  private Caller caller() {
    return engine.workspaces().bySlug("demo").orElseThrow().desk();
  }

  private final class Boxes implements PresetsGateway {
    @Override
    public State state() {
      return new State(engine.presets().list(caller()), units);
    }

    @Override
    public Preset add(PresetDraft draft) {
      if (broken) {
        throw ProblemException.refused(ProblemCode.CONFLICT, "the disk is full");
      }
      return engine.presets().add(caller(), draft);
    }

    @Override
    public Preset change(String id, PresetDraft draft) {
      return engine.presets().change(caller(), id, draft);
    }

    @Override
    public List<Preset> reorder(List<String> ids) {
      return engine.presets().reorder(caller(), ids);
    }

    @Override
    public void remove(String id) {
      engine.presets().remove(caller(), id);
    }
  }
}
