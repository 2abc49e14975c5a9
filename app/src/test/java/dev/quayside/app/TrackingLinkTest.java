package dev.quayside.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.api.ApiChoice;
import dev.quayside.app.api.LocalApi;
import dev.quayside.app.engine.ChosenWorkspace;
import dev.quayside.app.engine.OpeningEngine;
import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.screen.tracking.TrackingGateway;
import dev.quayside.app.window.SeededShop;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.customer.branding.BrandingDraft;
import dev.quayside.engine.tracking.TrackerSearch;
import dev.quayside.engine.tracking.TrackerTab;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What "copy link" of the Tracking screen copies.
class TrackingLinkTest {

  @Test
  void itIsTheShopsOwnPageWhereThatIsServed(@TempDir Path data) throws Exception {
    SeededShop.fill(data, 0, 1);
    try (var opening = new OpeningEngine(() -> Engine.open(EngineOptions.at(data)));
        var api =
            new LocalApi(options -> opening.get().serve(options), data, new ApiChoice(true, 0, 0));
        var http = HttpClient.newHttpClient()) {
      opening.begin();
      var place = new WorkspaceEngine(opening, new ChosenWorkspace("demo"));
      var desk = new TrackingGateway(place, api);
      var first =
          desk.find(new TrackerSearch(TrackerTab.ALL, ""), Set.of())
              .outline()
              .starts()
              .getFirst()
              .id();
      var tracker = desk.rows(List.of(first)).getFirst();
      assertThat(desk.link(tracker).orElse("")).as("not served").doesNotContain("/track/");

      api.open();
      var link = desk.link(tracker).orElseThrow();
      assertThat(link).endsWith("/track/" + tracker.trackingNumber() + "?shop=demo");
      var page =
          http.send(HttpRequest.newBuilder(URI.create(link)).build(), BodyHandlers.ofString());
      assertThat(page.statusCode()).isEqualTo(200);

      var site =
          new BrandingDraft("Demo", null, null, null, null, List.of(), "https://t.example", null);
      place.engine().customers().brandings().keep(place.caller(), site);
      assertThat(desk.link(tracker).orElseThrow()).startsWith("https://t.example/track/");
    }
  }
}
