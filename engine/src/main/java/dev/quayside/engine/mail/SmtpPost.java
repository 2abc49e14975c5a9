package dev.quayside.engine.mail;

import dev.quayside.engine.branding.BrandLogo;
import jakarta.activation.DataHandler;
import jakarta.mail.AuthenticationFailedException;
import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.NoSuchProviderException;
import jakarta.mail.Part;
import jakarta.mail.Session;
import jakarta.mail.Transport;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeBodyPart;
import jakarta.mail.internet.MimeMessage;
import jakarta.mail.internet.MimeMultipart;
import jakarta.mail.util.ByteArrayDataSource;
import java.io.UnsupportedEncodingException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Date;
import java.util.Properties;
import org.eclipse.angus.mail.smtp.SMTPAddressFailedException;
import org.eclipse.angus.mail.smtp.SMTPSendFailedException;
import org.eclipse.angus.mail.util.MailConnectException;
import org.jspecify.annotations.Nullable;

/// Hands letters to a mail server.
final class SmtpPost {

  private static final String CONNECT_MILLIS = "10000";
  private static final String ANSWER_MILLIS = "20000";
  private static final String UTF_8 = StandardCharsets.UTF_8.name();

  private final boolean trustsAll;

  /// @param trustsAll takes any certificate; for tests against a server of their own
  SmtpPost(boolean trustsAll) {
    this.trustsAll = trustsAll;
  }

  /// @param id of the letter: the same one has the same Message-ID whenever it is tried
  /// @param fromName the shop's
  /// @param replyTo null for the sender
  record Envelope(
      String id,
      String fromName,
      String to,
      @Nullable String replyTo,
      Instant date,
      @Nullable BrandLogo logo) {}

  /// Never throws for what a server or the way to it does.
  ///
  /// @param password null for a server that asks for none
  Sent send(MailSetup setup, @Nullable String password, Envelope envelope, Letter letter) {
    var session = Session.getInstance(properties(setup));
    MimeMessage message;
    try {
      message = message(session, setup, envelope, letter);
    } catch (MessagingException | UnsupportedEncodingException e) {
      return new Sent.Refused("an address in it cannot be used: " + firstLine(e));
    }
    try {
      return through(session.getTransport(scheme(setup)), setup, password, message);
    } catch (NoSuchProviderException e) {
      throw new IllegalStateException("this build cannot send mail", e);
    }
  }

  private static String scheme(MailSetup setup) {
    return setup.security() == SmtpSecurity.TLS ? "smtps" : "smtp";
  }

  private static Sent through(
      Transport transport, MailSetup setup, @Nullable String password, MimeMessage message) {
    try {
      transport.connect(setup.host(), setup.port(), setup.username(), password);
    } catch (MessagingException e) {
      return new Sent.NotYet(unreached(setup, e));
    }
    var sent = handOver(transport, message);
    try {
      transport.close();
    } catch (MessagingException e) {
      // what came of the letter is known
    }
    return sent;
  }

  private static Sent handOver(Transport transport, MimeMessage message) {
    try {
      transport.sendMessage(message, message.getAllRecipients());
      return new Sent.Taken();
    } catch (MessagingException e) {
      int code = replyCode(e);
      if (code >= 500) {
        return new Sent.Refused("the mail server refused it: " + firstLine(e));
      }
      return code >= 400
          ? new Sent.NotYet("the mail server cannot take it now: " + firstLine(e))
          : new Sent.InDoubt("the mail server was cut off, so it may have gone out");
    }
  }

  private static int replyCode(Exception failure) {
    for (Exception each = failure; each != null; each = next(each)) {
      if (each instanceof SMTPAddressFailedException address) {
        return address.getReturnCode();
      }
      if (each instanceof SMTPSendFailedException sending && next(each) == null) {
        return sending.getReturnCode();
      }
    }
    return 0;
  }

  private static @Nullable Exception next(Exception failure) {
    return failure instanceof MessagingException chained ? chained.getNextException() : null;
  }

  private static String unreached(MailSetup setup, MessagingException e) {
    var server = setup.host() + ":" + setup.port();
    if (e instanceof AuthenticationFailedException) {
      return server + " does not accept this user name and password";
    }
    if (e instanceof MailConnectException) {
      return server + " cannot be reached: check name, port and network";
    }
    return server + " does not talk as set up: check port and encryption (" + firstLine(e) + ")";
  }

  /// Never more: a server may say a page.
  private static String firstLine(Exception e) {
    var said = String.valueOf(e.getMessage()).lines().findFirst().orElse("").strip();
    return said.substring(0, Math.min(said.length(), 200));
  }

  private Properties properties(MailSetup setup) {
    var properties = new Properties();
    for (String protocol : new String[] {"smtp", "smtps"}) {
      var mail = "mail." + protocol + ".";
      properties.setProperty(mail + "connectiontimeout", CONNECT_MILLIS);
      properties.setProperty(mail + "timeout", ANSWER_MILLIS);
      properties.setProperty(mail + "writetimeout", ANSWER_MILLIS);
      properties.setProperty(mail + "auth", Boolean.toString(setup.username() != null));
      properties.setProperty(mail + "ssl.checkserveridentity", Boolean.toString(!trustsAll));
      if (trustsAll) {
        properties.setProperty(mail + "ssl.trust", "*");
      }
    }
    boolean starts = setup.security() == SmtpSecurity.STARTTLS;
    properties.setProperty("mail.smtp.starttls.enable", Boolean.toString(starts));
    properties.setProperty("mail.smtp.starttls.required", Boolean.toString(starts));
    return properties;
  }

  private static MimeMessage message(
      Session session, MailSetup setup, Envelope envelope, Letter letter)
      throws MessagingException, UnsupportedEncodingException {
    var id = "<" + envelope.id() + "@" + domain(setup.fromAddress()) + ">";
    var message =
        new MimeMessage(session) {
          @Override
          protected void updateMessageID() throws MessagingException {
            setHeader("Message-ID", id);
          }
        };
    message.setFrom(new InternetAddress(setup.fromAddress(), envelope.fromName(), UTF_8));
    message.setRecipient(Message.RecipientType.TO, new InternetAddress(envelope.to(), true));
    if (envelope.replyTo() != null) {
      message.setReplyTo(new InternetAddress[] {new InternetAddress(envelope.replyTo(), true)});
    }
    message.setSubject(letter.subject(), UTF_8);
    message.setSentDate(Date.from(envelope.date()));
    message.setHeader("Auto-Submitted", "auto-generated");
    message.setContent(content(letter, envelope.logo()));
    message.saveChanges();
    return message;
  }

  private static MimeMultipart content(Letter letter, @Nullable BrandLogo logo)
      throws MessagingException {
    var text = new MimeBodyPart();
    text.setText(letter.text(), UTF_8);
    var html = new MimeBodyPart();
    html.setContent(letter.html(), "text/html; charset=utf-8");
    if (logo == null) {
      return new MimeMultipart("alternative", text, html);
    }
    var picture = new MimeBodyPart();
    picture.setDataHandler(new DataHandler(new ByteArrayDataSource(logo.png(), "image/png")));
    picture.setContentID("<logo>");
    picture.setDisposition(Part.INLINE);
    var related = new MimeBodyPart();
    related.setContent(new MimeMultipart("related", html, picture));
    return new MimeMultipart("alternative", text, related);
  }

  private static String domain(String address) {
    return address.substring(address.indexOf('@') + 1);
  }
}
