package dev.quayside.engine.customer.email.smtp;

import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.customer.branding.BrandLogo;
import dev.quayside.engine.customer.email.template.Email;
import dev.quayside.engine.customer.email.template.EmailFaults;
import dev.quayside.engine.platform.network.EgressPolicy;
import dev.quayside.printing.message.MessageKey;
import jakarta.activation.DataHandler;
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
import java.io.IOException;
import java.io.OutputStream;
import java.io.UnsupportedEncodingException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Date;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLSocketFactory;
import org.eclipse.angus.mail.smtp.SMTPAddressFailedException;
import org.eclipse.angus.mail.smtp.SMTPSendFailedException;
import org.jspecify.annotations.Nullable;

/// Sends e-mails through a mail server.
public final class SmtpSender {

  static final Duration CONNECTING = Duration.ofSeconds(10);
  static final Duration ANSWERING = Duration.ofSeconds(20);

  /// Time limit for a whole conversation. Without it, a server that answers byte by byte would
  /// delay the e-mails of all workspaces.
  static final Duration WHOLE = Duration.ofSeconds(90);

  private static final String UTF_8 = StandardCharsets.UTF_8.name();

  private final EgressPolicy egress;
  private final @Nullable SSLSocketFactory trusting;
  private final Limits limits;

  /// Time limits for a mail server.
  ///
  /// @param answer for each answer
  /// @param whole for a whole e-mail
  record Limits(Duration answer, Duration whole) {
    static final Limits USUAL = new Limits(ANSWERING, WHOLE);
  }

  public SmtpSender(EgressPolicy egress) {
    this(egress, null, Limits.USUAL);
  }

  /// @param egress which addresses mail servers may have
  /// @param trusting creates TLS sockets with the trusted certificates; null for those this
  ///   computer trusts
  SmtpSender(EgressPolicy egress, @Nullable SSLSocketFactory trusting, Limits limits) {
    this.egress = egress;
    this.trusting = trusting;
    this.limits = limits;
  }

  /// @param id id of the e-mail; its Message-ID is the same at every attempt
  /// @param fromName the shop's name
  /// @param replyTo null for the sender
  public record Envelope(
      String id,
      String fromName,
      String to,
      @Nullable String replyTo,
      Instant date,
      @Nullable BrandLogo logo,
      List<Attachment> attached) {

    public Envelope {
      attached = List.copyOf(attached);
    }

    /// One without files.
    public Envelope(
        String id,
        String fromName,
        String to,
        @Nullable String replyTo,
        Instant date,
        @Nullable BrandLogo logo) {
      this(id, fromName, to, replyTo, date, logo, List.of());
    }
  }

  /// Sends an e-mail. Errors of the server and the network are in the result and are not thrown.
  ///
  /// @param password null for a server without authentication
  public SendResult send(
      Environment environment,
      EmailSettings setup,
      @Nullable String password,
      Envelope envelope,
      Email email) {
    var refused = refused(environment, setup.host());
    if (refused.isPresent()) {
      return new SendResult.NotYet(EmailFaults.RESERVED.of(refused.get()), true);
    }
    try (var sockets = new MailSockets(egress, environment)) {
      return send(setup, password, envelope, email, sockets);
    }
  }

  private SendResult send(
      EmailSettings setup,
      @Nullable String password,
      Envelope envelope,
      Email email,
      MailSockets sockets) {
    var session = Session.getInstance(properties(setup, sockets));
    Written message;
    try {
      message = message(session, setup, envelope, email);
    } catch (MessagingException | UnsupportedEncodingException e) {
      return new SendResult.Refused(EmailFaults.ADDRESS.of());
    }
    var deadline =
        CompletableFuture.runAsync(
            sockets::close,
            CompletableFuture.delayedExecutor(limits.whole().toMillis(), TimeUnit.MILLISECONDS));
    try {
      return through(session.getTransport(scheme(setup)), setup, password, message);
    } catch (NoSuchProviderException e) {
      throw new IllegalStateException("this build cannot send mail", e);
    } finally {
      deadline.cancel(false);
    }
  }

  /// The reason why the host's address is not allowed, for the person who entered it. The name is
  /// resolved again for the connection, which {@link MailSockets} checks once more.
  private Optional<MessageKey> refused(Environment environment, String host) {
    try {
      return Arrays.stream(InetAddress.getAllByName(host))
          .flatMap(address -> egress.refused(environment, address).stream())
          .findFirst();
    } catch (UnknownHostException e) {
      // connecting reports this in its own words
      return Optional.empty();
    }
  }

  private static String scheme(EmailSettings setup) {
    return setup.security() == SmtpSecurity.TLS ? "smtps" : "smtp";
  }

