package dev.quayside.app.screen.ship;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.address.AddressForm.Line;
import dev.quayside.app.i18n.Units;
import dev.quayside.app.notice.Notice;
import dev.quayside.app.notice.Notices;
import dev.quayside.app.scale.ScaleReading;
import dev.quayside.app.screen.ship.form.CustomsItemModel;
import dev.quayside.app.screen.ship.form.CustomsItemModel.Part;
import dev.quayside.app.screen.ship.form.ParcelModel.Number;
import dev.quayside.app.screen.ship.label.LabelModel.Stage;
import dev.quayside.app.screen.ship.packing.NextKey;
import dev.quayside.app.sound.Sounds;
import dev.quayside.app.task.StepBackground;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.Problem;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Currency;
import java.util.Objects;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Parcels that cross a border, on the real engine.
class AbroadModelTest {

  private static final Duration A_MOMENT = Duration.ofSeconds(3);

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  private final StepBackground background = new StepBackground();

  @SuppressWarnings("NullAway.Init")
  private EngineUnderTest engine;

  @SuppressWarnings("NullAway.Init")
  private ShipModel ship;

  @BeforeEach
  void open() {
    engine = new EngineUnderTest(data);
    ship = start();
  }

  @AfterEach
  void close() {
    engine.close();
  }

  @Test
  void customsAreAskedForOnlyAcrossABorder() {
    assertThat(ship.form().customs().needed().get()).isFalse();
    toBerlin();
    assertThat(ship.form().customs().needed().get()).isTrue();
  }

  @Test
  void withoutADeclarationNothingIsBoughtAndItsFieldsSayWhy() {
    toBerlin();
    ship.buy();
    assertThat(ship.label().stage().get()).isEqualTo(Stage.NONE);
    assertThat(item().shown).containsKeys(Part.DESCRIPTION, Part.VALUE, Part.WEIGHT, Part.ORIGIN);
    assertThat(ship.scan().state().get().key()).isEqualTo("ship.next-key.customs");
    declare();
    assertThat(ship.scan().state().get().key()).isEqualTo("ship.scan.ready");
  }

  /// Either weight may be the wrong one: both are marked, and no carrier is asked.
  @Test
  void goodsHeavierThanTheirParcelAreSaidAtBothWeights() {
    toBerlin();
    declare();
    item().part(Part.WEIGHT).set("900");
    background.pass(A_MOMENT);
    assertThat(item().shown).containsOnlyKeys(Part.WEIGHT);
    assertThat(ship.parcel().shown()).containsOnlyKeys(Number.WEIGHT);
    assertThat(ship.parcel().shown().get(Number.WEIGHT).message().sentence())
        .startsWith("The goods weigh 1800 oz, more than the parcel");
    assertThat(ship.checkout().nextKey().get()).isEqualTo(NextKey.CUSTOMS);
    assertThat(ship.rates().problem().get()).isNull();
    item().part(Part.WEIGHT).set("1");
    background.pass(A_MOMENT);
    assertThat(item().shown).isEmpty();
    assertThat(ship.parcel().shown()).isEmpty();
    assertThat(ship.checkout().nextKey().get()).isEqualTo(NextKey.BUY);
  }

  @Test
  void aDeclaredParcelIsBoughtWithItsCustoms() {
    toBerlin();
    declare();
    ship.buy();
    background.work();
    background.pass(A_MOMENT);
    var bought = Objects.requireNonNull(ship.label().shipment().get());
    assertThat(ship.label().stage().get()).isEqualTo(Stage.BOUGHT);
    assertThat(Objects.requireNonNull(bought.consignment().customs()).items())
        .singleElement()
        .satisfies(
            item -> {
              assertThat(item.description()).isEqualTo("Cotton shirts");
              assertThat(item.quantity()).isEqualTo(2);
              assertThat(item.value()).isEqualTo(Money.usd("19.90"));
              assertThat(item.originCountry()).isEqualTo("US");
            });
  }

  /// As an order's items, which often say neither; what is assumed follows the scale until it is
  /// typed.
  @Test
  void theWeightIsWorkedOutAndShownSoAndTheOriginIsAskedFor() {
    toBerlin();
    item().part(Part.DESCRIPTION).set("Cotton shirts");
    item().part(Part.QUANTITY).set("2");
    item().part(Part.VALUE).set("19.90");
    assertThat(item().assumed).containsExactly(Part.WEIGHT);
    ship.parcel().number(Number.WEIGHT).set("1");
    ship.parcel().number(Number.REST).set("0");
    assertThat(item().part(Part.WEIGHT).get()).isEqualTo("8");
    assertThat(ship.form().isComplete()).isFalse();
    assertThat(ship.form().customs().asks().get()).isTrue();
    item().part(Part.ORIGIN).set("PT");
    assertThat(ship.form().customs().asks().get()).isFalse();
    assertThat(ship.form().isComplete()).isTrue();
    item().part(Part.WEIGHT).set("7");
    ship.parcel().number(Number.WEIGHT).set("2");
    assertThat(item().part(Part.WEIGHT).get()).isEqualTo("7");
    assertThat(item().assumed).isEmpty();
  }

