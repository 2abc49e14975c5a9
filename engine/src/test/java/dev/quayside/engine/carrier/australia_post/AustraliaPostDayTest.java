package dev.quayside.engine.carrier.australia_post;

import static dev.quayside.engine.carrier.australia_post.AustraliaPostParcels.TUESDAY;
import static dev.quayside.engine.carrier.australia_post.AustraliaPostParcels.consignment;
import static dev.quayside.engine.carrier.australia_post.AustraliaPostParcels.parcel;
import static dev.quayside.engine.carrier.australia_post.AustraliaPostParcels.sender;
import static dev.quayside.engine.carrier.australia_post.AustraliaPostParcels.tender;
import static dev.quayside.engine.carrier.doubles.Silence.silent;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.AddressLookup;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.Closing;
import dev.quayside.engine.carrier.Pickups;
import dev.quayside.engine.carrier.doubles.Accounts;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Asked;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Fault;
import dev.quayside.engine.carrier.doubles.Silence;
import dev.quayside.engine.carrier.purchase.InDoubtException;
import dev.quayside.engine.carrier.purchase.IssuedLabel;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.carrier.purchase.Tender;
import dev.quayside.engine.carrier.purchase.VoidAnswer;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.address.Address;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// The day's order, suburbs, and what is done when Australia Post is silent.
class AustraliaPostDayTest {

  private static final Predicate<Asked> ORDERING =
      request -> request.is("PUT", "/shipping/v1/orders");

  private final AustraliaPostDouble post = new AustraliaPostDouble();
  private final Carrier carrier =
      Accounts.open(new AustraliaPost(), post.url(), () -> TUESDAY, AustraliaPostDouble.ACCOUNT);
  private final Closing closing = carrier.able(Closing.class).orElseThrow();

  @AfterEach
  void everyRequestWasAsTheReferenceSays() {
    post.close();
    assertThat(post.violations()).isEmpty();
  }

  @Test
  void theDaysShipmentsAreLodgedInOneOrderWhoseSummaryIsKept() {
    var closed = closing.close(day(bought("shp_1"), bought("shp_2")));
    assertThat(closed.number()).isEqualTo("AP0000002420");
    assertThat(closed.documents().getFirst().file())
        .isEqualTo("%PDF-1.4 summary".getBytes(StandardCharsets.US_ASCII));
    assertThat(post.orders()).hasSize(2);
    assertThat(ordered()).contains("\"order_reference\":\"man_1\"");
  }

  @Test
  void aSummaryThatIsStillMadeIsNotLost() {
    post.summariesComeLater(2);
    var paper = closing.close(day(bought("shp_1"))).documents().getFirst();
    assertThat(paper.file()).isNull();
    assertThat(carrier.document(paper.link())).as("still not there").isEmpty();
    assertThat(carrier.document(paper.link())).isPresent();
  }

  @ParameterizedTest
  @EnumSource(
      value = Fault.class,
      names = {"CUT", "UNREADABLE", "ERROR", "PAGE"})
  void anOrderNobodyConfirmedIsFoundByItsShipments(Fault fault) {
    var label = bought("shp_1");
    post.losesItsAnswer(ORDERING, fault);
    assertThat(closing.close(day(label)).number()).isEqualTo("AP0000002420");
    assertThat(closing.close(day(label)).number()).as("again").isEqualTo("AP0000002420");
    assertThat(post.orders()).hasSize(1);
  }

  @Test
  void whatWasNotLodgedIsInDoubtOrRefusedInItsWordsAndCanBeVoided() {
    var label = bought("shp_1");
    post.fails(ORDERING, Fault.ERROR);
    assertThatThrownBy(() -> closing.close(day(label))).isInstanceOf(InDoubtException.class);
    post.recovers();
    var lodged = bought("shp_2");
    closing.close(day(lodged));
    assertThatThrownBy(() -> closing.close(day(label, lodged)))
        .as("half of it is in an order")
        .isInstanceOf(ProblemException.class)
        .hasMessageContaining("Australia Post: The shipment is in an order already. (44016)");
    assertThat(carrier.voidLabel(lodged)).isInstanceOf(VoidAnswer.Refused.class);
    assertThat(carrier.voidLabel(label)).isInstanceOf(VoidAnswer.Voided.class);
  }

  @ParameterizedTest
  @CsvSource(
      nullValues = "-",
      value = {
        "St Helena,true,-",
        "Melbourne,false,'VIC 3088: Briar Hill, St Helena'",
        "Nowhere,false,Unable to find a match for provided suburb: Nowhere (400)"
      })
  void aSuburbBelongsToItsPostcodeOrThePostSaysWhichDo(
      String suburb, boolean found, String remark) {
    var suburbs = carrier.able(AddressLookup.class).orElseThrow();
    var finding =
        suburbs.lookUpAddress(
            new Address(null, null, "1 Main", null, suburb, "VIC", "3088", "AU", null, null));
    assertThat(finding.found()).isEqualTo(found);
    assertThat(finding.standard()).as("streets stay unchecked").isNull();
    assertThat(finding.remarks()).isEqualTo(remark == null ? List.of() : List.of(remark));
    assertThat(suburbs.covers("NZ")).isFalse();
  }

  @Test
  void itBooksNoPickups() {
    assertThat(carrier.able(Pickups.class)).isEmpty();
  }

  @Test
  void silenceAtAPurchaseLeavesOneParcelWhichIsFound() {
    Silence.atPurchase(
        post, request -> request.is("POST", "/shipping/v1/shipments"), carrier, order("shp_1"));
    assertThat(post.shipments()).hasSize(1);
  }

  @Test
  void silenceAtAVoidIsAskedAgain() {
    Silence.atVoid(post, carrier, order("shp_1"));
  }

  @Test
  void silenceAtTheDaysEndIsSettledWhenItIsClosedAgain() {
    var label = bought("shp_1");
    post.losesItsAnswer(ORDERING, Fault.SILENT);
    silent(post, () -> closing.close(day(label)));
    post.recovers();
    assertThat(closing.close(day(label)).number()).isEqualTo("AP0000002420");
    assertThat(post.orders()).hasSize(1);
  }

  private String ordered() {
    return post.asked().stream().filter(ORDERING).findFirst().orElseThrow().text();
  }

  private IssuedLabel bought(String reference) {
    var bought = carrier.purchase(order(reference));
    return new IssuedLabel(reference, bought.trackingNumber(), bought.handle());
  }

  private static Tender order(String reference) {
    return tender(reference, "T28S", consignment(parcel(Signature.NONE, false)), LabelFormat.PDF);
  }

  private static Closing.Request day(IssuedLabel... labels) {
    return new Closing.Request("man_1", LocalDate.parse("2026-11-25"), sender(), List.of(labels));
  }
}
