package dev.quayside.printing.bench;

import dev.quayside.printing.SampleLabels;
import dev.quayside.printing.artwork.Artwork;
import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.carrier.CarrierLabels;
import dev.quayside.printing.label.carrier.form.ShippingLabel;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.measure.Size;
import dev.quayside.printing.render.Raster;
import dev.quayside.printing.render.Renders;
import dev.quayside.printing.render.ZplGraphics;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.zip.Deflater;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// One label from what it shows to the bytes a printer takes, and beside it what this machine needs
/// to copy or deflate as many bytes.
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
public class LabelBench {

  @Param({"usps", "ups", "fedex"})
  public String carrier = "usps";

  private final Renders renders = new Renders();
  private final CarrierLabels labels = new CarrierLabels();
  private ShippingLabel label = SampleLabels.usps();
  private byte[] carriersPdf = new byte[0];
  private byte[] carriersPng = new byte[0];

  @Setup
  public void choose() {
    label = SampleLabels.all().filter(l -> l.carrier().equals(carrier)).findFirst().orElseThrow();
    carriersPdf = renders.pdf(labels.document(label), Dpi.DPI_203);
    carriersPng = renders.png(labels.document(label), Dpi.DPI_203);
  }

  @Benchmark
  public byte[] zplRle300() {
    return renders.zpl(labels.document(label), Dpi.DPI_300, ZplGraphics.RLE);
  }

  @Benchmark
  public byte[] artworkPdfToZpl203() {
    return artwork(carriersPdf);
  }

  @Benchmark
  public byte[] artworkPngToZpl203() {
    return artwork(carriersPng);
  }

  private byte[] artwork(byte[] file) {
    LabelDocument document = Artwork.of(file).document(0, Dpi.DPI_203, Size.FOUR_BY_SIX);
    return renders.zpl(document, Dpi.DPI_203, ZplGraphics.RLE);
  }

  @Benchmark
  public byte[] zplNative() {
    return renders.zplNative(labels.document(label), Dpi.DPI_203);
  }

  @Benchmark
  public Raster raster203() {
    return renders.raster(labels.document(label), Dpi.DPI_203);
  }

  @Benchmark
  public Raster raster300() {
    return renders.raster(labels.document(label), Dpi.DPI_300);
  }

  @Benchmark
  public Raster raster600() {
    return renders.raster(labels.document(label), Dpi.DPI_600);
  }

  @Benchmark
  public byte[] png203() {
    return renders.png(labels.document(label), Dpi.DPI_203);
  }

  @Benchmark
  public byte[] zplRle203() {
    return renders.zpl(labels.document(label), Dpi.DPI_203, ZplGraphics.RLE);
  }

  @Benchmark
  public byte[] zplZ64203() {
    return renders.zpl(labels.document(label), Dpi.DPI_203, ZplGraphics.Z64);
  }

  @Benchmark
  public byte[] pdf203() {
    return renders.pdf(labels.document(label), Dpi.DPI_203);
  }

  @Benchmark
  public byte[] pdfBatchOfTen203() {
    var document = labels.document(label);
    return renders.pdf(
        List.of(
            document, document, document, document, document, document, document, document,
            document, document),
        Dpi.DPI_203);
  }

  @State(Scope.Benchmark)
  public static class Ceiling {

    final byte[] nativeBytes = new byte[2_100];
    final byte[] raster203 =
        new Renders()
            .raster(new CarrierLabels().document(SampleLabels.fedex()), Dpi.DPI_203)
            .bits()
            .toBytes();
    final byte[] raster300 = new byte[150 * 1800];
    final byte[] raster600 = new byte[300 * 3600];
  }

  @Benchmark
  public byte[] ceilingCopyNative(Ceiling ceiling) {
    return ceiling.nativeBytes.clone();
  }

  @Benchmark
  public byte[] ceilingCopyRaster203(Ceiling ceiling) {
    return ceiling.raster203.clone();
  }

  @Benchmark
  public byte[] ceilingCopyRaster300(Ceiling ceiling) {
    return ceiling.raster300.clone();
  }

  @Benchmark
  public byte[] ceilingCopyRaster600(Ceiling ceiling) {
    return ceiling.raster600.clone();
  }

  @Benchmark
  public int ceilingDeflateRaster203(Ceiling ceiling) {
    try (Deflater deflater = new Deflater(6)) {
      deflater.setInput(ceiling.raster203);
      deflater.finish();
      return deflater.deflate(new byte[ceiling.raster203.length]);
    }
  }
}
