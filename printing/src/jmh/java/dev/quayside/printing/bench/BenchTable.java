package dev.quayside.printing.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.OperatingSystemMXBean;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/// Runs the benchmarks and prints one table: the slowest carrier's median and 99th percentile, the
/// goal, and this machine's ceiling for the same bytes.
public final class BenchTable {

  private record Row(String what, String benchmark, String goal, String ceiling) {}

  private static final List<Row> ROWS =
      List.of(
          new Row("native ZPL", "zplNative", "0.2", "CopyNative"),
          new Row("raster 203 dpi", "raster203", "2", "CopyRaster203"),
          new Row("raster 300 dpi", "raster300", "-", "CopyRaster300"),
          new Row("raster 600 dpi", "raster600", "-", "CopyRaster600"),
          new Row("PNG 203 dpi", "png203", "-", "DeflateRaster203"),
          new Row("ZPL RLE 203 dpi", "zplRle203", "-", "CopyRaster203"),
          new Row("ZPL Z64 203 dpi", "zplZ64203", "-", "DeflateRaster203"),
          new Row("ZPL RLE 300 dpi", "zplRle300", "-", "CopyRaster300"),
          new Row("carrier PDF -> ZPL", "artworkPdfToZpl203", "15", "CopyRaster203"),
          new Row("carrier PNG -> ZPL", "artworkPngToZpl203", "-", "CopyRaster203"),
          new Row("PDF 203 dpi", "pdf203", "10", "DeflateRaster203"),
          new Row("PDF, batch of ten", "pdfBatchOfTen203", "-", "DeflateRaster203"),
          new Row("two on a Letter sheet", "twoOnLetter300", "-", "CopyRaster300"),
          new Row("packing slip, PDF", "slip", "-", "CopyNative"),
          new Row("invoice, 40 lines", "invoice", "-", "CopyNative"),
          new Row("CN 23", "cn23", "-", "CopyNative"),
          new Row("manifest, 60 parcels", "manifest", "-", "CopyNative"));

  /// `-Dquayside.bench.brief=true`: a look whether everything runs, and rough figures.
  private static final boolean BRIEF = Boolean.getBoolean("quayside.bench.brief");

  private BenchTable() {}

  public static void main(String[] arguments) throws RunnerException {
    ChainedOptionsBuilder options =
        new OptionsBuilder()
            .include(LabelBench.class.getSimpleName())
            .include(DocumentBench.class.getSimpleName())
            .verbosity(VerboseMode.SILENT);
    if (BRIEF) {
      options
          .warmupIterations(2)
          .warmupTime(TimeValue.milliseconds(300))
          .measurementIterations(1)
          .measurementTime(TimeValue.milliseconds(300));
    }
    Collection<RunResult> results = new Runner(options.build()).run();
    System.out.printf(
        "%-20s %10s %10s %10s   %s%n", "ms a label", "p50", "p99", "goal p50", "ceiling p50");
    for (Row row : ROWS) {
      System.out.printf(
          Locale.ROOT,
          "%-20s %10.3f %10.3f %10s   %.3f %s%n",
          row.what(),
          milliseconds(results, row.benchmark(), 50),
          milliseconds(results, row.benchmark(), 99),
          row.goal(),
          milliseconds(results, "ceiling" + row.ceiling(), 50),
          row.ceiling());
    }
    OperatingSystemMXBean machine = ManagementFactory.getOperatingSystemMXBean();
    System.out.printf(
        Locale.ROOT,
        "%d processors, load average %.1f: times of a busy machine are not its own%n",
        machine.getAvailableProcessors(),
        machine.getSystemLoadAverage());
  }

  /// The slowest carrier's percentile.
  private static double milliseconds(
      Collection<RunResult> results, String benchmark, double percentile) {
    return results.stream()
            .filter(result -> result.getParams().getBenchmark().endsWith("." + benchmark))
            .mapToDouble(
                result -> result.getPrimaryResult().getStatistics().getPercentile(percentile))
            .max()
            .orElseThrow()
        / 1000;
  }
}
