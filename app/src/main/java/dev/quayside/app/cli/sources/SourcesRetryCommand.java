package dev.quayside.app.cli.sources;

import dev.quayside.app.cli.client.Api;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `quayside sources retry`.
@Command(name = "retry", description = "Tell a shop again of parcels it refused.")
@SuppressWarnings("NullAway.Init")
final class SourcesRetryCommand extends SourcesAccess {

  @Parameters(paramLabel = "ID")
  private String id;

  @Option(names = "--order", paramLabel = "ORDER", description = "Of one order only.")
  private @Nullable String order;

  @Override
  protected void run(Api api) {
    var body = order == null ? Map.of() : Map.of("orderId", order);
    show(api.post(SOURCES + "/" + id + "/post-backs", body, ""));
  }
}
