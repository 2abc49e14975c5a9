package dev.quayside.engine.analytics;

import dev.quayside.engine.analytics.history.AnalyticsWords;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.carrier.catalogue.CarrierQueryJson;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.QueryParameters;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// /v1/analytics and POST /v1/shipping/recommend.
public record AnalyticsRoutes(Analytics analytics) implements Routes {

  private record Asked(@Nullable Instant from, @Nullable Instant to, @Nullable String carrier) {
    static Asked read(QueryParameters query) {
      return new Asked(query.instant("from"), query.instant("to"), CarrierQueryJson.read(query))
          .checked(query);
    }

    static Asked readSpan(QueryParameters query) {
      return new Asked(query.instant("from"), query.instant("to"), null).checked(query);
    }

    private Asked checked(QueryParameters query) {
      if (from != null && to != null && to.isBefore(from)) {
        query.violations().add("to", AnalyticsWords.BEFORE_FROM);
      }
      return this;
    }
  }

  @Override
  public void register(RouteTable routes) {
    routes
        .get("/v1/analytics/savings", Role.VIEWER, this::savings)
        .get("/v1/analytics/carriers", Role.VIEWER, this::carriers)
        .get("/v1/analytics/payors", Role.VIEWER, this::payors)
        .get("/v1/analytics/people", Role.ADMIN, this::people)
        .post(
            "/v1/analytics/predict",
            Role.VIEWER,
            AnalyticsJson::readQuestion,
            (call, question) ->
                Reply.ok(AnalyticsJson.of(analytics.forecasts().predict(call.caller(), question))))
        .post("/v1/shipping/recommend", Role.VIEWER, AnalyticsJson::readWish, this::recommend);
  }

  private Reply savings(Call call) {
    var asked = call.query(Asked::read);
    return Reply.ok(
        AnalyticsJson.of(
            analytics.reports().savings(call.caller(), asked.from(), asked.to(), null)));
  }

  private Reply carriers(Call call) {
    var asked = call.query(Asked::read);
    var period = analytics.reports().period(call.caller(), asked.from(), asked.to());
    return Reply.ok(
        AnalyticsJson.of(
            analytics.reports().carriers(call.caller(), period, asked.carrier()), period));
  }

  private Reply payors(Call call) {
    var asked = call.query(Asked::read);
    var period = analytics.reports().period(call.caller(), asked.from(), asked.to());
    return Reply.ok(
        AnalyticsJson.payors(
            analytics.reports().payors(call.caller(), period, asked.carrier()), period));
  }

  private Reply people(Call call) {
    var asked = call.query(Asked::readSpan);
    var period = analytics.people().period(asked.from(), asked.to());
    return Reply.ok(AnalyticsJson.people(analytics.people().people(call.caller(), period), period));
  }

  private Reply recommend(Call call, AnalyticsJson.Wish wish) {
    return Reply.ok(
        AnalyticsJson.of(
            analytics
                .forecasts()
                .recommend(call.caller(), wish.lane(), wish.parcel(), wish.priority())));
  }
}
