package dev.quayside.engine.customer.email;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.page.Age;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.customer.email.smtp.EmailSettingsJson;
import dev.quayside.engine.customer.email.template.EmailFaults;
import dev.quayside.engine.customer.email.template.EmailTemplate;
import dev.quayside.engine.customer.email.template.EmailTemplateJson;
import dev.quayside.engine.customer.email.template.EmailTrigger;
import dev.quayside.engine.platform.server.json.PageJson;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// /v1/emails: settings, templates and sent e-mails.
public final class EmailRoutes implements Routes {

  private static final String TEMPLATE = "/v1/emails/templates/:occasion/:language";
  private static final List<String> LANGUAGES = List.of("en", "es");

  private final Emails emails;

  /// The template named in a path.
  private record Named(EmailTrigger trigger, String language) {}

  private record Question(
      @Nullable EmailStatus status, @Nullable String shipmentId, Slice<Age> slice) {}

  public EmailRoutes(Emails emails) {
    this.emails = emails;
  }

  @Override
  public void register(RouteTable routes) {
    routes.get("/v1/emails/settings", Role.VIEWER, this::setup);
    routes.put("/v1/emails/settings", Role.ADMIN, EmailSettingsJson::read, this::change);
    routes.post("/v1/emails/test", Role.ADMIN, EmailJson::readTest, this::test);
    routes.get("/v1/emails/templates", Role.VIEWER, this::templates);
    routes.get(TEMPLATE, Role.VIEWER, call -> Reply.ok(template(call, named(call))));
    routes.put(TEMPLATE, Role.ADMIN, EmailTemplateJson::read, this::changeTemplate);
    routes.delete(TEMPLATE, Role.ADMIN, this::resetTemplate);
    routes.post(TEMPLATE + "/preview", Role.VIEWER, EmailTemplateJson::readLook, this::preview);
    routes.get("/v1/emails", Role.VIEWER, this::list);
    routes.post("/v1/emails/:id/retry", Role.OPERATOR, this::retry);
  }

  private Reply setup(Call call) {
    return Reply.ok(EmailSettingsJson.of(emails.setup(call.caller()), call.caller()));
  }

  private Reply change(Call call, EmailSettingsJson.Wanted wanted) {
    emails.keep(call.caller(), wanted.setup(), wanted.password());
    return setup(call);
  }

  private Reply test(Call call, EmailJson.Test test) {
    return Reply.ok(
        EmailJson.TestJson.of(emails.tested(call.caller(), test.to(), test.language())));
  }

  private Reply templates(Call call) {
    var all =
        Arrays.stream(EmailTrigger.values())
            .flatMap(each -> LANGUAGES.stream().map(language -> new Named(each, language)))
            .toList();
    return call.list(all, named -> template(call, named));
  }

  private Reply changeTemplate(Call call, EmailTemplate wanted) {
    var named = named(call);
    emails.keepTemplate(call.caller(), named.trigger(), named.language(), wanted);
    return Reply.ok(template(call, named));
  }

  private void resetTemplate(Call call) {
    var named = named(call);
    emails.resetTemplate(call.caller(), named.trigger(), named.language());
  }

  private Reply preview(Call call, EmailTemplateJson.Look look) {
    var caller = call.caller();
    var named = named(call);
    var template = look.over(emails.template(caller, named.trigger(), named.language()));
    var shipment = look.shipmentId();
    var letter =
        shipment == null
            ? emails.preview(caller, named.trigger(), named.language(), template)
            : emails.previewOf(caller, shipment, named.trigger(), named.language(), template);
    return Reply.ok(
        new EmailTemplateJson.PreviewJson(
            letter.subject(), letter.text(), emails.page(caller, letter)));
  }

  private Reply list(Call call) {
    var question =
        call.query(
            query ->
                new Question(
                    query.filter("status", EmailStatus.values(), EmailStatus::wire),
                    query.text("shipmentId"),
                    query.byAge()));
    var page =
        emails.list(call.caller(), question.status(), question.shipmentId(), question.slice());
    return Reply.ok(PageJson.of(page, question.slice(), EmailJson::of));
  }

  private Reply retry(Call call) {
    return call.ok(key -> emails.sendAgain(call.caller(), call.path("id"), key), EmailJson::of);
  }

  private EmailTemplateJson template(Call call, Named named) {
    var caller = call.caller();
    return EmailTemplateJson.of(
        named.trigger(),
        named.language(),
        emails.template(caller, named.trigger(), named.language()),
        emails.isOwn(caller, named.trigger(), named.language()));
  }

  private static Named named(Call call) {
    return Stream.of(call.path("language"))
        .filter(Set.copyOf(LANGUAGES)::contains)
        .flatMap(
            language ->
                EmailTrigger.ofWire(call.path("occasion"))
                    .map(each -> new Named(each, language))
                    .stream())
        .findFirst()
        .orElseThrow(
            () ->
                ProblemException.notFound(
                    EmailFaults.TEMPLATE, call.path("occasion") + "/" + call.path("language")));
  }
}
