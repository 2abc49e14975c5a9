package dev.quayside.app.cli;

import dev.quayside.app.cli.terminal.Console;
import dev.quayside.app.cli.terminal.DataOption;
import dev.quayside.app.cli.terminal.PortRange;
import dev.quayside.app.cli.terminal.StationOption;
import dev.quayside.app.trust.OwnAuthorities;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.catalogue.CarrierEndpoints;
import dev.quayside.engine.platform.server.ServerOptions;
import dev.quayside.engine.platform.store.DataDirectory;
import dev.quayside.engine.print.printnode.RemoteFiles;
import dev.quayside.engine.source.catalogue.SourceEndpoints;
import dev.quayside.engine.warmup.WarmUp;
import dev.quayside.engine.webhook.Webhooks;
import java.net.URI;
import java.nio.file.Path;
import java.security.cert.CertificateException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `quayside serve`: serves the API without a window, until the process is ended.
@Command(
    name = "serve",
    description =
        "Serve the /v1 API on two listeners, of this machine only unless told otherwise, without a"
            + " window.")
@SuppressWarnings("NullAway.Init")
final class ServeCommand implements Runnable {

  @Mixin private DataOption data;

  @Mixin private StationOption station;

  @Option(
      names = "--port",
      paramLabel = "N",
      defaultValue = "${env:QUAYSIDE_PORT:-" + ServerOptions.PRODUCTION_PORT + "}",
      description =
          "Port for production, 0 for any free one. Default: $$QUAYSIDE_PORT, else "
              + ServerOptions.PRODUCTION_PORT)
  private int port;

  @Option(
      names = "--sandbox-port",
      paramLabel = "N",
      defaultValue = "${env:QUAYSIDE_SANDBOX_PORT:-" + ServerOptions.SANDBOX_PORT + "}",
      description =
          "Port for the sandbox, 0 for any free one. Default: $$QUAYSIDE_SANDBOX_PORT, else "
              + ServerOptions.SANDBOX_PORT)
  private int sandboxPort;

  @Option(
      names = "--rate-limit",
      paramLabel = "N",
      description = "Requests a key and minute, 0 for no limit. Default: ${DEFAULT-VALUE}")
  private int requestsPerMinute = ServerOptions.REQUESTS_PER_MINUTE;

  @Option(
      names = "--metrics-port",
      paramLabel = "N",
      description =
          "Measure, and answer GET /metrics (Prometheus) to programs of this machine on this port,"
              + " 0 for any free one. Default: off")
  private @Nullable Integer metricsPort;

  @Mixin private NetworkOptions network;

  @Option(
      names = "--webhook-allow",
      paramLabel = "CIDR",
      split = ",",
      defaultValue = "${env:QUAYSIDE_WEBHOOK_ALLOW}",
      description =
          "A range such as 10.1.0.0/16 that webhooks and e-mail of production may reach although it"
              + " is not of the public internet. Repeatable. Default: $$QUAYSIDE_WEBHOOK_ALLOW")
  private List<String> webhookTargets = new ArrayList<>();

  @Option(
      names = "--print-from",
      paramLabel = "HOST[:PORT]",
      split = ",",
      defaultValue = "${env:QUAYSIDE_PRINT_FROM}",
      description =
          "A host whose files programs may name to be printed (pdf_uri and raw_uri of /printnode),"
              + " over http or https; none without it. Repeatable. Default: $$QUAYSIDE_PRINT_FROM")
  private List<String> printFrom = new ArrayList<>();

  @Option(
      names = "--carrier-endpoint",
      paramLabel = "CODE=URL",
      split = ",",
      defaultValue = "${env:QUAYSIDE_CARRIER_ENDPOINTS}",
      description =
          "Where a carrier answers in place of all its own hosts, such as"
              + " ups=http://127.0.0.1:8080; http on this machine only. Repeatable. Default:"
              + " $$QUAYSIDE_CARRIER_ENDPOINTS")
  private List<String> carrierEndpoints = new ArrayList<>();

  @Option(
      names = "--source-endpoint",
      paramLabel = "KIND=URL",
      split = ",",
      defaultValue = "${env:QUAYSIDE_SOURCE_ENDPOINTS}",
      description =
          "Where shops of a kind with fixed hosts answer in place of them, such as"
              + " shopify=http://127.0.0.1:8080; http on this machine only. Repeatable. Default:"
              + " $$QUAYSIDE_SOURCE_ENDPOINTS")
  private List<String> sourceEndpoints = new ArrayList<>();

