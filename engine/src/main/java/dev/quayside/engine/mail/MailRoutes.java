package dev.quayside.engine.mail;

import dev.quayside.engine.identity.Role;
import dev.quayside.engine.page.Page;
import dev.quayside.engine.problem.ProblemException;
import dev.quayside.engine.server.Call;
import dev.quayside.engine.server.PageJson;
import dev.quayside.engine.server.Reply;
import dev.quayside.engine.server.RouteTable;
import dev.quayside.engine.server.Routes;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// /v1/mail: how customers are written to, with which words, and what went out.
public final class MailRoutes implements Routes {

  private static final String TEMPLATE = "/v1/mail/templates/:occasion/:language";
  private static final List<String> LANGUAGES = List.of("en", "es");

  private final Mails mails;

  /// Which template a path names.
  private record Named(Occasion occasion, String language) {}

  private record Question(
      @Nullable LetterStatus status, @Nullable String shipmentId, Page.Request page) {}

  public MailRoutes(Mails mails) {
    this.mails = mails;
  }

  @Override
  public void register(RouteTable routes) {
    routes.get("/v1/mail", Role.VIEWER, this::setup);
    routes.put("/v1/mail", Role.ADMIN, MailSetupJson::read, this::change);
    routes.post("/v1/mail/test", Role.ADMIN, LetterJson::readTest, this::test);
    routes.get("/v1/mail/templates", Role.VIEWER, this::templates);
    routes.get(TEMPLATE, Role.VIEWER, call -> Reply.ok(template(call, named(call))));
    routes.put(TEMPLATE, Role.ADMIN, MailTemplateJson::read, this::changeTemplate);
    routes.delete(TEMPLATE, Role.ADMIN, this::resetTemplate);
    routes.post(TEMPLATE + "/preview", Role.VIEWER, MailTemplateJson::readLook, this::preview);
    routes.get("/v1/mail/letters", Role.VIEWER, this::letters);
    routes.post("/v1/mail/letters/:id/retry", Role.OPERATOR, this::retry);
  }

  private Reply setup(Call call) {
    return Reply.ok(MailSetupJson.of(mails.setup(call.caller()), call.caller()));
  }

  private Reply change(Call call, MailSetupJson.Wanted wanted) {
    mails.keep(call.caller(), wanted.setup(), wanted.password());
    return setup(call);
  }

  private Reply test(Call call, LetterJson.Test test) {
    return Reply.ok(
        LetterJson.TestJson.of(mails.tested(call.caller(), test.to(), test.language())));
  }

  private Reply templates(Call call) {
    return Reply.ok(
        new MailTemplateJson.All(
            Arrays.stream(Occasion.values())
                .flatMap(each -> LANGUAGES.stream().map(language -> new Named(each, language)))
                .map(named -> template(call, named))
                .toList()));
  }

  private Reply changeTemplate(Call call, MailTemplate wanted) {
    var named = named(call);
    mails.keepTemplate(call.caller(), named.occasion(), named.language(), wanted);
    return Reply.ok(template(call, named));
  }

  private Reply resetTemplate(Call call) {
    var named = named(call);
    mails.resetTemplate(call.caller(), named.occasion(), named.language());
    return new Reply.Nothing();
  }

  private Reply preview(Call call, MailTemplateJson.Look look) {
    var caller = call.caller();
    var named = named(call);
    var template = look.over(mails.template(caller, named.occasion(), named.language()));
    var shipment = look.shipmentId();
    var letter =
        shipment == null
            ? mails.preview(caller, named.occasion(), named.language(), template)
            : mails.previewOf(caller, shipment, named.occasion(), named.language(), template);
    return Reply.ok(
        new MailTemplateJson.PreviewJson(
            letter.subject(), letter.text(), mails.page(caller, letter)));
  }

  private Reply letters(Call call) {
    var question =
        call.query(
            query ->
                new Question(
                    query.choice("status", LetterStatus.values(), LetterStatus::wire),
                    query.text("shipmentId"),
                    query.page()));
    var page =
        mails.letters(call.caller(), question.status(), question.shipmentId(), question.page());
    return Reply.ok(PageJson.of(page, LetterJson::of));
  }

  private Reply retry(Call call) {
    var again = mails.sendAgain(call.caller(), call.path("id"), call.receipt(200, LetterJson::of));
    return Reply.ok(LetterJson.of(again));
  }

  private MailTemplateJson template(Call call, Named named) {
    var caller = call.caller();
    return MailTemplateJson.of(
        named.occasion(),
        named.language(),
        mails.template(caller, named.occasion(), named.language()),
        mails.isOwn(caller, named.occasion(), named.language()));
  }

  private static Named named(Call call) {
    return Stream.of(call.path("language"))
        .filter(Set.copyOf(LANGUAGES)::contains)
        .flatMap(
            language ->
                Occasion.ofWire(call.path("occasion"))
                    .map(each -> new Named(each, language))
                    .stream())
        .findFirst()
        .orElseThrow(() -> ProblemException.notFound("a template of this occasion and language"));
  }
}
