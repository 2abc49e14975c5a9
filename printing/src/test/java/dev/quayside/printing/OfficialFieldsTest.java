package dev.quayside.printing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.printing.document.Documents;
import dev.quayside.printing.document.Paper;
import dev.quayside.printing.document.SampleDocuments;
import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.carrier.CarrierLabels;
import dev.quayside.printing.label.carrier.form.ShippingLabel;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.render.Renders;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Papers and labels held beside the field lists of the official forms: the UPU's CN 22 and CN 23,
/// the commercial invoice as customs ask for it, and what carriers want on a label abroad.
class OfficialFieldsTest {

  private static final Renders RENDERS = new Renders();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Customs declaration | Déclaration en douane",
        "May be opened officially | Peut être ouvert d’office",
        "Important! See instructions | Voir instructions",
        "Designated operator | Opérateur désigné",
        "Item number | N° de l’envoi",
        "From | Expéditeur",
        "Sender’s customs reference | Référence en douane de l’expéditeur",
        "To | Destinataire",
        "Importer’s reference | Référence de l’importateur",
        "Importer’s telephone | N° de téléphone de l’importateur",
        "Detailed description of contents | Désignation détaillée du contenu",
        "Quantity | Quantité",
        "Net weight | Poids net",
        "Value | Valeur",
        "HS tariff number | N° tarifaire SH",
        "Country of origin | Pays d’origine",
        "Gross weight | Poids brut: 3.402 kg",
        "207.90 USD | 2.651 kg",
        "Category of item | Catégorie de l’envoi",
        "Gift | Cadeau",
        "Documents | Documents",
        "Sample | Échantillon",
        "Sale of goods | Vente",
        "Returned goods | Retour",
        "Other | Autre",
        "Postal charges | Frais de port",
        "Explanation | Explication",
        "Date of posting | Date de dépôt",
        "Comments | Observations",
        "Licence No. | N° de la licence",
        "Certificate No. | N° du certificat",
        "Invoice No. | N° de la facture",
        "I, the undersigned | Je, soussigné",
        "Date and sender’s signature | Date et signature de l’expéditeur"
      })
  void aCn23HasEveryFieldOfTheForm(String english, String french) throws IOException {
    assertThat(
            text(
                Documents.cn23(
                    SampleDocuments.declaration(4, SampleParties.MONTREAL),
                    Paper.LETTER,
                    Locale.ENGLISH)))
        .contains(english, french);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Declaración de aduana | Déclaration en douane",
        "Puede abrirse de oficio | Peut être ouvert d’office",
        "¡Importante! Ver instrucciones | Voir instructions",
        "Operador designado | Opérateur désigné",
        "Número del envío | N° de l’envoi",
        "Categoría del envío | Catégorie de l’envoi",
        "Regalo | Cadeau",
        "Muestra | Échantillon",
        "Venta | Vente",
        "Devolución | Retour",
        "Otro | Autre",
        "Cantidad y descripción detallada | Désignation",
        "Peso | Poids",
        "Valor | Valeur",
        "Código SA, origen | N° tarifaire, origine",
        "Total | 3.402 kg",
        "170.10 USD | 7323.93 US",
        "El abajo firmante | Je, soussigné",
        "Fecha y firma del remitente | Date et signature de l’expéditeur"
      })
  void aCn22HasEveryFieldOfTheForm(String spanish, String french) throws IOException {
    assertThat(
            text(
                Documents.cn22(
                    SampleDocuments.declaration(3, SampleParties.LONDON),
                    Paper.A4,
                    Locale.of("es"))))
        .contains(spanish, french);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Exporter / seller | Exportador / vendedor",
        "EORI / VAT: DE123456789012345 | EORI / IVA: DE123456789012345",
        "Consignee / buyer / importer | Destinatario / comprador / importador",
        "EORI / VAT: GB 987 6543 21 | EORI / IVA: GB 987 6543 21",
        "Invoice | Factura",
        "Date | Fecha",
        "Tracking number | Número de seguimiento",
        "Reason for export | Motivo de exportación",
        "Terms | Condiciones",
        "Country of export | País de exportación",
        "Country of destination | País de destino",
        "Currency | Moneda",
        "Carrier | Transportista",
        "Description | Descripción",
        "HS code | Código SA",
        "Origin | Origen",
        "Qty | Cant.",
        "Weight | Peso",
        "Unit price | Precio unitario",
        "Amount | Importe",
        "Freight | Flete",
        "Invoice total | Total de la factura",
        "Packages: 1 | Bultos: 1",
        "Gross weight: 7.50 lb / 3.402 kg | Peso bruto: 7.50 lb / 3.402 kg",
        "I declare that | Declaro que",
        "Signature | Firma"
      })
  void anInvoiceHasEveryFieldCustomsAskFor(String english, String spanish) throws IOException {
    var declaration = SampleDocuments.declaration(3, SampleParties.MONTREAL);
    assertThat(text(Documents.commercialInvoice(declaration, Paper.LETTER, Locale.ENGLISH)))
        .contains(english);
    assertThat(text(Documents.commercialInvoice(declaration, Paper.A4, Locale.of("es"))))
        .contains(spanish);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "CUSTOMS DECLARATION – DÉCLARATION EN DOUANE",
        "CP 72",
        "May be opened officially – Peut être ouvert d’office",
        "CP 123 456 785 US",
        "(614) 555-0188",
        "+1 514 555 0199",
        "Gift",
        "Documents",
        "Commercial sample",
        "Sale of goods",
        "Returned goods",
        "Other",
        "Qty",
        "Detailed description",
        "HS tariff",
        "Origin",
        "gross weight 2 lb 6 oz",
        "170.10 USD",
        "TERMS: DAP",
        "NO EEI 30.36",
        "RETURN TO SENDER",
        "EXP. REF:",
        "IMP. REF:",
        "LICENSE:",
        "CERTIFICATE:",
        "INVOICE: ORD-2026-004471",
        "I certify the particulars",
        "Sender’s signature and date"
      })
  void aUspsLabelAbroadHasEveryFieldOfItsCustomsForm(String field) throws IOException {
    assertThat(text(SampleLabels.uspsAbroad())).contains(field);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ups | SHIP TO: ; +49 30 5550 0142 ; 10119 BERLIN ; GERMANY ; (614) 555-0188 ; BILLING: P/P",
        "ups | DESC: 2 X STAINLESS ; CUSTOMS VALUE: 37.80 USD ; TERMS: DAP ; REF 1: ; SHP WT:",
        "fedex | ACTWGT: ; DIMS: ; BILL SENDER ; TERMS: DAP ; DESC: 2 X STAINLESS ; TRK#",
        "fedex | CUSTOMS VALUE: 37.80 USD ; (614) 555-0188 ; +49 30 5550 0142 ; 10119 BERLIN",
        "dhl_express | EXPRESS WORLDWIDE ; WPX ; WAYBILL ; FROM ; TO ; PIECE 1 OF 1 ; REF: ; WEIGHT:",
        "dhl_express | CONTENTS: 2 X STAINLESS ; VALUE: 37.80 USD DAP ; 10119 BERLIN ; (614) 555-0188",
        "gls_us | GLS GROUND ; FROM ; TO ; WEIGHT: ; PIECE 1 OF 1 ; REF:",
        "canada_post | FROM ; DE ; TO ; À ; WEIGHT / POIDS ; PIECE / PIÈCE 1 / 1 ; REF / RÉF",
        "canada_post | CONTRACT / CONVENTION ; PAYER / PAYEUR ; EXPEDITED PARCEL ; COLIS ACCÉLÉRÉS",
        "canada_post | SUBJECT TO CUSTOMS / SOUMIS À LA DOUANE ; CONTENTS / CONTENU ; VALUE / VALEUR",
        "australia_post | AVIATION SECURITY AND DANGEROUS GOODS DECLARATION ; AP ARTICLE ID:",
        "australia_post | DELIVERY INSTRUCTION ; AUTHORITY TO LEAVE ; CON NO ; PARCEL POST"
      })
  void labelsAbroadHaveWhatTheirCarriersAskFor(String carrier, String fields) throws IOException {
    ShippingLabel label =
        SampleLabels.all().filter(each -> each.carrier().equals(carrier)).findFirst().orElseThrow();
    boolean domestic = List.of("australia_post", "gls_us").contains(carrier);
    ShippingLabel shown =
        domestic ? label : SampleLabels.declaring(SampleLabels.to(label, SampleParties.BERLIN), 1);
    assertThat(text(shown)).contains(List.of(fields.split(" ; ")));
  }

  private static String text(ShippingLabel label) throws IOException {
    return text(List.of(new CarrierLabels().document(label)));
  }

  /// What can be read on the pages, whatever line it stands on.
  private static String text(List<LabelDocument> pages) throws IOException {
    try (PDDocument document = Loader.loadPDF(RENDERS.pdf(pages, Dpi.DPI_203))) {
      return new PDFTextStripper().getText(document).replaceAll("\\s+", " ");
    }
  }
}
