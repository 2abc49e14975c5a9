package dev.quayside.engine.copy;

import dev.quayside.engine.customer.email.Emails;
import dev.quayside.engine.customer.email.template.EmailTrigger;
import java.util.List;
import java.util.stream.Stream;

/// Letters that the shop has written for itself, in each language. The mail server is not copied:
/// its password is a secret.
public record EmailTemplatePart(Emails emails) implements CopyPart {

  private static final List<String> LANGUAGES = List.of("en", "es");

  @Override
  public CopyKind kind() {
    return CopyKind.EMAIL_TEMPLATES;
  }

  @Override
  public Stream<CopyStep> steps(CopyRequest request) {
    return Stream.of(EmailTrigger.values())
        .flatMap(
            trigger ->
                LANGUAGES.stream()
                    .filter(language -> emails.isOwn(request.from(), trigger, language))
                    .map(language -> step(request, trigger, language)));
  }

  private CopyStep step(CopyRequest request, EmailTrigger trigger, String language) {
    var wanted = emails.template(request.from(), trigger, language);
    return CopyStep.of(
        request,
        trigger.wire() + " " + language,
        emails.isOwn(request.to(), trigger, language),
        () -> emails.template(request.to(), trigger, language).equals(wanted),
        List.of(),
        () -> emails.keepTemplate(request.to(), trigger, language, wanted));
  }
}
