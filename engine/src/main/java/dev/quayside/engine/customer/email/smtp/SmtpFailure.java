package dev.quayside.engine.customer.email.smtp;

import dev.quayside.engine.customer.email.template.EmailFaults;
import dev.quayside.printing.message.Message;
import dev.quayside.printing.message.MessageKey;
import jakarta.mail.AuthenticationFailedException;
import jakarta.mail.MessagingException;
import java.net.SocketTimeoutException;
import java.util.regex.Pattern;
import javax.net.ssl.SSLException;
import org.eclipse.angus.mail.util.MailConnectException;
import org.jspecify.annotations.Nullable;

/// Explains in a sentence why a mail server could not be used, and what to do. Never contains a
/// password.
final class SmtpFailure {

  /// An SMTP reply (RFC 5321, section 4.2): three digits and text.
  private static final Pattern REPLY = Pattern.compile("[45][0-5]\\d[ -][ -~]{0,120}");

  private SmtpFailure() {}

  static Message of(EmailSettings setup, MessagingException e) {
    var server = setup.host() + ":" + setup.port();
    if (e instanceof AuthenticationFailedException) {
      return EmailFaults.PASSWORD.of(server);
    }
    if (caused(e, SocketTimeoutException.class) && !(e instanceof MailConnectException)) {
      return EmailFaults.SILENT.of(server);
    }
    if (e instanceof MailConnectException) {
      return EmailFaults.UNREACHED.of(server);
    }
    if (isCertificate(e)) {
      return EmailFaults.CERTIFICATE.of(server);
    }
    if (caused(e, SSLException.class)) {
      return EmailFaults.TLS.of(server);
    }
    if (said(e).contains("STARTTLS is required")) {
      return EmailFaults.STARTTLS.of(server);
    }
    return EmailFaults.TALK.of(server);
  }

  /// Appends the server's reply, cut short, if it is an SMTP reply. Anything else is not quoted,
  /// since the address may belong to a service whose answer the user must not see.
  static Message withReply(MessageKey what, Exception e) {
    var reply = REPLY.matcher(said(e));
    return reply.lookingAt() ? EmailFaults.WITH_REPLY.of(what, reply.group().strip()) : what.of();
  }

  private static String said(Exception e) {
    return String.valueOf(e.getMessage());
  }

  /// Whether a certificate was rejected, in the handshake or by its host name.
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