  @Test
  void anOrderOfUnknownOriginIsNotBoughtUntilItIsSaidOnceForItsProduct() {
    TestOrders.addAbroad(engine.engine(), "DE-1");
    TestOrders.addAbroad(engine.engine(), "DE-2");
    scan("DE-1");
    assertThat(ship.scan().state().get().key()).isEqualTo("ship.scan.loaded");
    assertThat(ship.checkout().nextKey().get()).isEqualTo(NextKey.CUSTOMS);
    assertThat(item().shown).containsOnlyKeys(Part.ORIGIN);
    ship.buy();
    background.pass(A_MOMENT);
    assertThat(ship.label().stage().get()).isEqualTo(Stage.NONE);
    item().part(Part.ORIGIN).set("PT");
    background.pass(A_MOMENT);
    ship.buy();
    background.work();
    background.pass(A_MOMENT);
    assertThat(ship.label().stage().get()).isEqualTo(Stage.BOUGHT);
    ship.next();
    scan("DE-2");
    assertThat(ship.scan().state().get().key()).isEqualTo("ship.scan.loaded");
    assertThat(item().part(Part.ORIGIN).get()).isEqualTo("PT");
    assertThat(ship.form().isComplete()).isTrue();
  }

  private void scan(String code) {
    ship.scan().submit(code);
    background.work();
    background.pass(A_MOMENT);
  }

  @Test
  void anUnfinishedDeclarationIsRecalled() {
    toBerlin();
    declare();
    background.pass(A_MOMENT);
    engine.close();
    engine = new EngineUnderTest(data);
    ship = start();
    assertThat(item().part(Part.DESCRIPTION).get()).isEqualTo("Cotton shirts");
    assertThat(item().part(Part.HS_CODE).get()).isEqualTo("6109.10");
  }

  @Test
  void aCanadianSenderWeighsInKilogramsAndPaysInCanadianDollars() {
    ship.from().fill(Places.TORONTO);
    assertThat(ship.parcel().units().get()).isEqualTo(Units.METRIC);
    assertThat(ship.parcel().number(Number.WEIGHT).get()).isEqualTo("1");
    assertThat(ship.parcel().number(Number.REST).get()).isEqualTo("77");
    assertThat(ship.parcel().number(Number.LENGTH).get()).isEqualTo("30.5");
    background.pass(A_MOMENT);
    ship.to().fill(Places.VANCOUVER);
    background.pass(A_MOMENT);
    assertThat(ship.rates().rows()).isNotEmpty();
    assertThat(ship.rates().rows().getFirst().rate().quote().amount().currency())
        .isEqualTo(Currency.getInstance("CAD"));
    assertThat(ship.parcel().currency().get()).isEqualTo(Currency.getInstance("CAD"));
  }

  @Test
  void aSlipInTheCityIsCorrectedWithOneKey() {
    ship.to().line(Line.CITY).set("Denvr");
    background.pass(A_MOMENT);
    var advice = Objects.requireNonNull(ship.advice().advice().get());
    assertThat(advice.corrections()).anyMatch(one -> one.field().equals("city"));
    ship.advice().accept();
    assertThat(ship.to().line(Line.CITY).get()).isEqualToIgnoringCase("Denver");
    assertThat(ship.to().line(Line.NAME).get()).isEqualTo("Maya Lindqvist");
    background.pass(A_MOMENT);
    assertThat(ship.advice().advice().get()).isNull();
  }

  @Test
  void withoutItsSizeAParcelSaysThatMoreServicesHaveAPrice() {
    toBerlin();
    assertThat(ship.rates().sizeWanted().get()).isFalse();
    ship.parcel().number(Number.HEIGHT).set("");
    ship.parcel().number(Number.WIDTH).set("");
    ship.parcel().number(Number.LENGTH).set("");
    background.pass(A_MOMENT);
    assertThat(ship.rates().rows()).isNotEmpty();
    assertThat(ship.rates().sizeWanted().get()).isTrue();
  }

  @Test
  void whoeverKnowsBetterIsNotAskedAgain() {
    ship.to().line(Line.CITY).set("Denvr");
    background.pass(A_MOMENT);
    ship.advice().ignore();
    background.pass(A_MOMENT);
    assertThat(ship.advice().advice().get()).isNull();
  }

  private void toBerlin() {
    ship.to().fill(Places.BERLIN);
    background.pass(A_MOMENT);
  }

  private void declare() {
    var item = item();
    item.part(Part.DESCRIPTION).set("Cotton shirts");
    item.part(Part.QUANTITY).set("2");
    item.part(Part.VALUE).set("19.90");
    item.part(Part.WEIGHT).set("12");
    item.part(Part.HS_CODE).set("6109.10");
    item.part(Part.ORIGIN).set("US");
    background.pass(A_MOMENT);
  }

  private CustomsItemModel item() {
    return ship.form().customs().items.getFirst();
  }

  private ShipModel start() {
    var model =
        new ShipModel(
            background,
            engine.gateway(),
            new Quiet(),
            Sounds.SILENT,
            ScaleReading.NONE,
            () -> UUID.randomUUID().toString(),
            () -> {});
    model.start();
    background.work();
    background.pass(A_MOMENT);
    return model;
  }

  private static final class Quiet implements Notices {
    @Override
    public void tell(Notice notice) {}

    @Override
    public void show(Problem problem) {
      throw new AssertionError(problem.toString());
    }
  }
}
