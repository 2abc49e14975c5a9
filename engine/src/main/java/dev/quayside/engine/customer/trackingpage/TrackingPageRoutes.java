package dev.quayside.engine.customer.trackingpage;

import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.customer.branding.Branding;
import dev.quayside.engine.platform.markup.HtmlTemplate;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.QueryParameters;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// /track/:trackingNumber, open to everyone who has the number.
public record TrackingPageRoutes(ParcelPages pages) implements Routes {

  private record Asked(@Nullable String shop, @Nullable String language) {
    static Asked of(QueryParameters query) {
      return new Asked(query.textOrNothing("shop"), query.textOrNothing("lang"));
    }
  }

  @Override
  public void register(RouteTable routes) {
    routes.openPage("/track/:trackingNumber", this::page, TrackingPageRoutes::refused);
  }

  private Reply page(Call call) {
    var asked = call.query(Asked::of);
    var words = PageWords.best(asked.language(), call.header("Accept-Language"));
    return pages
        .find(call.listener(), call.path("trackingNumber"), asked.shop())
        .<Reply>map(page -> parcel(page, words, asked.shop()))
        .orElseGet(() -> message(404, words, "missing"));
  }

  private static Reply.Page refused(Problem problem, @Nullable String languages) {
    var key =
        problem.code() == ProblemCode.RATE_LIMITED
            ? "busy"
            : problem.code() == ProblemCode.INTERNAL_ERROR ? "broken" : "missing";
    return message(400, PageWords.best(null, languages), key);
  }

  /// @param shop shop named in the page's own links; null when the visitor's link named none
  private static Reply.Page parcel(ParcelPage page, PageWords words, @Nullable String shop) {
    var branding = page.branding();
    var title = words.text("title", branding.shopName());
    var frame = PageFrame.of(words, title, branding.accent(), branding.onAccent());
    return reply(
        200,
        frame,
        "parcel",
        Map.of(
            "frame", frame,
            "page", page,
            "words", words,
            "standing", Standing.of(page, words),
            "shop", shop == null ? "" : "&shop=" + shop));
  }

  /// A page with a message and without any shop's branding.
  ///
  /// @param key prefix of the texts `key.title` and `key.text`
  private static Reply.Page message(int status, PageWords words, String key) {
    var accent = Branding.FIRST_ACCENT;
    var frame = PageFrame.of(words, words.text(key + ".title"), accent, accent.text());
    var detail = words.text(key + ".text");
    return reply(status, frame, "message", Map.of("frame", frame, "detail", detail));
  }

  private static Reply.Page reply(
      int status, PageFrame frame, String template, Map<String, Object> values) {
    var html = HtmlTemplate.render("customer/trackingpage/" + template + ".jte", values);
    return new Reply.Page(status, html, frame.style(), frame.script(), frame.language());
  }
}
