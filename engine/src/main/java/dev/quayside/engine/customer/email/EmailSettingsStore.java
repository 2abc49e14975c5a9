package dev.quayside.engine.customer.email;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.text.WireWord;
import dev.quayside.engine.customer.email.smtp.EmailSettings;
import dev.quayside.engine.customer.email.smtp.SmtpSecurity;
import dev.quayside.engine.customer.email.template.EmailFaults;
import dev.quayside.engine.customer.email.template.EmailTemplate;
import dev.quayside.engine.customer.email.template.EmailTrigger;
import dev.quayside.engine.platform.store.Tx;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Tables `mail_setup` and `mail_template`.
final class EmailSettingsStore {

  /// @param sealedPassword the password, encrypted
  record Kept(EmailSettings setup, @Nullable String sealedPassword) {

    /// Requires that a stored password is not sent to another server.
    ///
    /// @param password null to keep the stored one
    /// @throws dev.quayside.engine.base.problem.ProblemException `INVALID_REQUEST` when the
    ///   password has to be entered again
    void checkPassword(EmailSettings wanted, @Nullable String password) {
      if (password == null && sealedPassword != null && !setup.isSameAccount(wanted)) {
        throw ProblemException.invalid(ProblemCode.INVALID_REQUEST, "password", EmailFaults.AGAIN);
      }
    }
  }

  Optional<Kept> find(Tx tx, WorkspaceId workspace) {
    return tx.handle()
        .createQuery("SELECT * FROM mail_setup WHERE workspace_id = :workspace")
        .bind("workspace", workspace.value())
        .map((row, _) -> new Kept(setup(row), row.getString("sealed_password")))
        .findOne();
  }

  void put(Tx tx, WorkspaceId workspace, EmailSettings setup, @Nullable String sealedPassword) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO mail_setup
              (workspace_id, enabled, host, port, security, username, sealed_password, from_address,
               language, occasions)
            VALUES (:workspace, :enabled, :host, :port, :security, :username, :password, :from,
               :language, :occasions)
            ON CONFLICT (workspace_id) DO UPDATE SET enabled = excluded.enabled,
              host = excluded.host, port = excluded.port, security = excluded.security,
              username = excluded.username, sealed_password = excluded.sealed_password,
              from_address = excluded.from_address, language = excluded.language,
              occasions = excluded.occasions
            """)
        .bind("workspace", workspace.value())
        .bind("enabled", setup.enabled())
        .bind("host", setup.host())
        .bind("port", setup.port())
        .bind("security", setup.security().wire())
        .bind("username", setup.username())
        .bind("password", sealedPassword)
        .bind("from", setup.fromAddress())
        .bind("language", setup.language())
        .bind(
            "occasions",
            setup.triggers().stream()
                .map(EmailTrigger::wire)
                .sorted()
                .collect(Collectors.joining(" ")))
        .execute();
  }

  Optional<EmailTemplate> template(
      Tx tx, WorkspaceId workspace, EmailTrigger trigger, String language) {
    return tx.handle()
        .createQuery(
            """
            SELECT subject, text, html FROM mail_template
            WHERE workspace_id = :workspace AND occasion = :occasion AND language = :language
            """)
        .bind("workspace", workspace.value())
        .bind("occasion", trigger.wire())
        .bind("language", language)
        .map(
            (row, _) ->
                new EmailTemplate(
                    row.getString("subject"), row.getString("text"), row.getString("html")))
        .findOne();
  }

  void putTemplate(
      Tx tx, WorkspaceId workspace, EmailTrigger trigger, String language, EmailTemplate template) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO mail_template (workspace_id, occasion, language, subject, text, html)
            VALUES (:workspace, :occasion, :language, :subject, :text, :html)
            ON CONFLICT (workspace_id, occasion, language) DO UPDATE SET
              subject = excluded.subject, text = excluded.text, html = excluded.html
            """)
        .bind("workspace", workspace.value())
        .bind("occasion", trigger.wire())
        .bind("language", language)
        .bind("subject", template.subject())
        .bind("text", template.text())
        .bind("html", template.html())
        .execute();
  }

  boolean deleteTemplate(Tx tx, WorkspaceId workspace, EmailTrigger trigger, String language) {
    return tx.handle()
            .createUpdate(
                """
                DELETE FROM mail_template
                WHERE workspace_id = :workspace AND occasion = :occasion AND language = :language
                """)
            .bind("workspace", workspace.value())
            .bind("occasion", trigger.wire())
            .bind("language", language)
            .execute()
        == 1;
  }

  private static EmailSettings setup(ResultSet row) throws SQLException {
    return new EmailSettings(
        row.getBoolean("enabled"),
        row.getString("host"),
        row.getInt("port"),
        WireWord.read(SmtpSecurity.class, row.getString("security")),
        row.getString("username"),
        row.getString("sealed_password") != null,
        row.getString("from_address"),
        row.getString("language"),
        Stream.of(row.getString("occasions").split(" "))
            .flatMap(wire -> EmailTrigger.ofWire(wire).stream())
            .collect(Collectors.toSet()));
  }
}
