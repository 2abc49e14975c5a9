package dev.quayside.engine.carrier.ontrac;

import static dev.quayside.engine.carrier.doubles.Silence.silent;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.doubles.Accounts;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Fault;
import dev.quayside.engine.carrier.purchase.InDoubtException;
import dev.quayside.engine.carrier.purchase.IssuedLabel;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.carrier.purchase.LabelSpec;
import dev.quayside.engine.carrier.purchase.LookupAnswer;
import dev.quayside.engine.carrier.purchase.Tender;
import dev.quayside.engine.carrier.purchase.VoidAnswer;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.carrier.tracking.TrackingStatus;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.address.Address;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// OnTrac over a real line, against a double that holds every request to its list of fields.
class OntracTest {

  private static final Instant TUESDAY = Instant.parse("2026-11-24T15:00:00Z");

  private final OntracDouble ontrac = new OntracDouble();
  private final Carrier carrier =
      Accounts.open(new Ontrac(), ontrac.url(), () -> TUESDAY, OntracDouble.ACCOUNT);

  @AfterEach
  void everyRequestWasAsItsFieldsSay() {
    ontrac.close();
    assertThat(ontrac.violations()).isEmpty();
  }

  @Test
  void pricesAreTheAccountsOwnWithTheirParts() {
    var quotes = carrier.rate(to("Denver", "80201"), Set.of()).quotes();
    var quote = quotes.getFirst();
    assertThat(quote.service()).isEqualTo("ontrac_ground");
    assertThat(quote.amount()).isEqualTo(Money.usd("18.45"));
    assertThat(quote.breakdown())
        .extracting(Quote.Charge::code)
        .containsExactly("base", "additional", "fuel");
    assertThat(quote.deliveryDate()).isEqualTo(LocalDate.parse("2026-11-25"));
    assertThat(quotes.getLast().serviceName()).isEqualTo("OnTrac Z");
  }

  @Test
  void aZipItDoesNotServeIsDeclinedInItsWords() {
    assertThat(carrier.rate(to("Reno", "90210"), Set.of()).declined())
        .singleElement()
        .satisfies(
            each ->
                assertThat(each.reason().message().sentence())
                    .isEqualTo("OnTrac: Delivery Zip Not Serviced"));
  }

  @Test
  void aLabelIsBoughtAndNothingIsToVoidUntilItIsScanned() {
    var bought = carrier.purchase(tender("Denver"));
    assertThat(bought.trackingNumber()).isEqualTo("C12345600000010");
    assertThat(bought.charged()).isEqualTo(Money.usd("18.45"));
    assertThat(bought.documents().getFirst().file())
        .isEqualTo("^XA^XZ".getBytes(StandardCharsets.US_ASCII));
    var label = new IssuedLabel("shp_1", bought.trackingNumber(), "");
    assertThat(carrier.voidLabel(label)).isInstanceOf(VoidAnswer.Unbilled.class);
    ontrac.scan("OS", "2026-11-24T21:40:00", "90040");
    assertThat(carrier.voidLabel(label)).isInstanceOf(VoidAnswer.Refused.class);
    assertThat(carrier.track(label.trackingNumber()).getFirst().at())
        .isEqualTo(Instant.parse("2026-11-25T05:40:00Z"));
    assertThat(carrier.track("C12345600000099")).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(
      value = Fault.class,
      names = {"CUT", "UNREADABLE", "ERROR", "PAGE"})
  void aLostAnswerBuysNothingSinceNobodyPrintsTheLabel(Fault fault) {
    ontrac.losesItsAnswer(each -> each.method().equals("POST"), fault);
    var tender = tender("Denver");
    assertThatThrownBy(() -> carrier.purchase(tender)).isInstanceOf(InDoubtException.class);
    assertThat(carrier.lookUp(tender)).isInstanceOf(LookupAnswer.NotBought.class);
    assertThat(ontrac.parcels()).hasSize(1);
  }

  @Test
  void silenceBuysNothing() {
    ontrac.losesItsAnswer(each -> each.method().equals("POST"), Fault.SILENT);
    var tender = tender("Denver");
    silent(ontrac, () -> carrier.purchase(tender));
    assertThat(carrier.lookUp(tender)).isInstanceOf(LookupAnswer.NotBought.class);
  }

  @Test
  void theCarriersWordsReachThePersonAndItsSecretsNobody() {
    var refused =
        catchThrowableOfType(ProblemException.class, () -> carrier.purchase(tender("Nowhere")));
    assertThat(refused)
        .hasMessageContaining("OnTrac: Insufficient Consignee Address Information, [secret]");
    assertThat(refused.code()).isEqualTo(ProblemCode.INVALID_ADDRESS);
    var values = new HashMap<>(OntracDouble.ACCOUNT);
    values.put("password", "another");
    var stranger = Accounts.open(new Ontrac(), ontrac.url(), () -> TUESDAY, values);
    assertThat(
            catchThrowableOfType(
                    ProblemException.class, () -> stranger.rate(to("Denver", "80201"), Set.of()))
                .code())
        .isEqualTo(ProblemCode.CARRIER_CREDENTIALS);
  }

  @ParameterizedTest
  @CsvSource({
    "XX OE,PRE_TRANSIT",
    "PU,ACCEPTED",
    "OS PS RD ??,IN_TRANSIT",
    "SD OD,OUT_FOR_DELIVERY",
    "OK CL DW DN DD,DELIVERED",
    "HP AN LM NH RB LW BW LR MR MS MC AI HW UG WA CO HO DC UD LC DR,EXCEPTION",
    "CR RS UM,RETURNED"
  })
  void everyStatusHasItsMeaning(String codes, TrackingStatus status) {
    var number = carrier.purchase(tender("Denver")).trackingNumber();
    for (var code : codes.split(" ")) {
      ontrac.scan(code, "2026-11-25T08:00:00", "80201");
    }
    assertThat(carrier.track(number)).allMatch(scan -> scan.status() == status);
  }

  private static Tender tender(String city) {
    return new Tender(
        "shp_1",
        "ontrac_ground",
        to(city, "80201"),
        Money.usd("18.45"),
        LabelSpec.fourBySix(LabelFormat.ZPL));
  }

  private static Consignment to(String city, String zip) {
    return new Consignment(
        new Address(
            "Paul",
            "The Shop & Sons",
            "1 Main St",
            null,
            "Reno",
            "NV",
            "89501",
            "US",
            "(775) 555-0100",
            null),
        new Address("Ann", null, "2 High St", "Unit 4", city, "CO", zip, "US", null, null),
        Parcel.of(Weight.ofPounds(5), Dimensions.ofInches("10", "8", "6")),
        false,
        null,
        "web-1",
        TUESDAY);
  }
}
