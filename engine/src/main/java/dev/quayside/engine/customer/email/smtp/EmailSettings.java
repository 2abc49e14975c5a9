package dev.quayside.engine.customer.email.smtp;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.customer.email.template.EmailFaults;
import dev.quayside.engine.customer.email.template.EmailTrigger;
import dev.quayside.engine.platform.network.Loopback;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// A workspace's e-mail settings, without the password.
///
/// @param enabled whether customers get e-mails; never in the sandbox, whatever this says
/// @param username null for a server without authentication
/// @param hasPassword whether a password is stored
/// @param language `en` or `es`; null for the language of the country a parcel goes to
public record EmailSettings(
    boolean enabled,
    String host,
    int port,
    SmtpSecurity security,
    @Nullable String username,
    boolean hasPassword,
    String fromAddress,
    @Nullable String language,
    Set<EmailTrigger> triggers) {

  private static final int SUBMISSION = 587;
  private static final int LARGEST_PORT = 65_535;
  private static final Pattern HOST = Pattern.compile("[A-Za-z0-9.:_-]{1,253}");
  private static final Pattern EMAIL =
      Pattern.compile("[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)*");

  public EmailSettings {
    triggers = Set.copyOf(triggers);
  }

  /// Settings until they are set up.
  public static EmailSettings first() {
    return new EmailSettings(
        false,
        "",
        SUBMISSION,
        SmtpSecurity.STARTTLS,
        null,
        false,
        "",
        null,
        EmailTrigger.OF_STATUS);
  }

  /// Whether the stored password may be sent with the other settings: same server, same user, and
  /// not without encryption where it was used before.
  public boolean isSameAccount(EmailSettings other) {
    return host.equalsIgnoreCase(other.host)
        && Objects.equals(username, other.username)
        && (other.security != SmtpSecurity.NONE || security == SmtpSecurity.NONE);
  }

  public static boolean isAddress(String text) {
    return EMAIL.matcher(text).matches();
  }

  public EmailSettings checked() {
    Violations.refuseAs(ProblemCode.INVALID_REQUEST, this::check);
    return this;
  }

  void check(Violations found) {
    if (!HOST.matcher(host).matches()) {
      found.add("host", EmailFaults.HOST);
    }
    if (port < 1 || port > LARGEST_PORT) {
      found.add("port", EmailFaults.PORT);
    }
    if (!isAddress(fromAddress)) {
      found.add("fromAddress", FieldWords.EMAIL);
    }
    if (username != null && security == SmtpSecurity.NONE && !Loopback.is(host)) {
      found.add("username", EmailFaults.CLEAR);
    }
    if (language != null && !Set.of("en", "es").contains(language)) {
      found.add("language", EmailFaults.LANGUAGE);
    }
  }
}
