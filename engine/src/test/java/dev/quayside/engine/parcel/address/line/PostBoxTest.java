package dev.quayside.engine.parcel.address.line;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.BiPredicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PostBoxTest {

  @ParameterizedTest
  @CsvSource({
    "PO Box 12, '', true",
    "P.O. BOX 12, Attn Bob, true",
    "Post Office Box A, '', true",
    "General Delivery, '', true",
    "c/o Bob Buyer, PO Box 12, true",
    "PO Box 12, 350 5th Ave, false",
    "350 5th Ave, PO Box 12, false",
    "350 5th Ave, '', false",
    "12 Box Elder Rd, '', false",
    "PSC 802 Box 74, '', false",
    "RR 2 Box 18, '', false",
    "'', '', false"
  })
  void aBoxIsToldFromAStreet(String street1, String street2, boolean box) {
    assertThat(PostBox.isAll("US", street1, street2)).isEqualTo(box);
  }

  /// Country, then lines that are boxes in it.
  private static final String BOXES =
      """
      US: PO Box 12|P.O. Box 12|P. O. Box 12|POB 65|P.O.B. 65|P.O. 123|PO 123|PO-Box 12|P.O.-Box 12|POBox 12|P.0. Box 12|P/O Box 12|PO Box #12|PO BOX: 12|PO Bx 12|Post Box 12|Postal Box 12|Post Office Box 12|Box 12|Lock Box 12|Drawer 12|P O Drawer 12|Caller Service 12|General Delivery|PO Box A|PO Box 12-A|PO Box 123 Station A|Attn Bob PO Box 12|PO Box|Apartado 12|PO Box 12 Unit 4|PO Bo 12|Gen. Delivery|General Delivery 94105|Call Box 12|c/o PO Box 12|P-O Box 12|P. Box 12|PO Box Twelve|PO Box One Two|Genl Delivery|General Delivery, Main Post Office|Amazon Locker Kelp|Amazon Hub Locker - tulip
      CA: PO Box 12|P.O. Box 123 Stn A|Case postale 123|C.P. 123|CP 123|C. P. 123|Case Postale 123 Succ. Centre-Ville|CP 123 Succ Centre-ville|Casier postal 12|Boîte postale 12|General Delivery|Poste restante|PO BOX 4001 STN A|Box 65|BP 123|B.P. 123|Cases postales 123|PO Box 123 RR 2|GD|GD Stn Main|Boîte 12|Case post. 123|Livraison générale|Boîte post. 12|C. post. 12|PO BOX 12 LCD 1|C.P. 4001 BDP Centre|CP 6500 CSP 2
      AU: PO Box 12|GPO Box 12|G.P.O. Box 12|GPO Box 1234|Locked Bag 12|Locked Bag 1|Private Bag 3|PO Box 12 Collins Street West|Parcel Locker 10123 45678|Parcel Collect 10123 45678|CMB 12|Care PO|C/O Post Office|Post Restante|24/7 Parcel Locker 12345 67890|MyPost Business 24/7 Parcel Locker 12345|C/- Post Office|c/o PO|Private Mail Bag 12|PMB 12|Locked Mail Bag 12|C/- PO Smithtown|Care of Post Office Smithtown|Reply Paid 123|Mail Bag 12
      NZ: PO Box 12|Private Bag 92019|Counter Delivery
      GB: PO Box 12|P.O. Box 12|POB 12|Post Office Box 12|BFPO 61|Freepost ABCD-EFGH|BFPO Box 12|InPost Locker 12|InPost Locker Tesco
      FR: BP 123|B.P. 123|BP123|B.P. 20 123|Boîte postale 12|CS 12345|C.S. 12345|TSA 12345|BP 123 Cedex 9|Poste restante|Boite post. 12|Consigne Pickup 12|Libre réponse 12345
      DE: Postfach 12|Postfach 10 01 23|Postfach 1234|PF 1234|Postf. 12|Packstation 123|DHL Packstation 123|Postfiliale 501|Postlagernd|Post-Fach 12|PSF 12|Packst. 123|DHL-Packstation 123|Paketshop 123|Post Filiale 501|DHL Paketbox 12|Postfach-Nr. 12|Post-Filiale 501|Postfiliale Direkt 501|Poststation 123|Hauptpostlagernd|Postschließfach 12|Schließfach 12
      AT: Postfach 12|PF 12|Post-Abholstation 12
      CH: Postfach|Postfach 12|Case postale 12|Casella postale 12|CP 12|MyPost24 1234
      ES: Apartado 12|Apartado de Correos 12|Apartado Postal 12|Apdo. 12|Apdo. de Correos 12|Apdo Correos 12|Aptdo. 12|A.P. 12|Lista de Correos|Ap. de Correos 12|Aptado 12|APTO. CORREOS 12|CityPaq 12|Apartat de Correus 12|A. de Correos 12|Lista Correos|Citypaq Correos 12|Apdo 1.234
      MX: Apartado Postal 12|Apdo. Postal 12|A.P. 12|Apdo Post 12|Ap. Postal 12
      IT: Casella Postale 12|C.P. 12|CP 12|Fermo posta|Cas. Postale 12|Casella P. 12|Fermoposta|Fermo Posta Roma|CasPost 12
      PT: Apartado 12|Apt. Postal 12
      BR: Caixa Postal 12|C.P. 12|Cx. Postal 12|Cx.P. 12
      NL: Postbus 12|Antwoordnummer 123|Antwoordnr. 12
      BE: Postbus 12|Boîte postale 12|BP 12
      SE: Box 12|Box 1234
      NO: Postboks 12|Boks 12
      DK: Postboks 12|Pakkeboks 1234
      FI: PL 12|PB 12|Postlåda 12
      PL: Skrytka pocztowa 12|Skr. poczt. 12|Skrytka poczt. 12|Paczkomat WAW01A
      HU: Pf. 12|Postafiók 12
      TR: P.K. 12|Posta Kutusu 12
      CL: Casilla 12|Casilla de Correo 12
      RU: а/я 12|абонентский ящик 12|До востребования
      UA: а/с 12|абонентська скринька 12
      BG: п.к. 12
      GR: Τ.Θ. 12|T.Θ. 12
      IL: ת.ד. 12|ת"ד 12|תא דואר 12
      EG: ص.ب. 12|صندوق بريد 12
      KR: 사서함 12호
      TH: ตู้ ปณ. 12
      ZA: Posbus 12|Privaatsak X12|P/Bag X12
      IN: P.B. No. 12|Post Bag No 12
      CO: A.A. 12
      JP: 私書箱12号|新宿郵便局私書箱5号
      """;

  /// Streets that look like boxes, and boxes at a street address.
  private static final String STREETS =
      """
      CR: Frente a Correos|Contiguo a Correos de Costa Rica
      US: C Post Rd|Case Post Rd|Mail Box Drive 12|PO Box Hill Estate 12 Main St|P Box Elder Road 5|Box 12 Main St|Schliessfach Way 12|Box Hill Road|PB 5|BP 12|Casa Linda 5|Optical Way 5|Box Hill Road 5|12 Box Elder Rd|Post Office Road|Post Office Rd 12|Old Post Office Road 5|Pobox Lane|Pobox Lane 5|Boxwood Court 7|Box Canyon Dr 5|PO River Rd 12|Po Valley Dr 3|Drawer Lane 4|Bin Street 5|Lockbox Way 3|Caller St 12|Postal Way 5|Locked Bag Road 3|PSC 802 Box 74|RR 2 Box 18|HC 1 Box 12|PMB 123|Unit 12 Box 4|General Delivery Rd 5|Private Bag Lane 2|One Main Street|Apartado Road 4|PO 123 Main St|BP Station Rd 4|CP Rail Road 5|Boxer St 1|General Lee Ave 5
      CA: Case Road 12|Chemin de la Case 5|CP Rail Way 12|Poste Street 4|Rue de la Poste 5|RR 3|Box Grove Bypass 12
      AU: Mailbag Ln 3|Box Hill Road 5|Box Street 12|Post Office Lane 4|Locked Street 5|RMB 1234|GPO Lane 5
      GB: Freepost Lane 12|Box Lane 5|Post Office Road 12|Post Box Cottage|The Old Post Office|Pobox Lane 3
      FR: Impasse de la Boîte Postale 5|Rue de la Boîte 5|Avenue BP 5|Chemin des CS 12|Place de la Poste 3
      DE: Zur Packstation 5|Poststraße 5|Postfachweg 3|Hauptstraße 12|PF-Straße 5|Packstationstraße 3
      ES: Calle Apartado 5|Cl. Apdo 12|C/ Correos 5|C/ Apartado 5|Calle de Correos 12|Calle Mayor 5|Avenida A.P. Romero 12
      IT: Via Casella 5|Via C.P. Rossi 12
      SE: Boxgatan 5|Boxvägen 12
      FI: Plantie 5|PL-katu 3
      """;

  @Test
  void aBoxIsSeenInAllItsWrittenForms() {
    assertThat(
            failing(
                BOXES,
                (country, line) ->
                    PostBox.isAll(country, line, null)
                        && PostBox.isAll(country, line.toUpperCase(Locale.ROOT), "")
                        && PostBox.isAll(country, "Attn Ivy Brown", line)
                        && !PostBox.isAll(country, line, "12 High Street")))
        .isEmpty();
  }

  @Test
  void aStreetThatLooksLikeABoxStaysOne() {
    assertThat(failing(STREETS, (country, line) -> !PostBox.isAll(country, line, null))).isEmpty();
  }

  @Test
  void aBoxBesideAStreetIsNoneAlone() {
    assertThat(PostBox.isAll("DE", "Postfach 12", "Hauptstraße 5")).isFalse();
    assertThat(PostBox.isAll("FR", "BP 12", "12 rue de la Paix")).isFalse();
    assertThat(PostBox.isAll("CA", "CP 123", "Succ. Centre-Ville 2")).isTrue();
    assertThat(PostBox.isAll("US", "PO Box 12", "Suite 400")).isTrue();
    assertThat(PostBox.isAll("US", "12 Main St", "PO Box 12")).isFalse();
    assertThat(PostBox.isAll("US", "PO Box 12, 350 5th Ave", null)).isFalse();
  }

  @Test
  void theNumberOfALockersCustomerIsNoHouse() {
    assertThat(PostBox.isAll("DE", "Packstation 145", "12345678")).isTrue();
    assertThat(PostBox.isAll("DE", "12345678", "Packstation 145")).isTrue();
    assertThat(PostBox.isAll("DE", "Packstation 145", "Hauptstraße 5")).isFalse();
  }

  @Test
  void theBritishForcesHaveTheirOwnPost() {
    assertThat(PostBox.isOfForces("GB", "BFPO 58")).isTrue();
    assertThat(PostBox.isOfForces("GB", "BF1 3AA")).isTrue();
    assertThat(PostBox.isOfForces("GB", "BR1 3AA")).isFalse();
    assertThat(PostBox.isOfForces("US", "BFPO 58")).isFalse();
  }

  private static List<String> failing(String table, BiPredicate<String, String> holds) {
    return table
        .lines()
        .flatMap(
            row ->
                Arrays.stream(row.substring(4).split("\\|"))
                    .filter(line -> !holds.test(row.substring(0, 2), line))
                    .map(line -> row.substring(0, 4) + line))
        .toList();
  }
}
