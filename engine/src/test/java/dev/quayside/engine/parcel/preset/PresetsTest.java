package dev.quayside.engine.parcel.preset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.parcel.Packaging;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.Signature;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PresetsTest {

  private static final ParcelDraft UNKNOWN =
      new ParcelDraft(null, null, null, null, false, Signature.NONE, null, null);

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  @SuppressWarnings("NullAway.Init")
  private Engine engine;

  @SuppressWarnings("NullAway.Init")
  private Presets presets;

  @BeforeEach
  void open() {
    engine = Engine.open(EngineOptions.at(data));
    presets = engine.parcels().presets();
  }

  @AfterEach
  void close() {
    engine.close();
  }

  @Test
  void presetsHaveOneNameEach() {
    var small = add("Small box");
    assertThat(presets.byName(caller(), "small BOX")).contains(small);
    assertThatExceptionOfType(ProblemException.class)
        .isThrownBy(() -> add("SMALL box"))
        .withMessageContaining("already");
    presets.remove(caller(), small.id());
    assertThat(presets.list(caller())).isEmpty();
  }

  @Test
  void theyStandInTheOrderPeopleWantAndNewOnesLast() {
    var mug = add("Mug box");
    var crate = add("Crate");
    presets.reorder(caller(), List.of(crate.id(), mug.id()));
    add("Bag");
    assertThat(presets.list(caller()))
        .extracting(Preset::name)
        .containsExactly("Crate", "Mug box", "Bag");
    assertThatExceptionOfType(ProblemException.class)
        .isThrownBy(() -> presets.reorder(caller(), List.of(mug.id(), mug.id(), crate.id())));
  }

  @Test
  void whatIsChangedKeepsItsPlaceAndAnotherWorkspaceCannotChangeIt() {
    var mug = add("Mug box");
    add("Crate");
    var flat =
        new PresetDraft(
            "Mug box 2",
            Material.BOX,
            Packaging.SMALL_FLAT_RATE_BOX,
            null,
            null,
            null,
            new BigDecimal("2.5"),
            new BigDecimal("20"));
    presets.change(caller(), mug.id(), flat);
    assertThat(PresetDraft.of(presets.list(caller()).getFirst())).isEqualTo(flat);
    var other = engine.accounts().workspaces().bySlug("main").orElseThrow().ownCaller();
    assertThatExceptionOfType(ProblemException.class)
        .isThrownBy(() -> presets.change(other, mug.id(), flat));
  }

  @Test
  void whatCannotBeABoxIsToldFieldByField() {
    var draft =
        new PresetDraft(
            " ",
            Material.TUBE,
            Packaging.PACKAGE,
            new BigDecimal("6"),
            null,
            new BigDecimal("-1"),
            new BigDecimal("-2"),
            BigDecimal.ZERO);
    assertThatExceptionOfType(ProblemException.class)
        .isThrownBy(() -> presets.add(caller(), draft))
        .satisfies(
            refused ->
                assertThat(((Problem.Invalid) refused.problem()).details())
                    .extracting(Violation::field)
                    .containsExactlyInAnyOrder(
                        "name",
                        "parcel.weightOz",
                        "parcel.widthIn",
                        "parcel.heightIn",
                        "emptyWeightOz"));
  }

  @Test
  void theBoxWeighsTooUnlessTheParcelWasWeighed() {
    var box =
        new Preset(
            "p",
            "Mug box",
            Material.BOX,
            Packaging.SMALL_FLAT_RATE_BOX,
            Dimensions.ofInches("6", "6", "6"),
            Weight.ofOunces("3"),
            Weight.ofOunces("40"));
    assertThat(box.applyTo(UNKNOWN).weightOz()).isEqualByComparingTo("40");
    var packed = box.applyTo(UNKNOWN, Weight.ofOunces("12"));
    assertThat(packed.weightOz()).isEqualByComparingTo("15");
    assertThat(packed.packaging()).isEqualTo(Packaging.SMALL_FLAT_RATE_BOX);
    assertThat(box.applyTo(packed, Weight.ofOunces("99")).weightOz()).isEqualByComparingTo("15");
  }

  private Preset add(String name) {
    return presets.add(caller(), PresetDraft.box(name, null));
  }

  private Caller caller() {
    return engine.accounts().workspaces().bySlug("demo").orElseThrow().ownCaller();
  }
}
