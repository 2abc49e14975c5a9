package dev.quayside.engine.notice;

import dev.quayside.engine.platform.server.json.Fields;
import java.math.BigDecimal;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// A notice on the wire.
record NoticeJson(String id, String kind, String subject, String message, Instant createdAt) {

  static NoticeJson of(Notice notice) {
    return new NoticeJson(
        notice.id(),
        notice.kind().wire(),
        notice.subject(),
        notice.message().sentence(),
        notice.createdAt());
  }

  /// The settings on the wire.
  record Wanted(
      String email, @Nullable String to, String language, @Nullable BigDecimal fundsBelow) {

    static Wanted of(NoticeSettings settings) {
      return new Wanted(
          settings.email().wire(), settings.to(), settings.language(), settings.fundsBelow());
    }
  }

  private enum Language {
    EN,
    ES;

    private String wire() {
      return name().toLowerCase(java.util.Locale.ROOT);
    }
  }

  static NoticeSettings read(Fields body) {
    body.require("email");
    var email = body.choice("email", NoticeMail.values(), NoticeMail::wire);
    var language = body.choice("language", Language.values(), Language::wire);
    var settings =
        new NoticeSettings(
            email == null ? NoticeMail.OFF : email,
            body.text("to"),
            language == null ? NoticeSettings.FIRST.language() : language.wire(),
            body.decimal("fundsBelow"));
    settings.check(body.violations());
    return settings;
  }
}
