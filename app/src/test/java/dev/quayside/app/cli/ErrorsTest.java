package dev.quayside.app.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.sun.net.httpserver.HttpServer;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.platform.server.ServedAt;
import dev.quayside.engine.platform.server.json.JsonText;
import dev.quayside.engine.platform.server.route.BaseUrls;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What a command says that could not do it, to a person and to a script, and its exit code.
class ErrorsTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path directory;

  @Test
  void anUnknownWordIsAnsweredWithTheNearestKnownOne() {
    assertThat(Run.of("rate").err())
        .isEqualToIgnoringNewLines(
            "quayside: unknown command 'rate': did you mean rates? (see: quayside --help)");
    assertThat(Run.of("re").err()).contains("did you mean restore?");
    assertThat(Run.of("nope").err())
        .isEqualToIgnoringNewLines("quayside: unknown command 'nope' (see: quayside --help)");
    assertThat(Run.of("labels", "by").err()).contains("unknown command 'by': did you mean buy?");
    assertThat(Run.of("orders", "list", "--staus=open").err())
        .contains("unknown option '--staus': did you mean --status?");
    assertThat(Run.of("track", "1Z", "2Z").err()).contains("unexpected argument '2Z'");
    assertThat(Run.of("help", "label").err()).contains("did you mean labels?");
  }

  @Test
  void withJsonAnErrorIsOneObjectOnStdout() {
    var usage = Run.of("labels", "by", "--json");
    assertThat(usage.exitCode()).isEqualTo(2);
    assertThat(json(usage).at("/error/code").asText()).isEqualTo("USAGE");
    var refused = Run.of("printers", "remove", "none", "--json", "--data", directory.toString());
    assertThat(refused.exitCode()).isEqualTo(1);
    assertThat(json(refused).at("/error/message").asText()).contains("no printer 'none'");
    var unknown = Run.of("labels", "void", "lbl_none", "--json", "--data", directory.toString());
    assertThat(unknown.exitCode()).isEqualTo(1);
    assertThat(json(unknown).at("/error/code").asText()).isEqualTo("NOT_FOUND");
    assertThat(unknown.out()).hasLineCount(1);
  }

  @Test
  void whatIsNotAnsweredHasAnExitCodeOfItsOwnAndTellsHowToRepeatIt() throws Exception {
    var mute = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
    mute.createContext("/", exchange -> exchange.close());
    mute.start();
    var url = URI.create("http://127.0.0.1:" + mute.getAddress().getPort());
    var buy = new String[] {"labels", "buy", "--rate", "rate_1", "--idempotency-key", "key-1"};
    try (var _ = Engine.open(EngineOptions.at(directory))) {
      ServedAt.write(directory, new BaseUrls(url, url));
      var doubt = Run.of(with(buy, "--data", directory.toString()));
      assertThat(doubt.exitCode()).isEqualTo(3);
      assertThat(doubt.err())
          .contains("did not answer", "--idempotency-key key-1", "nothing is done twice")
          .hasLineCount(1);
      var script = Run.of(with(buy, "--data", directory.toString(), "--json"));
      assertThat(script.exitCode()).isEqualTo(3);
      assertThat(json(script).at("/error/code").asText()).isEqualTo("NO_ANSWER");
    } finally {
      mute.stop(0);
    }
  }

  @Test
  void helpTellsTheListsAndTheExitCodes() {
    var help = Run.of("--help").out();
    assertThat(help)
        .contains("Exit codes: 0 done; 1 refused", "shipments", "print-jobs")
        .contains("  rates ");
    assertThat(help.lines()).allMatch(line -> line.length() <= 80);
  }

  /// So that it can be copied: no example goes over a line's end.
  @Test
  void examplesStayOnTheirLine() {
    assertThat(Run.of("labels", "buy", "--help").out())
        .contains(
            "\n"
                + "quayside labels buy --order 1001 --service ups:ups_ground --idempotency-key"
                + " order-1001");
  }

  @Test
  void whatAParcelLacksIsNamed() {
    assertThat(Run.of("rates", "--from", "94105", "--ounces", "9").err())
        .contains("--to is missing");
    var bySize = Run.of("rates", "--from", "94105", "--to", "11217", "--size", "9x9x9");
    assertThat(bySize.err()).contains("--ounces is missing");
  }

  /// The log of the engine it opens is not its own answer.
  @Test
  void aCommandAloneSaysNothingButItsAnswer() throws Exception {
    var lane = new String[] {"rates", "--from", "94105", "--to", "11217", "--ounces", "20", "-q"};
    var rates = Run.alone(with(lane, "--data", directory.resolve("data").toString()));
    assertThat(rates.err()).isEmpty();
    assertThat(rates.out().lines()).isNotEmpty().allMatch(line -> line.startsWith("rate_"));
  }

  @Test
  void whatIsDoneIsSaidInOneWay() {
    var data = directory.resolve("data").toString();
    var add = new String[] {"printers", "add", "Packing", directory.toUri().toString()};
    assertThat(said(with(add, "--data", data))).isEqualTo("Printer added: Packing");
    assertThat(said(with(add, "--data", data))).isEqualTo("Printer changed: Packing");
    assertThat(said("printers", "remove", "Packing", "--data", data))
        .isEqualTo("Printer removed: Packing");
    var file = directory.resolve("b.quayside-backup").toString();
    assertThat(said("backup", file, "--data", data)).isEqualTo("Backup written: " + file);
    assertThat(said("restore", file, "--data", data)).startsWith("Backup restored: " + file);
  }

  private static String said(String... command) {
    return Run.of(command).out().strip();
  }

  private static String[] with(String[] asked, String... more) {
    var all = new java.util.ArrayList<>(java.util.List.of(asked));
    all.addAll(java.util.List.of(more));
    return all.toArray(String[]::new);
  }

  private static JsonNode json(Run run) {
    return JsonText.parse(run.out().getBytes(UTF_8));
  }
}
