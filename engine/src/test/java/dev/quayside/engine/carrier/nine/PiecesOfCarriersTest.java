package dev.quayside.engine.carrier.nine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.catalogue.CarrierModules;
import dev.quayside.engine.carrier.doubles.Accounts;
import dev.quayside.engine.carrier.doubles.NewYork;
import dev.quayside.engine.carrier.fedex.FedexDouble;
import dev.quayside.engine.carrier.purchase.CarrierDocumentKind;
import dev.quayside.engine.carrier.purchase.IssuedLabel;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.carrier.purchase.LabelSpec;
import dev.quayside.engine.carrier.purchase.LookupAnswer;
import dev.quayside.engine.carrier.purchase.PieceLabel;
import dev.quayside.engine.carrier.purchase.Tender;
import dev.quayside.engine.carrier.purchase.VoidAnswer;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.carrier.ups.UpsDouble;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.piece.Piece;
import dev.quayside.printing.artwork.Artwork;
import java.math.BigDecimal;
import java.util.Currency;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Shipments of several boxes over real lines, against doubles that hold every request to the
/// vendor's description.
class PiecesOfCarriersTest {

  private static final List<String> CARRIERS =
      List.of("ups", "fedex", "dhl_express", "australia_post");

  private final NineCarriers doubles = new NineCarriers();

  @AfterEach
  void everyRequestWasAsTheDescriptionsSay() {
    doubles.close();
    assertThat(doubles.violations()).isEmpty();
  }

  private Carrier open(String carrier) {
    return Accounts.open(
        CarrierModules.of(carrier).orElseThrow(),
        doubles.of(carrier).url(),
        () -> NewYork.TUESDAY,
        NineCarriers.account(carrier));
  }

  private static Piece box(String carrier, int pounds, @Nullable String reference) {
    var currency = carrier.equals("australia_post") ? "AUD" : "USD";
    return new Piece(
        new Parcel(
            Weight.ofPounds(pounds),
            Dimensions.ofInches("10", "8", "4"),
            false,
            Signature.NONE,
            Money.of("50.00", Currency.getInstance(currency)),
            null),
        reference);
  }

  private static Tender tender(String carrier, LabelFormat format) {
    var lane = Lane.of(carrier);
    var consignment =
        lane.consignment(NewYork.TUESDAY)
            .in(List.of(box(carrier, 2, null), box(carrier, 3, "BOX-2"), box(carrier, 4, null)));
    return new Tender(
        "shp_1", lane.service(), consignment, Money.usd("12.00"), LabelSpec.fourBySix(format));
  }

  @Test
  void oneRequestHasOneMasterNumberAndALabelForEachBox() throws Exception {
    for (var code : CARRIERS) {
      var carrier = open(code);
      for (var format : List.of(LabelFormat.PDF, LabelFormat.ZPL)) {
        var bought = carrier.purchase(tender(code, format));
        assertThat(bought.pieces())
            .as(code)
            .hasSize(3)
            .extracting(PieceLabel::trackingNumber)
            .doesNotHaveDuplicates();
        var labels =
            bought.documents().stream()
                .filter(each -> each.kind() == CarrierDocumentKind.LABEL)
                .toList();
        if (labels.size() == 1) {
          var file = Objects.requireNonNull(labels.getFirst().file(), code);
          assertThat(Artwork.of(file).pages()).as(code).isEqualTo(3);
        } else {
          assertThat(labels).as(code).hasSize(3);
          assertThat(labels).extracting(each -> each.piece()).containsExactly(1, 2, 3);
        }
        for (var piece : bought.pieces()) {
          carrier.track(piece.trackingNumber());
        }
      }
    }
  }

  @Test
  void onePriceIsForAllBoxes() {
    for (var code : CARRIERS) {
      var consignment = tender(code, LabelFormat.PDF).consignment();
      assertThat(open(code).rate(consignment, Set.of()).quotes())
          .as(code)
          .isNotEmpty()
          .extracting(Quote::amount)
          .allMatch(amount -> !amount.isZero());
    }
    var one = Lane.of("australia_post").consignment(NewYork.TUESDAY);
    var three = one.in(List.of(new Piece(one.parcel(), null), new Piece(one.parcel(), null)));
    var carrier = open("australia_post");
    assertThat(price(carrier.rate(three, Set.of("3D85")).quotes()))
        .isEqualTo(price(carrier.rate(one, Set.of("3D85")).quotes()).times(new BigDecimal(2)));
  }

  private static Money price(List<Quote> quotes) {
    return quotes.stream()
        .filter(each -> each.service().equals("3D85"))
        .map(Quote::amount)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void fewerLabelsThanBoxesAreNeverHalfAShipment() {
    ((UpsDouble) doubles.of("ups")).leavesOut(1);
    var ups = open("ups");
    var tender = tender("ups", LabelFormat.PDF);
    assertThat(ups.purchase(tender).pieces()).hasSize(2);
    var found = ups.lookUp(tender);
    assertThat(found).isInstanceOf(LookupAnswer.Bought.class);
    assertThat(((LookupAnswer.Bought) found).acceptance().pieces()).hasSize(3);
    ((FedexDouble) doubles.of("fedex")).leavesOut(1);
    var fedex = open("fedex");
    assertThatThrownBy(() -> fedex.purchase(tender("fedex", LabelFormat.PDF)))
        .isInstanceOf(ProblemException.class)
        .hasMessageContaining("CARRIER_UNAVAILABLE");
    assertThat(doubles.of("fedex").sold()).allMatch(each -> each.voided());
  }

  @Test
  void aShipmentIsVoidedAsAWhole() {
    for (var code : List.of("ups", "fedex", "australia_post")) {
      var carrier = open(code);
      var bought = carrier.purchase(tender(code, LabelFormat.PDF));
      assertThat(
              carrier.voidLabel(new IssuedLabel("shp_1", bought.trackingNumber(), bought.handle())))
          .as(code)
          .isInstanceOf(VoidAnswer.Voided.class);
      assertThat(doubles.of(code).sold()).as(code).allMatch(each -> each.voided());
    }
  }
}
