package dev.quayside.engine.notice;

import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Right;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.customer.email.smtp.EmailSettings;
import dev.quayside.engine.platform.setting.Settings;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/// What a workspace is told, and how.
///
/// @param email when notices are sent by e-mail, over the workspace's own mail server
/// @param to the address they are sent to; null for none
/// @param language of these e-mails, `en` or `es`
/// @param fundsBelow a wallet with less is low on funds, in its own currency; null for never
public record NoticeSettings(
    NoticeMail email, @Nullable String to, String language, @Nullable BigDecimal fundsBelow) {

  private static final String NAME = "notices";
  private static final BigDecimal HIGHEST = BigDecimal.valueOf(1_000_000);

  /// As every workspace begins.
  public static final NoticeSettings FIRST =
      new NoticeSettings(NoticeMail.OFF, null, "en", BigDecimal.valueOf(25));

  public static NoticeSettings of(Settings settings, Caller caller) {
    return settings.find(caller, NAME, NoticeSettings.class).orElse(FIRST);
  }

  /// Stores these settings.
  ///
  /// @throws dev.quayside.engine.base.problem.ProblemException `INVALID_REQUEST`, `FORBIDDEN`
  public NoticeSettings keep(Settings settings, Caller caller) {
    Acting.require(Right.CHANGE_SETTINGS);
    Violations.refuseAs(ProblemCode.INVALID_REQUEST, this::check);
    settings.keep(caller, NAME, this, "notice_settings.changed");
    return this;
  }

  public void check(Violations found) {
    if (email != NoticeMail.OFF) {
      found.require("to", to);
    }
    if (to != null && !to.isBlank() && !EmailSettings.isAddress(to)) {
      found.add("to", FieldWords.EMAIL);
    }
    if (fundsBelow != null && (fundsBelow.signum() < 0 || fundsBelow.compareTo(HIGHEST) > 0)) {
      found.add("fundsBelow", FieldWords.FROM_0_TO, HIGHEST);
    }
  }
}
