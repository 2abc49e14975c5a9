package dev.quayside.app.cli.carriers;

import dev.quayside.app.cli.keys.KeyRecords;
import dev.quayside.app.cli.terminal.DataOption;
import dev.quayside.app.cli.terminal.OutputOption;
import dev.quayside.engine.Certifications;
import dev.quayside.engine.carrier.catalogue.CarrierEndpoints;
import dev.quayside.engine.carrier.certification.CertificationFolder;
import dev.quayside.engine.carrier.certification.CertificationResult;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `quayside carriers certify`: exit code 0 when every label was bought and voided, 1 when one was
/// not.
@Command(
    name = "certify",
    description =
        "Buy a set of labels of a carrier's test system, keep requests, answers (without secrets)"
            + " and labels for sending to the carrier, and void every label.")
@SuppressWarnings("NullAway.Init")
final class CarriersCertifyCommand implements Callable<Integer> {

  @Mixin private DataOption data;

  @Mixin private OutputOption output;

  @Parameters(paramLabel = "CODE", description = "A carrier with an account, for example fedex.")
  private String carrier;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      required = true,
      description = "A new or empty folder for what is kept.")
  private Path out;

  @Option(
      names = "--workspace",
      paramLabel = "SLUG",
      defaultValue = "main",
      description = "Whose account. Default: ${DEFAULT-VALUE}")
  private String workspace;

  @Option(
      names = "--carrier-endpoint",
      paramLabel = "CODE=URL",
      split = ",",
      defaultValue = "${env:QUAYSIDE_CARRIER_ENDPOINTS}",
      description = "Where a carrier answers in place of all its own hosts, as for serve.")
  private List<String> carrierEndpoints = new ArrayList<>();

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    var hosts = hosts();
    try (var records = KeyRecords.open(data.kept());
        var certifications = Certifications.open(data.kept(), hosts)) {
      var whose = records.workspace(workspace);
      var results =
          certifications.run(whose, carrier, folder(), each -> output.onTheWay().line(line(each)));
      output.list(
          results.stream().map(CarriersCertifyCommand::shown).toList(),
          List.of("Kept in " + out + ": see summary.md there."));
      return results.stream().allMatch(CertificationResult::isGood)
          ? ExitCode.OK
          : ExitCode.SOFTWARE;
    }
  }

  private Map<String, URI> hosts() {
    try {
      return CarrierEndpoints.read(carrierEndpoints);
    } catch (IllegalArgumentException wrong) {
      throw new ParameterException(spec.commandLine(), "--carrier-endpoint: " + wrong.getMessage());
    }
  }

  private CertificationFolder folder() {
    try {
      return new CertificationFolder(out);
    } catch (IllegalArgumentException | UncheckedIOException wrong) {
      throw new ParameterException(
          spec.commandLine(), "--out must be a new or empty folder: " + wrong.getMessage());
    }
  }

  private static String line(CertificationResult each) {
    return "%-24s %-14s %s".formatted(each.name(), word(each), each.outcome());
  }

  private static String word(CertificationResult each) {
    return each.state().name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  private static Map<String, String> shown(CertificationResult each) {
    return Map.of(
        "label", each.name(),
        "service", each.service(),
        "trackingNumber", each.number(),
        "status", each.state().name().toLowerCase(Locale.ROOT),
        "outcome", each.outcome());
  }
}
