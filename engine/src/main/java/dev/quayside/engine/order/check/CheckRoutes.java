package dev.quayside.engine.order.check;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.parcel.picture.PictureJson;
import dev.quayside.engine.platform.server.json.BodyReader;
import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/// /v1/pack-check, /v1/orders/:id/checks and /v1/checks. Who may change the settings is said by the
/// use case: a manager may with an operator's key, too.
public record CheckRoutes(PackChecks checks, CheckScans scans, CheckCompletion completion)
    implements Routes {

  private static final String SETTINGS = "/v1/pack-check";
  private static final String OF_ORDER = "/v1/orders/:id/checks";
  private static final String CHECK = "/v1/checks/:id";

  /// The path of a check's photo.
  static String photo(String id) {
    return "/v1/checks/" + id + "/photo";
  }

  @Override
  public void register(RouteTable routes) {
    routes.get(SETTINGS, Role.VIEWER, this::settings);
    routes.put(SETTINGS, Role.OPERATOR, CheckSettingsJson::read, this::change);
    routes.get(OF_ORDER, Role.VIEWER, this::list);
    routes.post(
        OF_ORDER,
        Role.OPERATOR,
        (BodyReader.OrNothing<CheckStartJson>) CheckStartJson::read,
        this::start);
    routes.get(CHECK, Role.VIEWER, this::get);
    routes.post(CHECK + "/scans", Role.OPERATOR, CheckJson::readScan, this::scan);
    routes.post(
        CHECK + "/lines/:line/confirm", Role.OPERATOR, CheckJson::readConfirmation, this::confirm);
    routes.post(
        CHECK + "/complete",
        Role.OPERATOR,
        (BodyReader.OrNothing<Weighed>) CheckRoutes::readWeight,
        this::complete);
    routes.post(CHECK + "/abandon", Role.OPERATOR, this::abandon);
    routes.get(CHECK + "/photo", Role.VIEWER, this::photo);
    routes.put(CHECK + "/photo", Role.OPERATOR, PictureJson::read, this::keepPhoto);
  }

  /// A weight that may be missing.
  private record Weighed(@Nullable BigDecimal ounces) {}

  private static Weighed readWeight(Fields body) {
    return new Weighed(CheckJson.readWeight(body));
  }

  private Reply settings(Call call) {
    return Reply.ok(CheckSettingsJson.of(checks.policy().get(call.caller())));
  }

  private Reply change(Call call, CheckSettings chosen) {
    return Reply.ok(CheckSettingsJson.of(checks.policy().keep(call.caller(), chosen)));
  }

  private Reply list(Call call) {
    return call.list(
        () -> checks.of(call.caller(), call.path("id")),
        view -> CheckJson.of(view, call.baseUrl()));
  }

  private Reply get(Call call) {
    return Reply.ok(CheckJson.of(checks.get(call.caller(), call.path("id")), call.baseUrl()));
  }

  private Reply start(Call call, CheckStartJson asked) {
    return call.<CheckView>created(
        key -> checks.start(call.caller(), call.path("id"), asked.with(), asked.part(), key),
        view -> CheckJson.of(view, call.baseUrl()));
  }

  private Reply scan(Call call, CheckScans.Scan scan) {
    return call.<ScanView>ok(
        key -> scans.scan(call.caller(), call.path("id"), scan, key),
        scanned -> CheckJson.Scanned.of(scanned, call.baseUrl()));
  }

  private Reply confirm(Call call, CheckJson.Confirmation said) {
    var pieces =
        new CheckScans.Confirmed(line(call.path("line")), said.quantity(), said.reason(), null);
    return call.<ScanView>ok(
        key -> scans.confirm(call.caller(), call.path("id"), pieces, key),
        scanned -> CheckJson.Scanned.of(scanned, call.baseUrl()));
  }

  private Reply complete(Call call, Weighed weighed) {
    return call.<CheckView>ok(
        key -> completion.complete(call.caller(), call.path("id"), weighed.ounces(), key),
        view -> CheckJson.of(view, call.baseUrl()));
  }

  private Reply abandon(Call call) {
    return call.<CheckView>ok(
        key -> checks.abandon(call.caller(), call.path("id"), key),
        view -> CheckJson.of(view, call.baseUrl()));
  }

  private Reply photo(Call call) {
    var photo = checks.photo(call.caller(), call.path("id"));
    return new Reply.Download(photo.mediaType(), "photo." + photo.kind(), photo.content());
  }

  private Reply keepPhoto(Call call, byte[] file) {
    return Reply.ok(
        CheckJson.of(checks.keepPhoto(call.caller(), call.path("id"), file), call.baseUrl()));
  }

  private static int line(String number) {
    try {
      return Integer.parseInt(number);
    } catch (NumberFormatException e) {
      throw ProblemException.refused(ProblemCode.NOT_FOUND, CheckWords.NO_LINE, number);
    }
  }
}
