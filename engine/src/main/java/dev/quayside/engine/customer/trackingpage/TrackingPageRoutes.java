package dev.quayside.engine.customer.trackingpage;

import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.QueryParameters;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
import org.jspecify.annotations.Nullable;

/// /track/:trackingNumber, for anybody who has the number.
public final class TrackingPageRoutes implements Routes {

  private final ParcelPages pages;

  private record Asked(@Nullable String shop, @Nullable String language) {
    static Asked of(QueryParameters query) {
      return new Asked(query.text("shop"), query.text("lang"));
    }
  }

  public TrackingPageRoutes(ParcelPages pages) {
    this.pages = pages;
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
        .map(page -> reply(200, ParcelHtml.of(page, words, asked.shop())))
        .orElseGet(() -> reply(404, PageHtml.message(words, "missing")));
  }

  private static Reply.Page refused(Problem problem, @Nullable String languages) {
    var key =
        problem.code() == ProblemCode.RATE_LIMITED
            ? "busy"
            : problem.code() == ProblemCode.INTERNAL_ERROR ? "broken" : "missing";
    return reply(400, PageHtml.message(PageWords.best(null, languages), key));
  }

  private static Reply.Page reply(int status, PageHtml page) {
    return new Reply.Page(status, page.html(), page.style(), page.language());
  }
}
