package dev.quayside.engine.mail;

import dev.quayside.engine.identity.WorkspaceId;
import dev.quayside.engine.problem.ProblemCode;
import dev.quayside.engine.problem.ProblemException;
import dev.quayside.engine.store.Tx;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Tables `mail_setup` and `mail_template`.
final class MailSetupStore {

  /// @param sealedPassword as it is at rest
  record Kept(MailSetup setup, @Nullable String sealedPassword) {

    /// A password is its server's: kept for one, it is not shown to another.
    ///
    /// @param password null to keep the one there is
    /// @throws dev.quayside.engine.problem.ProblemException `INVALID_REQUEST` when it must be given
    ///   again
    void checkPassword(MailSetup wanted, @Nullable String password) {
      if (password == null && sealedPassword != null && !setup.isSameAccount(wanted)) {
        throw ProblemException.invalid(
            ProblemCode.INVALID_REQUEST,
            "password",
            "must be given again: the one that is kept belongs to another server or user name");
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

  void put(Tx tx, WorkspaceId workspace, MailSetup setup, @Nullable String sealedPassword) {
    tx.handle()
        .createUpdate(
            """
            INSERT OR REPLACE INTO mail_setup
              (workspace_id, enabled, host, port, security, username, sealed_password, from_address,
               language, occasions)
            VALUES (:workspace, :enabled, :host, :port, :security, :username, :password, :from,
               :language, :occasions)
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
            setup.occasions().stream()
                .map(Occasion::wire)
                .sorted()
                .collect(Collectors.joining(" ")))
        .execute();
  }

  Optional<MailTemplate> template(
      Tx tx, WorkspaceId workspace, Occasion occasion, String language) {
    return tx.handle()
        .createQuery(
            """
            SELECT subject, text, html FROM mail_template
            WHERE workspace_id = :workspace AND occasion = :occasion AND language = :language
            """)
        .bind("workspace", workspace.value())
        .bind("occasion", occasion.wire())
        .bind("language", language)
        .map(
            (row, _) ->
                new MailTemplate(
                    row.getString("subject"), row.getString("text"), row.getString("html")))
        .findOne();
  }

  void putTemplate(
      Tx tx, WorkspaceId workspace, Occasion occasion, String language, MailTemplate template) {
    tx.handle()
        .createUpdate(
            """
            INSERT OR REPLACE INTO mail_template (workspace_id, occasion, language, subject, text, html)
            VALUES (:workspace, :occasion, :language, :subject, :text, :html)
            """)
        .bind("workspace", workspace.value())
        .bind("occasion", occasion.wire())
        .bind("language", language)
        .bind("subject", template.subject())
        .bind("text", template.text())
        .bind("html", template.html())
        .execute();
  }

  boolean deleteTemplate(Tx tx, WorkspaceId workspace, Occasion occasion, String language) {
    return tx.handle()
            .createUpdate(
                """
                DELETE FROM mail_template
                WHERE workspace_id = :workspace AND occasion = :occasion AND language = :language
                """)
            .bind("workspace", workspace.value())
            .bind("occasion", occasion.wire())
            .bind("language", language)
            .execute()
        == 1;
  }

  private static MailSetup setup(ResultSet row) throws SQLException {
    return new MailSetup(
        row.getBoolean("enabled"),
        row.getString("host"),
        row.getInt("port"),
        SmtpSecurity.ofWire(row.getString("security")),
        row.getString("username"),
        row.getString("sealed_password") != null,
        row.getString("from_address"),
        row.getString("language"),
        Stream.of(row.getString("occasions").split(" "))
            .flatMap(wire -> Occasion.ofWire(wire).stream())
            .collect(Collectors.toSet()));
  }
}
