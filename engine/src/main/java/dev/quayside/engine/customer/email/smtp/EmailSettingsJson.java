package dev.quayside.engine.customer.email.smtp;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.customer.email.template.EmailTrigger;
import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.platform.server.json.Masked;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// E-mail settings on the wire. The password can be written but not read.
///
/// @param sends whether customers get e-mails now
/// @param message why none are sent although they are enabled; null otherwise
public record EmailSettingsJson(
    boolean enabled,
    @Nullable String host,
    int port,
    String security,
    @Nullable String username,
    boolean hasPassword,
    @Nullable String fromAddress,
    @Nullable String language,
    List<String> occasions,
    boolean sends,
    @Nullable String message) {

  private static final String NEVER_HERE =
      "this is the sandbox: nothing goes out to customers here, whatever is set up; only tests do";
  private static final int LONGEST = 253;

  /// @param password null to keep the stored one
  public record Wanted(EmailSettings setup, @Nullable String password) {}

  public static EmailSettingsJson of(EmailSettings setup, Caller caller) {
    boolean sandbox = caller.environment() == Environment.SANDBOX;
    var name = setup.username();
    return new EmailSettingsJson(
        setup.enabled(),
        Absent.fromBlank(setup.host()),
        setup.port(),
        setup.security().wire(),
        name == null || caller.role() == Role.ADMIN ? name : Masked.of(name),
        setup.hasPassword(),
        Absent.fromBlank(setup.fromAddress()),
        setup.language(),
        setup.triggers().stream().sorted().map(EmailTrigger::wire).toList(),
        setup.enabled() && !sandbox,
        sandbox ? NEVER_HERE : null);
  }

  public static Wanted read(Fields body) {
    body.require("host");
    body.require("fromAddress");
    var security =
        Objects.requireNonNullElse(
            body.choice("security", SmtpSecurity.values(), SmtpSecurity::wire),
            SmtpSecurity.STARTTLS);
    var username = Absent.fromBlank(body.text("username", LONGEST));
    var password = body.text("password", LONGEST);
    var setup =
        new EmailSettings(
            Objects.requireNonNullElse(body.bool("enabled"), false),
            text(body, "host"),
            Objects.requireNonNullElse(body.integer("port"), security.port()),
            security,
            username,
            false,
            text(body, "fromAddress"),
            body.choice("language", new String[] {"en", "es"}, language -> language),
            triggers(body));
    setup.check(body.violations());
    return new Wanted(setup, username == null ? "" : password);
  }

  private static String text(Fields body, String name) {
    return Objects.requireNonNullElse(body.text(name, LONGEST), "").strip();
  }

  private static Set<EmailTrigger> triggers(Fields body) {
    if (!body.has("occasions")) {
      return EmailTrigger.OF_STATUS;
    }
    var wanted = EnumSet.noneOf(EmailTrigger.class);
    var named = body.texts("occasions", EmailTrigger.OF_STATUS.size());
    for (int i = 0; i < named.size(); i++) {
      var at = body.path("occasions") + "[" + i + "]";
      EmailTrigger.ofWire(named.get(i))
          .filter(EmailTrigger.OF_STATUS::contains)
          .ifPresentOrElse(
              wanted::add, () -> body.violations().add(at, FieldWords.ONE_OF, EmailTrigger.all()));
    }
    return wanted;
  }
}
