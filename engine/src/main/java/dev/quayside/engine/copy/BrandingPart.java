package dev.quayside.engine.copy;

import dev.quayside.engine.customer.branding.BrandLogo;
import dev.quayside.engine.customer.branding.Branding;
import dev.quayside.engine.customer.branding.BrandingDraft;
import dev.quayside.engine.customer.branding.Brandings;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/// What customers see of the shop, and its logo.
public record BrandingPart(Brandings brandings) implements CopyPart {

  @Override
  public CopyKind kind() {
    return CopyKind.BRANDING;
  }

  @Override
  public Stream<CopyStep> steps(CopyRequest request) {
    return Stream.concat(
        brandings.chosen(request.from()).stream().map(wanted -> look(request, wanted)),
        brandings.logo(request.from().workspace()).stream().map(wanted -> logo(request, wanted)));
  }

  private CopyStep look(CopyRequest request, Branding wanted) {
    var before = brandings.chosen(request.to());
    return CopyStep.of(
        request,
        kind().wire(),
        before.isPresent(),
        () -> before.filter(wanted::equals).isPresent(),
        List.of(),
        () -> brandings.keep(request.to(), BrandingDraft.of(wanted)));
  }

  private CopyStep logo(CopyRequest request, BrandLogo wanted) {
    var before = brandings.logo(request.to().workspace());
    return CopyStep.of(
        request,
        "logo",
        before.isPresent(),
        () -> before.filter(each -> Arrays.equals(each.png(), wanted.png())).isPresent(),
        List.of(),
        () -> brandings.keepLogo(request.to(), wanted.png()));
  }
}
