package dev.quayside.app.cli.api;

import dev.quayside.app.cli.client.Api;
import dev.quayside.engine.base.text.UrlText;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(name = "take-back", description = "Take back what was shipped another way by mistake.")
final class OrdersTakeBackCommand extends ApiCommand {

  @Parameters(paramLabel = "ORDER", description = "The order's id, such as ord_01...")
  @SuppressWarnings("NullAway.Init")
  private String order;

  @Parameters(paramLabel = "PARCEL", description = "The parcel's id, such as pcl_01...")
  @SuppressWarnings("NullAway.Init")
  private String parcel;

  @Override
  protected void run(Api api) {
    var answer =
        api.delete("/v1/orders/" + UrlText.encoded(order) + "/parcels/" + UrlText.encoded(parcel));
    show(
        answer,
        Stream.of(answer.text("id")),
        () -> List.of("%s  %s".formatted(answer.text("reference"), answer.text("status"))));
  }
}
