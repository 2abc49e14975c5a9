package dev.quayside.engine.analytics.invoice.billing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// Files as UPS and FedEx send them, and tables people write.
class BillingFileTest {

  private static final String PARCEL = "1Z999AA10123456784";

  /// A line of UPS billing data, by the numbers of its columns from 1.
  static String ups(Map<Integer, String> cells) {
    var line = new String[250];
    Arrays.fill(line, "");
    line[0] = "2.1";
    line[2] = "00001A2B3C";
    line[4] = "2026-11-14";
    line[5] = "0000A2B3C486";
    line[9] = "USD";
    line[50] = "USD";
    cells.forEach((place, text) -> line[place - 1] = text);
    return Arrays.stream(line).collect(Collectors.joining(",")) + "\n";
  }

  static String ups(String tracking, String category, String kind, String name, String net) {
    return ups(
        Map.of(
            21,
            tracking,
            29,
            "4.0",
            30,
            "L",
            33,
            "12.0x 10.0x 8.0",
            35,
            category,
            44,
            kind,
            46,
            name,
            53,
            net));
  }

  private static BillingFile read(String text, @Nullable String carrier) throws IOException {
    return BillingFile.read(
        new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), carrier);
  }

  private static String refusal(String text, @Nullable String carrier) {
    return refused(text, carrier).problem().message().sentence();
  }

  private static ProblemException refused(String text, @Nullable String carrier) {
    try {
      read(text, carrier);
    } catch (ProblemException refused) {
      return refused;
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    throw new AssertionError("taken: " + text);
  }

  @Test
  void upsBillingDataHasALineForEachCharge() throws IOException {
    var file =
        read(
            ups(PARCEL, "SHP", "FRT", "Ground Residential", "9.13")
                + ups("", "MIS", "MSC", "Service Charge", "14.00")
                + ups(PARCEL, "SHP", "ACC", "Residential Surcharge", "3.85")
                + ups(PARCEL, "SHP", "FSC", "Fuel Surcharge", "1.98")
                + ups(PARCEL, "SHP", "INF", "", "0.00")
                + ups(PARCEL, "ADJ", "FRT", "Shipping Charge Correction Ground", "2.40"),
            null);
    assertThat(file.carrier()).isEqualTo("ups");
    var invoice = file.invoices().getFirst();
    assertThat(invoice.name().account()).isEqualTo("00001A2B3C");
    assertThat(invoice.name().number()).isEqualTo("0000A2B3C486");
    assertThat(invoice.date()).isEqualTo(LocalDate.of(2026, 11, 14));
    assertThat(invoice.parcels()).hasSize(2);
    var parcel = invoice.parcels().iterator().next();
    assertThat(parcel.service()).isEqualTo("Ground Residential");
    assertThat(parcel.weight()).isEqualTo(Weight.ofOunces("64.0"));
    assertThat(parcel.dimensions()).isEqualTo(Dimensions.ofInches("12.0", "10.0", "8.0"));
    assertThat(parcel.charges())
        .containsExactly(
            new BilledCharge("Ground Residential", ChargePart.TRANSPORT, false, 913),
            new BilledCharge("Residential Surcharge", ChargePart.ADDRESS, false, 385),
            new BilledCharge("Fuel Surcharge", ChargePart.FUEL, false, 198),
            new BilledCharge("Shipping Charge Correction Ground", ChargePart.TRANSPORT, true, 240));
  }

  @Test
  void dutiesAreToldByTheirNamesAndByUpsAlsoByTheirCode() throws IOException {
    var file =
        read(
            ups(PARCEL, "SHP", "GOV", "GST Amount", "5.00")
                + ups(PARCEL, "SHP", "BRK", "Entry", "9.00")
                + ups(PARCEL, "SHP", "ACC", "Duty/Tax Forwarding Surcharge", "17.00")
                + ups(PARCEL, "SHP", "TAX", "GST", "0.65")
                + ups(PARCEL, "SHP", "FRT", "Ground", "9.13"),
            null);
    var parcel = file.invoices().getFirst().parcels().iterator().next();
    assertThat(parcel.charges())
        .extracting(BilledCharge::duty)
        .containsExactly(true, true, true, false, false);
  }

  @Test
  void fedexHasPairsOfColumnsUnderTheSameNames() throws IOException {
    var header =
        "\"Bill to Account Number\",\"Invoice Date\",\"Invoice Number\",\"Express or Ground"
            + " Tracking ID\",\"Transportation Charge Amount\",\"Net Charge Amount\",\"Service"
            + " Type\",\"Ground Service\",\"Rated Weight Amount\",\"Rated Weight Units\",\"Dim"
            + " Length\",\"Dim Width\",\"Dim Height\",\"Dim Unit\",\"Tracking ID Charge"
            + " Description\",\"Tracking ID Charge Amount\",\"Tracking ID Charge"
            + " Description\",\"Tracking ID Charge Amount\"\n";
    var file =
        read(
            header
                + "123456789,20261117,712345678,794644790138,\"1,020.50\",\"$1,019.00\",Ground,Home"
                + " Delivery,5.0,L,30,20,10,I,Fuel Surcharge,8.50,Earned Discount,(10.00)\n"
                + ",,,,,\"1,019.00\"\n",
            null);
    assertThat(file.carrier()).isEqualTo("fedex");
    var parcel = file.invoices().getFirst().parcels().iterator().next();
    assertThat(file.invoices().getFirst().date()).isEqualTo(LocalDate.of(2026, 11, 17));
    assertThat(parcel.service()).isEqualTo("Home Delivery");
    assertThat(parcel.minor()).as("the net amount is what is invoiced").isEqualTo(101_900);
    assertThat(parcel.charges())
        .extracting(BilledCharge::part)
        .containsExactly(ChargePart.TRANSPORT, ChargePart.FUEL, ChargePart.TRANSPORT);
    assertThat(parcel.dimensions()).isEqualTo(Dimensions.ofInches("30", "20", "10"));
  }

  @Test
  void anyTableWithAHeaderWillDo() throws IOException {
    var file =
        read(
            "\uFEFFNúmero de factura;Número de seguimiento;Importe;Peso;Unidad de peso\n"
                + "F-7; 9400 1118 9922 3100 0012 34;7.64;1;kg\n\n",
            "usps");
    var parcel = file.invoices().getFirst().parcels().iterator().next();
    assertThat(parcel.trackingNumber()).isEqualTo("9400111899223100001234");
    assertThat(parcel.charges())
        .containsExactly(new BilledCharge("Total", ChargePart.TRANSPORT, false, 764));
    assertThat(parcel.weight()).isEqualTo(Weight.ofGrams(new java.math.BigDecimal("1000")));
  }

  @Test
  void anAmountThatReadsTwoWaysIsRefusedByLineWithBothReadings() throws IOException {
    var header = "invoice_number;tracking_number;amount\n";
    assertThat(refusal(header + "F-7;9400111899223100001234;1.250\n", "usps"))
        .contains("line 2")
        .contains("1250")
        .contains("1.25");
    var comma = read(header + "F-7;9400111899223100001234;12,50\n", "usps");
    assertThat(comma.invoices().getFirst().parcels().iterator().next().minor()).isEqualTo(1250);
  }

  @Test
  void whatCannotBeReadIsNamed() {
    assertThat(refusal("", "usps")).isEqualTo("there is no invoice in this file");
    assertThat(refusal("invoice_number,amount\n1,2\n", "usps")).contains("\"tracking_number\"");
    assertThat(refused("invoice_number,tracking_number,amount\n1,A,2\n", null).problem().code())
        .isEqualTo(ProblemCode.INVALID_REQUEST);
    assertThat(refusal("invoice_number,tracking_number,amount\n1,A,two\n", "usps"))
        .isEqualTo("line 2: \"two\" is no amount of money");
    assertThat(refusal("invoice_number,tracking_number,amount\n1,1.23E+11,2\n", "usps"))
        .contains("line 2: \"1.23E+11\" is no tracking number");
    assertThat(refusal("invoice_number,tracking_number,amount\n,A,2\n", "usps"))
        .isEqualTo("line 2 has no invoice number");
    assertThat(refusal(ups(PARCEL, "SHP", "FRT", "Ground", "1") + "2.1,x\n", null))
        .contains("line 2 has 2 columns");
    assertThat(refusal("invoice_number,tracking_number,amount,currency\n1,A,2,GOLD\n", "usps"))
        .isEqualTo("line 2: \"GOLD\" is no currency");
    assertThatThrownBy(() -> read(ups(PARCEL, "SHP", "FRT", "Ground", "1"), "fedex"))
        .isInstanceOf(ProblemException.class);
  }
}