  private static SendResult through(
      Transport transport, EmailSettings setup, @Nullable String password, Written message) {
    try {
      transport.connect(setup.host(), setup.port(), setup.username(), password);
    } catch (MessagingException e) {
      return new SendResult.NotYet(SmtpFailure.of(setup, e), true);
    }
    var sent = handOver(transport, setup, message);
    try {
      transport.close();
    } catch (MessagingException e) {
      // the result of the e-mail is known already
    }
    return sent;
  }

  private static SendResult handOver(Transport transport, EmailSettings setup, Written message) {
    try {
      transport.sendMessage(message, message.getAllRecipients());
      return new SendResult.Taken();
    } catch (MessagingException e) {
      int code = replyCode(e);
      if (code >= 500) {
        return new SendResult.Refused(SmtpFailure.withReply(EmailFaults.REFUSED, e));
      }
      if (code >= 400) {
        return new SendResult.NotYet(SmtpFailure.withReply(EmailFaults.NOT_NOW, e), false);
      }
      return message.begun()
          ? new SendResult.InDoubt(EmailFaults.CUT.of())
          : new SendResult.NotYet(SmtpFailure.of(setup, e), true);
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

  private Properties properties(EmailSettings setup, MailSockets sockets) {
    var properties = new Properties();
    var tls = trusting == null ? (SSLSocketFactory) SSLSocketFactory.getDefault() : trusting;
    for (String protocol : new String[] {"smtp", "smtps"}) {
      var mail = "mail." + protocol + ".";
      properties.setProperty(mail + "connectiontimeout", Long.toString(CONNECTING.toMillis()));
      properties.setProperty(mail + "timeout", Long.toString(limits.answer().toMillis()));
      properties.setProperty(mail + "writetimeout", Long.toString(limits.answer().toMillis()));
      properties.setProperty(mail + "auth", Boolean.toString(setup.username() != null));
      properties.setProperty(mail + "ssl.checkserveridentity", "true");
      properties.put(mail + "socketFactory", sockets);
      properties.put(mail + "ssl.socketFactory", sockets.underTls(tls));
      // otherwise the library would try again with a socket of its own
      properties.setProperty(mail + "socketFactory.fallback", "false");
    }
    boolean starts = setup.security() == SmtpSecurity.STARTTLS;
    properties.setProperty("mail.smtp.starttls.enable", Boolean.toString(starts));
    properties.setProperty("mail.smtp.starttls.required", Boolean.toString(starts));
    return properties;
  }

  private static Written message(
      Session session, EmailSettings setup, Envelope envelope, Email email)
      throws MessagingException, UnsupportedEncodingException {
    var message =
        new Written(session, "<" + envelope.id() + "@" + domain(setup.fromAddress()) + ">");
    message.setFrom(new InternetAddress(setup.fromAddress(), envelope.fromName(), UTF_8));
    message.setRecipient(Message.RecipientType.TO, new InternetAddress(envelope.to(), true));
    if (envelope.replyTo() != null) {
      message.setReplyTo(new InternetAddress[] {new InternetAddress(envelope.replyTo(), true)});
    }
    message.setSubject(email.subject(), UTF_8);
    message.setSentDate(Date.from(envelope.date()));
    message.setHeader("Auto-Submitted", "auto-generated");
    message.setContent(withFiles(content(email, envelope.logo()), envelope.attached()));
    message.saveChanges();
    return message;
  }

  private static MimeMultipart content(Email email, @Nullable BrandLogo logo)
      throws MessagingException {
    var text = new MimeBodyPart();
    text.setText(email.text(), UTF_8);
    var html = new MimeBodyPart();
    html.setContent(email.html(), "text/html; charset=utf-8");
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

  private static MimeMultipart withFiles(MimeMultipart letter, List<Attachment> files)
      throws MessagingException {
    if (files.isEmpty()) {
      return letter;
    }
    var said = new MimeBodyPart();
    said.setContent(letter);
    var whole = new MimeMultipart("mixed", said);
    for (var file : files) {
      var part = new MimeBodyPart();
      part.setDataHandler(
          new DataHandler(new ByteArrayDataSource(file.content(), file.mediaType())));
      part.setFileName(file.name());
      part.setDisposition(Part.ATTACHMENT);
      whole.addBodyPart(part);
    }
    return whole;
  }

  private static String domain(String address) {
    return address.substring(address.indexOf('@') + 1);
  }

  /// A message with its own id, which knows whether its transfer to a server has begun.
  private static final class Written extends MimeMessage {

    private final String id;
    private boolean begun;

    private Written(Session session, String id) {
      super(session);
      this.id = id;
    }

    boolean begun() {
      return begun;
    }

    @Override
    protected void updateMessageID() throws MessagingException {
      setHeader("Message-ID", id);
    }

    @Override
    public void writeTo(OutputStream out, String @Nullable [] ignored)
        throws IOException, MessagingException {
      begun = true;
      super.writeTo(out, ignored);
    }
  }
}
