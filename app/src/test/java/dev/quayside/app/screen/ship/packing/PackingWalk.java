package dev.quayside.app.screen.ship.packing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.screen.ship.packing.PackingState.Buying;
import dev.quayside.app.screen.ship.packing.Prices.Question;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/// A packer, carriers and an engine who do this and that, played from a seed. Answers come late,
/// twice and in any order. It knows, apart from the state, what a press may buy.
final class PackingWalk {

  private static final List<Rate> RATES =
      List.of(
          Parcels.rate("GROUND", "7.45"),
          Parcels.rate("GROUND", "8.45"),
          Parcels.rate("EXPRESS", "30.00"));

  private static final String EXPRESS = RATES.getLast().id();
  private static final Choice RULE = Choice.service("usps", "EXPRESS");

  /// What the packer has asked for with a press that is not yet used up.
  ///
  /// @param parcel in the form when the key was pressed
  /// @param seen the rate the packer saw; null when a rule was to choose
  private record Press(String parcel, @Nullable Rate seen) {}

  private final Random random;
  private final Packing packing = new Packing(() -> Parcels.NOW);

  /// Every purchase begun, and every label shown in doubt: each may be answered again and again.
  private final List<Buying> begun = new ArrayList<>();

  private final List<Label> doubted = new ArrayList<>();

  /// Every question to the carriers: each may be answered again and again.
  private final List<Question> questions = new ArrayList<>();

  private int parcels;
  private String parcel = "P-0";
  private Optional<Press> pressed = Optional.empty();
  private boolean askedBeside;

  PackingWalk(long seed) {
    random = new Random(seed);
    packing.follow(this::check);
    packing.opened();
    packing.formRead(Parcels.COMPLETE);
  }

  int purchases() {
    return begun.size();
  }

  void step() {
    switch (random.nextInt(20)) {
      case 0 -> change();
      case 1, 2 -> ask();
      case 3, 4, 5, 6, 7 -> price();
      case 8, 9, 10, 11 -> press();
      case 12, 13 -> answer();
      case 14 -> lookUp();
      case 15, 16 -> leave();
      case 17 -> view();
      case 18 -> voiding();
      default -> beside();
    }
    check();
  }

  /// Seldom, since nothing can be bought while a label is looked at.
  private void view() {
    if (random.nextInt(4) == 0) {
      packing.view(Parcels.shipment("old", status()), null);
    }
  }

  /// The packer types; a press before that counts no more.
  private void change() {
    if (packing.isEditable()) {
      another();
      packing.formChanged(random.nextInt(8) == 0 ? FormState.EMPTY : Parcels.COMPLETE);
    }
  }

  private void another() {
    parcels++;
    parcel = "P-" + parcels;
    pressed = Optional.empty();
    askedBeside = false;
  }

  private void leave() {
    if (packing.leave()) {
      another();
      packing.formRead(Parcels.COMPLETE);
      ask();
    }
  }

  private void ask() {
    var rule = random.nextInt(4) == 0 ? RULE : null;
    var request = Parcels.question("%05d".formatted(random.nextInt(100)));
    switch (random.nextInt(5)) {
      case 0 -> packing.ask(request, rule).ifPresent(questions::add);
      case 1 -> packing.askAnew(request, rule).ifPresent(questions::add);
      case 2 -> packing.askAgain(random.nextBoolean()).ifPresent(questions::add);
      case 3 -> packing.pick(any(RATES));
      default -> packing.askAnew(request, null).ifPresent(questions::add);
    }
  }

  /// Carriers answer any question, most often the last one.
  private void price() {
    if (questions.isEmpty()) {
      return;
    }
    var question = random.nextInt(4) == 0 ? any(questions) : questions.getLast();
    if (random.nextInt(4) > 0) {
      packing.received(question, Parcels.answer(any(RATES)));
    }
    switch (random.nextInt(8)) {
      case 0, 1, 2, 3 -> begins(packing.finished(question));
      case 4 -> begins(packing.failed(question, Parcels.problem(ProblemCode.RATE_NOT_FOUND)));
      default -> {}
    }
    if (!packing.prices().isAsking()) {
      pressed = Optional.empty();
    }
  }

