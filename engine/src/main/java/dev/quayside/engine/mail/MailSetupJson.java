package dev.quayside.engine.mail;

import dev.quayside.engine.identity.Caller;
import dev.quayside.engine.identity.Environment;
import dev.quayside.engine.identity.Role;
import dev.quayside.engine.server.Fields;
import dev.quayside.engine.server.Masked;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// How a workspace sends e-mail, on the wire. A password goes in and never comes out.
///
/// @param sends whether customers are written to now
/// @param message why not, although it is switched on; else null
record MailSetupJson(
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

  /// @param password null to keep the one there is
  record Wanted(MailSetup setup, @Nullable String password) {}

  static MailSetupJson of(MailSetup setup, Caller caller) {
    boolean sandbox = caller.environment() == Environment.SANDBOX;
    var name = setup.username();
    return new MailSetupJson(
        setup.enabled(),
        filled(setup.host()),
        setup.port(),
        setup.security().wire(),
        name == null || caller.role() == Role.ADMIN ? name : Masked.of(name),
        setup.hasPassword(),
        filled(setup.fromAddress()),
        setup.language(),
        setup.occasions().stream().sorted().map(Occasion::wire).toList(),
        setup.enabled() && !sandbox,
        sandbox ? NEVER_HERE : null);
  }

  static Wanted read(Fields body) {
    body.require("host");
    body.require("fromAddress");
    var security =
        Objects.requireNonNullElse(
            body.choice("security", SmtpSecurity.values(), SmtpSecurity::wire),
            SmtpSecurity.STARTTLS);
    var username = filled(body.text("username", LONGEST));
    var password = body.text("password", LONGEST);
    var setup =
        new MailSetup(
            Objects.requireNonNullElse(body.bool("enabled"), false),
            text(body, "host"),
            Objects.requireNonNullElse(body.integer("port"), security.port()),
            security,
            username,
            false,
            text(body, "fromAddress"),
            body.choice("language", new String[] {"en", "es"}, language -> language),
            occasions(body));
    setup.check(body.violations());
    return new Wanted(setup, username == null ? "" : password);
  }

  private static String text(Fields body, String name) {
    return Objects.requireNonNullElse(body.text(name, LONGEST), "").strip();
  }

  private static Set<Occasion> occasions(Fields body) {
    if (!body.has("occasions")) {
      return EnumSet.allOf(Occasion.class);
    }
    var wanted = EnumSet.noneOf(Occasion.class);
    var named = body.texts("occasions", Occasion.values().length);
    for (int i = 0; i < named.size(); i++) {
      var at = body.path("occasions") + "[" + i + "]";
      Occasion.ofWire(named.get(i))
          .ifPresentOrElse(
              wanted::add, () -> body.violations().add(at, "must be one of " + Occasion.all()));
    }
    return wanted;
  }

  private static @Nullable String filled(@Nullable String text) {
    return text == null || text.isBlank() ? null : text.strip();
  }
}
