package dev.quayside.printing.bench;

import dev.quayside.printing.SampleLabels;
import dev.quayside.printing.SampleParties;
import dev.quayside.printing.document.Documents;
import dev.quayside.printing.document.LabelSheet;
import dev.quayside.printing.document.Paper;
import dev.quayside.printing.document.SampleDocuments;
import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.carrier.CarrierLabels;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.printer.LabelContent;
import dev.quayside.printing.printer.Language;
import dev.quayside.printing.printer.Printer;
import dev.quayside.printing.printer.Profile;
import dev.quayside.printing.printer.transport.Transports;
import dev.quayside.printing.render.Renders;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// Papers from what they show to the PDF an office printer takes.
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
public class DocumentBench {

  private final Renders renders = new Renders();
  private final CarrierLabels labels = new CarrierLabels();
  private final Printer office =
      new Printer(
          "Office",
          new Transports().open("tcp://192.0.2.5:9100"),
          Language.PDF,
          Profile.of(Dpi.DPI_300).on(LabelSheet.TWO_ON_LETTER));

  @Benchmark
  public byte[] twoOnLetter300() {
    LabelContent label = LabelContent.of(labels.document(SampleLabels.ups()));
    return office.render(LabelSheet.TWO_ON_LETTER, 1, List.of(label, label), renders);
  }

  @Benchmark
  public byte[] slip() {
    return pdf(
        Documents.packingSlip(
            SampleDocuments.slip(4, false, SampleParties.CONSIGNEE), Paper.LETTER, Locale.ENGLISH));
  }

  @Benchmark
  public byte[] invoice() {
    return pdf(
        Documents.commercialInvoice(
            SampleDocuments.declaration(40, SampleParties.LONDON), Paper.A4, Locale.ENGLISH));
  }

  @Benchmark
  public byte[] cn23() {
    return pdf(
        Documents.cn23(
            SampleDocuments.declaration(4, SampleParties.LONDON), Paper.LETTER, Locale.ENGLISH));
  }

  @Benchmark
  public byte[] manifest() {
    return pdf(Documents.manifest(SampleDocuments.manifest(60), Paper.A4, Locale.ENGLISH));
  }

  private byte[] pdf(List<LabelDocument> pages) {
    return renders.pdf(pages, Dpi.DPI_600);
  }
}
