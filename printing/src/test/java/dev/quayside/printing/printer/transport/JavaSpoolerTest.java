package dev.quayside.printing.printer.transport;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.printing.SampleLabels;
import dev.quayside.printing.label.carrier.CarrierLabels;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.message.Why;
import dev.quayside.printing.render.Renders;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.print.Doc;
import javax.print.DocFlavor;
import javax.print.DocPrintJob;
import javax.print.PrintException;
import javax.print.PrintService;
import javax.print.StreamPrintServiceFactory;
import javax.print.attribute.PrintRequestAttributeSet;
import javax.print.attribute.standard.JobName;
import javax.print.attribute.standard.PrinterIsAcceptingJobs;
import javax.print.attribute.standard.PrinterState;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// What Windows' spooler is given, up to the call: the spooler itself cannot be run here.
class JavaSpoolerTest {

  private static final byte[] ZPL = "^XA^FO20,20^FDé^FS^XZ\n".getBytes(StandardCharsets.UTF_8);

  private record Printed(byte[] bytes, DocFlavor flavor, String name) {}

  private final List<Printed> printed = new ArrayList<>();
  private boolean broken;

  @Test
  void aLabelGoesRawAndIsNotCalledMoreThanTaken() {
    SendResult result = send(Map.of(), SampleData.zpl("job-1", ZPL));
    assertThat(result).isEqualTo(new SendResult.Spooled("", Why.SPOOLER_BLIND.of("Zebra desk")));
    assertThat(printed)
        .singleElement()
        .satisfies(
            job -> {
              assertThat(job.bytes()).isEqualTo(ZPL);
              assertThat(job.flavor()).isEqualTo(DocFlavor.BYTE_ARRAY.AUTOSENSE);
              assertThat(job.name()).isEqualTo("job-1");
            });
  }

  @Test
  void onePrinterTakesNoJobsAnotherStoppedAThirdIsNotThere() {
    Map<Class<?>, Object> closed =
        Map.of(PrinterIsAcceptingJobs.class, PrinterIsAcceptingJobs.NOT_ACCEPTING_JOBS);
    assertThat(send(closed, SampleData.zpl("job-1", ZPL)))
        .isEqualTo(new SendResult.NotSent(Why.SPOOLER_CLOSED, "Zebra desk"));
    assertThat(send(Map.of(PrinterState.class, PrinterState.STOPPED), SampleData.zpl("job-1", ZPL)))
        .isEqualTo(new SendResult.NotSent(Why.SPOOLER_STOPPED, "Zebra desk"));
    assertThat(new JavaSpooler(() -> new PrintService[0]).send("x", SampleData.zpl("job-1", ZPL)))
        .isEqualTo(new SendResult.NotSent(Why.SPOOLER_NONE, "x"));
    assertThat(printed).isEmpty();
  }

  @Test
  void aFailureMayHavePrintedAndAMissingCommandHasNot() {
    broken = true;
    assertThat(send(Map.of(), SampleData.zpl("job-1", ZPL)))
        .isInstanceOfSatisfying(
            SendResult.Broken.class,
            result -> assertThat(result.reason()).contains("Access is denied"));
  }

  /// Pages are drawn here; PostScript stands for a driver.
  @Test
  void aDocumentGoesAsPages() throws IOException {
    byte[] pdf = new Renders().pdf(new CarrierLabels().document(SampleLabels.ups()), Dpi.DPI_203);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintService postScript =
        StreamPrintServiceFactory.lookupStreamPrintServiceFactories(
            DocFlavor.SERVICE_FORMATTED.PAGEABLE, "application/postscript")[0]
            .getPrintService(out);
    SendResult result =
        new JavaSpooler(() -> new PrintService[] {postScript})
            .send(postScript.getName(), SampleData.pdf("job-1", pdf));
    assertThat(result).isInstanceOf(SendResult.Spooled.class);
    String drawn = out.toString(StandardCharsets.ISO_8859_1);
    assertThat(drawn).startsWith("%!PS-Adobe").contains("%%Page: 1 1").doesNotContain("%%Page: 2");
  }

  private SendResult send(Map<Class<?>, Object> attributes, PrintData data) {
    PrintService service =
        proxy(
            PrintService.class,
            (name, arguments) ->
                switch (name) {
                  case "getName" -> "Zebra desk";
                  case "getAttribute" -> attributes.get((Class<?>) arguments[0]);
                  case "createPrintJob" -> job();
                  default -> throw new UnsupportedOperationException(name);
                });
    return new JavaSpooler(() -> new PrintService[] {service}).send("Zebra desk", data);
  }

  private DocPrintJob job() {
    return proxy(
        DocPrintJob.class,
        (_, arguments) -> {
          if (broken) {
            throw new PrintException("Access is denied");
          }
          Doc doc = (Doc) arguments[0];
          JobName name = (JobName) ((PrintRequestAttributeSet) arguments[1]).get(JobName.class);
          printed.add(
              new Printed((byte[]) doc.getPrintData(), doc.getDocFlavor(), name.getValue()));
          return null;
        });
  }

  private interface Answer {
    @Nullable Object of(String method, Object[] arguments) throws Exception;
  }

  private static <T> T proxy(Class<T> type, Answer answer) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (_, method, arguments) -> answer.of(method.getName(), arguments)));
  }
}
