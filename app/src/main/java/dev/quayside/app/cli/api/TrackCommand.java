package dev.quayside.app.cli.api;

import dev.quayside.app.cli.client.Answer;
import dev.quayside.app.cli.client.Api;
import dev.quayside.engine.base.text.UrlText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "track", description = "Say where a parcel is.")
@SuppressWarnings("NullAway.Init")
public final class TrackCommand extends ApiCommand {

  @Parameters(paramLabel = "NUMBER", description = "The tracking number, with or without spaces.")
  private String number;

  @Option(
      names = "--carrier",
      paramLabel = "CODE",
      defaultValue = "",
      description = "The carrier, where a number fits several.")
  private String carrier;

  @Override
  protected void run(Api api) {
    var answer = api.get("/v1/tracking/" + UrlText.encoded(number), Map.of("carrier", carrier));
    show(answer, Stream.of(answer.text("status")), () -> lines(answer));
  }

  private static List<String> lines(Answer parcel) {
    var lines = new ArrayList<String>();
    var due = parcel.text("estimatedDelivery");
    lines.add(
        "%s  %s%s"
            .formatted(
                parcel.text("trackingNumber"),
                parcel.text("status"),
                due.isEmpty() ? "" : ", due " + due));
    for (var scan : parcel.at("events").each()) {
      lines.add(
          "%s  %s  %s".formatted(scan.text("timestamp"), scan.text("description"), place(scan)));
    }
    return lines;
  }

  private static String place(Answer scan) {
    var place = scan.at("location");
    return Stream.of(place.text("city"), place.text("state"))
        .filter(each -> !each.isEmpty())
        .collect(Collectors.joining(", "));
  }
}