  @Option(
      names = CommandLineRun.CA_FILE,
      paramLabel = "FILE",
      defaultValue = "${env:" + OwnAuthorities.VARIABLE + "}",
      description =
          "Certificates in PEM of an authority of your own, trusted beside those Java trusts."
              + " Default: $$"
              + OwnAuthorities.VARIABLE)
  private @Nullable Path authorities;

  @Spec private CommandSpec spec;

  @Override
  public void run() {
    PortRange.check(spec, "--port", port);
    PortRange.check(spec, "--sandbox-port", sandboxPort);
    if (metricsPort != null) {
      PortRange.check(spec, "--metrics-port", metricsPort);
    }
    if (requestsPerMinute < 0) {
      throw PortRange.wrong(spec, "--rate-limit must be 0 or more");
    }
    checkWebhookTargets();
    checkPrintFrom();
    trustAuthorities();
    var options =
        network.applyTo(
            ServerOptions.standard()
                .withPorts(port, sandboxPort)
                .withRequestsPerMinute(requestsPerMinute),
            spec);
    var shared = data.shared();
    if (shared == null) {
      DataDirectory.unchanged(data.directory()).requireNotMoved();
    }
    var end = new End();
    var console = new Console(spec.commandLine().getOut());
    var engineOptions =
        EngineOptions.at(data.directory())
            .onDatabase(shared)
            .atStation(station.name())
            .withWebhookTargets(webhookTargets)
            .withPrintFrom(printFrom)
            .withCarrierHosts(hosts(() -> CarrierEndpoints.read(carrierEndpoints)))
            .withSourceHosts(hosts(() -> SourceEndpoints.read(sourceEndpoints)))
            .whenUpgrading(
                upgrade ->
                    console.line(
                        "preparing your data for this version, step %d of %d; with very many shipments this takes some minutes"
                            .formatted(upgrade.step(), upgrade.steps())));
    try (var engine = Engine.open(engineOptions);
        var metrics = metricsPort == null ? null : engine.serveMetrics(metricsPort);
        var server = WarmUp.serve(engine, options)) {
      console.line("production " + server.baseUrls().production());
      console.line("sandbox    " + server.baseUrls().sandbox());
      if (metrics != null) {
        console.line("metrics    " + metrics.url());
      }
      console.line("ready");
      end.await();
    } finally {
      end.reached();
    }
  }

  private Map<String, URI> hosts(Supplier<Map<String, URI>> reading) {
    try {
      return reading.get();
    } catch (ProblemException e) {
      throw PortRange.wrong(spec, e.problem().message().sentence());
    }
  }

  private void trustAuthorities() {
    try {
      if (authorities != null && !authorities.toString().isBlank()) {
        OwnAuthorities.trust(authorities);
      }
    } catch (CertificateException e) {
      throw PortRange.wrong(spec, CommandLineRun.CA_FILE + ": " + e.getMessage());
    }
  }

  private void checkPrintFrom() {
    for (String host : printFrom) {
      if (!RemoteFiles.isHost(host)) {
        throw PortRange.wrong(
            spec, "--print-from must be a host such as files.example.com:8080, not " + host);
      }
    }
  }

  private void checkWebhookTargets() {
    for (String range : webhookTargets) {
      if (!Webhooks.isRange(range)) {
        throw PortRange.wrong(
            spec, "--webhook-allow must be a range such as 10.1.0.0/16, not " + range);
      }
    }
  }

  /// Waits for the end: SIGTERM and Ctrl+C begin the JVM's shutdown, which waits here until server
  /// and engine are closed.
  private static final class End {

    private final CountDownLatch told = new CountDownLatch(1);
    private final CountDownLatch closed = new CountDownLatch(1);

    private void await() {
      Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(this::tell));
      uninterrupted(told);
    }

    private void reached() {
      closed.countDown();
    }

    private void tell() {
      told.countDown();
      uninterrupted(closed);
    }

    private static void uninterrupted(CountDownLatch latch) {
      try {
        latch.await();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
