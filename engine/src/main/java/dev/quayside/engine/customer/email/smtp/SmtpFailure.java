package dev.quayside.engine.customer.email.smtp;

import jakarta.mail.AuthenticationFailedException;
import jakarta.mail.MessagingException;
import java.net.SocketTimeoutException;
import java.util.regex.Pattern;
import javax.net.ssl.SSLException;
import org.eclipse.angus.mail.util.MailConnectException;
import org.jspecify.annotations.Nullable;

/// Why a mail server could not be talked to, in a sentence that says what to do. Never a password.
final class SmtpFailure {

  /// RFC 5321, section 4.2: three digits, and words for people.
  private static final Pattern REPLY = Pattern.compile("[45][0-5]\\d[ -][ -~]{0,120}");

  private SmtpFailure() {}

  static String of(EmailSettings setup, MessagingException e) {
    var server = setup.host() + ":" + setup.port();
    if (e instanceof AuthenticationFailedException) {
      return server + " does not accept this user name and password";
    }
    if (caused(e, SocketTimeoutException.class) && !(e instanceof MailConnectException)) {
      return server + " is silent: check port and encryption, or try again later";
    }
    if (e instanceof MailConnectException) {
      return server + " cannot be reached: check name, port and network";
    }
    if (isCertificate(e)) {
      return "the certificate of "
          + server
          + " is not to be trusted: it must be valid, for this very name, and signed by an"
          + " authority that this computer knows";
    }
    if (caused(e, SSLException.class)) {
      return server
          + " does not speak TLS as set up: port 465 usually takes TLS from the start, 587"
          + " STARTTLS";
    }
    if (said(e).contains("STARTTLS is required")) {
      return server + " does not offer STARTTLS: choose TLS from the start, or ask its provider";
    }
    return server + " does not talk as set up: check port and encryption";
  }

  /// An SMTP reply, cut short, to be put behind a sentence; empty for anything else. Whatever
  /// listens at an address somebody typed in must not be quoted back.
  static String reply(Exception e) {
    var reply = REPLY.matcher(said(e));
    return reply.lookingAt() ? ": " + reply.group().strip() : "";
  }

  private static String said(Exception e) {
    return String.valueOf(e.getMessage());
  }

  /// Checked in the handshake, or by name after it.
  private static boolean isCertificate(MessagingException e) {
    return caused(e, java.security.cert.CertificateException.class)
        || caused(e, java.security.cert.CertPathValidatorException.class)
        || causes(e, "server identity");
  }

  private static boolean caused(Throwable e, Class<? extends Throwable> kind) {
    for (@Nullable Throwable each = e; each != null; each = each.getCause()) {
      if (kind.isInstance(each)) {
        return true;
      }
    }
    return false;
  }

  private static boolean causes(Throwable e, String words) {
    for (@Nullable Throwable each = e; each != null; each = each.getCause()) {
      if (String.valueOf(each.getMessage()).contains(words)) {
        return true;
      }
    }
    return false;
  }
}