  private void press() {
    if (packing.state() instanceof PackingState.Open open && buys(packing.nextKey())) {
      pressed = Optional.of(new Press(parcel, open.prices().inSight().orElse(null)));
    }
    begins(packing.press(Parcels.request(parcel)));
  }

  private static boolean buys(NextKey key) {
    return switch (key) {
      case BUY, BUY_WHEN_PRICED, SHOW_PRICES -> true;
      default -> false;
    };
  }

  private void beside() {
    askedBeside = packing.attempt() instanceof Attempt.Doubled;
    if (random.nextBoolean()) {
      packing.leaveIt();
      askedBeside = false;
    }
    var purchase = packing.buyBeside();
    assertThat(purchase.isPresent()).isEqualTo(askedBeside);
    purchase.ifPresent(this::beginsBeside);
  }

  private void beginsBeside(Buying purchase) {
    assertThat(purchase.request().draftId()).isEqualTo(parcel);
    assertThat(purchase.request().label().allowDuplicate()).isTrue();
    askedBeside = false;
    add(purchase);
  }

  /// A purchase is what one press asked for, and the press is used up.
  private void begins(Optional<Buying> begins) {
    begins.ifPresent(
        purchase -> {
          var press = pressed.orElseThrow(() -> new AssertionError("nothing was pressed"));
          assertThat(purchase.request().draftId()).isEqualTo(press.parcel()).isEqualTo(parcel);
          assertThat(purchase.request().label().rateId())
              .isEqualTo(press.seen() == null ? EXPRESS : press.seen().id());
          pressed = Optional.empty();
          add(purchase);
        });
  }

  private void add(Buying purchase) {
    assertThat(begun).extracting(Buying::number).doesNotContain(purchase.number());
    assertThat(packing.state()).isEqualTo(purchase);
    begun.add(purchase);
  }

  /// Any purchase is answered, most of them for the second time.
  private void answer() {
    if (begun.isEmpty()) {
      return;
    }
    var purchase = random.nextBoolean() ? begun.getLast() : any(begun);
    if (random.nextInt(3) == 0) {
      packing.refused(purchase, Parcels.problem(refusal()));
      return;
    }
    boolean awaited = packing.state() instanceof Buying now && now.number() == purchase.number();
    var bought = Parcels.shipment(purchase.request().draftId(), status());
    assertThat(packing.answered(purchase, bought)).isEqualTo(awaited);
  }

  private void lookUp() {
    if (!doubted.isEmpty()) {
      var label = any(doubted);
      packing.lookedUp(label, Parcels.shipment(parcelOf(label), status()));
    }
  }

  private void voiding() {
    switch (random.nextInt(4)) {
      case 0 -> packing.askVoid(random.nextBoolean());
      case 1 -> packing.cancel();
      case 2 -> packing.notVoided();
      default ->
          packing
              .label()
              .ifPresent(
                  label ->
                      packing.voided(Parcels.shipment(parcelOf(label), ShipmentStatus.CANCELLED)));
    }
  }

  /// What holds in every state.
  private void check() {
    packing.label().ifPresent(this::check);
    if (packing.state() instanceof PackingState.InDoubt(var label)) {
      doubted.add(label);
    }
    if (!packing.isEditable()) {
      assertThat(packing.nextKey()).isIn(NextKey.BUSY, NextKey.IN_DOUBT, NextKey.BOUGHT);
    }
  }

  /// A label that was bought here is that of the parcel whose press has its number, and is shown
  /// for as long as that parcel is on the screen.
  private void check(Label label) {
    if (label.viewed()) {
      assertThat(parcelOf(label)).isEqualTo("old");
      return;
    }
    var purchase =
        begun.stream().filter(one -> one.number() == label.number()).findFirst().orElseThrow();
    assertThat(parcelOf(label)).isEqualTo(purchase.request().draftId()).isEqualTo(parcel);
  }

  private static String parcelOf(Label label) {
    return Objects.requireNonNull(label.shipment().consignment().reference());
  }

  private ShipmentStatus status() {
    return any(List.of(ShipmentStatus.PENDING, ShipmentStatus.CREATED, ShipmentStatus.CANCELLED));
  }

  private ProblemCode refusal() {
    return any(List.of(ProblemCode.DUPLICATE_SHIPMENT, ProblemCode.INSUFFICIENT_BALANCE));
  }

  private <T> T any(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }
}
