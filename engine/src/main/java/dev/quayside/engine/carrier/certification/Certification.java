package dev.quayside.engine.carrier.certification;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.CarrierWords;
import dev.quayside.engine.carrier.FileType;
import dev.quayside.engine.carrier.certification.CertificationResult.State;
import dev.quayside.engine.carrier.http.CarrierAnswer;
import dev.quayside.engine.carrier.http.CarrierHttp;
import dev.quayside.engine.carrier.http.CarrierRequest;
import dev.quayside.engine.carrier.purchase.Acceptance;
import dev.quayside.engine.carrier.purchase.InDoubtException;
import dev.quayside.engine.carrier.purchase.IssuedLabel;
import dev.quayside.engine.carrier.purchase.LabelSpec;
import dev.quayside.engine.carrier.purchase.LookupAnswer;
import dev.quayside.engine.carrier.purchase.Tender;
import dev.quayside.engine.carrier.purchase.VoidAnswer;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.parcel.address.Address;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Buys the labels of a {@link CertificationSet} of a carrier, keeps the requests, answers and
/// files, and voids each label at once.
public final class Certification implements CarrierHttp.Witness {

  private final CertificationFolder folder;
  private final RedactedText redacted;

  /// @param secrets the account's, left out of what is kept
  public Certification(CertificationFolder folder, Collection<String> secrets) {
    this.folder = folder;
    redacted = new RedactedText(secrets);
  }

  @Override
  public void saw(CarrierRequest question, CarrierAnswer answer) {
    folder.exchange(redacted.of(question), redacted.of(answer));
  }

  /// @param carrier whose HTTP calls this witnesses
  /// @param from the address the shop ships from
  /// @param reference makes a new reference for each label
  /// @param told called with each result
  /// @throws ProblemException when the carrier offers no service
  public List<CertificationResult> run(
      Carrier carrier,
      Address from,
      Instant now,
      Supplier<String> reference,
      Consumer<CertificationResult> told) {
    var set = new CertificationSet(carrier.profile(), from, now);
    folder.begin("00-rates");
    var offered = carrier.rate(set.domestic(), Set.of()).quotes();
    if (offered.isEmpty()) {
      throw ProblemException.refused(
          ProblemCode.SERVICE_NOT_AVAILABLE,
          CarrierWords.NO_SERVICE_HERE,
          carrier.profile().name(),
          from.zip());
    }
    var results = new ArrayList<CertificationResult>();
    for (var each : set.cases(offered)) {
      folder.begin(each.name());
      var result = done(carrier, each, reference.get());
      results.add(result);
      told.accept(result);
    }
    folder.summary(carrier.profile().name(), now, results);
    return results;
  }

  private CertificationResult done(Carrier carrier, CertificationCase one, String reference) {
    Quote quote;
    try {
      quote = quoted(carrier, one);
    } catch (ProblemException | InDoubtException none) {
      return refused(one, one.service(), none);
    }
    var tender =
        new Tender(
            reference,
            quote.service(),
            one.consignment(),
            quote.amount(),
            LabelSpec.fourBySix(one.format()));
    try {
      return kept(carrier, one, tender, carrier.purchase(tender));
    } catch (InDoubtException silent) {
      return lookedUp(carrier, one, tender);
    } catch (ProblemException refused) {
      return refused(one, tender.service(), refused);
    }
  }

  private static Quote quoted(Carrier carrier, CertificationCase one) {
    var wanted = one.service().isEmpty() ? Set.<String>of() : Set.of(one.service());
    var rating = carrier.rate(one.consignment(), wanted);
    return rating.quotes().stream()
        .filter(quote -> one.service().isEmpty() || quote.service().equals(one.service()))
        .findFirst()
        .orElseThrow(
            () ->
                rating.declined().stream()
                    .findFirst()
                    .map(declined -> new ProblemException(declined.reason()))
                    .orElseGet(
                        () ->
                            ProblemException.refused(
                                ProblemCode.SERVICE_NOT_AVAILABLE,
                                CarrierWords.NO_SERVICE_HERE,
                                carrier.profile().name(),
                                one.consignment().to().zip())));
  }

  /// Settles a purchase in doubt by asking: a purchase is never tried twice.
  private CertificationResult lookedUp(Carrier carrier, CertificationCase one, Tender tender) {
    try {
      return switch (carrier.lookUp(tender)) {
        case LookupAnswer.Bought(var acceptance) -> kept(carrier, one, tender, acceptance);
        case LookupAnswer.NotBought _ ->
            result(one, tender.service(), "", State.REFUSED, "no answer; nothing was bought");
        case LookupAnswer.CannotTell _ ->
            result(one, tender.service(), "", State.LEFT_OPEN, inDoubt(tender));
      };
    } catch (ProblemException | InDoubtException silent) {
      return result(one, tender.service(), "", State.LEFT_OPEN, inDoubt(tender));
    }
  }

  private static String inDoubt(Tender tender) {
    return "no answer: ask the carrier what became of reference " + tender.reference();
  }

  private CertificationResult kept(
      Carrier carrier, CertificationCase one, Tender tender, Acceptance bought) {
    int files = 0;
    for (var document : bought.documents()) {
      var file = document.file();
      if (file == null && !document.link().isEmpty()) {
        file = later(carrier, document.link());
      }
      if (file != null) {
        folder.file(document.kind().wire(), FileType.of(file), file);
        files++;
      }
    }
    var label = new IssuedLabel(tender.reference(), bought.trackingNumber(), bought.handle());
    return voided(carrier, one, tender, label, files);
  }

  private static byte @Nullable [] later(Carrier carrier, String link) {
    try {
      return carrier.document(link).orElse(null);
    } catch (ProblemException notYet) {
      return null;
    }
  }

  private static CertificationResult voided(
      Carrier carrier, CertificationCase one, Tender tender, IssuedLabel label, int files) {
    var number = label.trackingNumber();
    var bought = "bought, " + files + (files == 1 ? " file kept, " : " files kept, ");
    try {
      return switch (carrier.voidLabel(label)) {
        case VoidAnswer.Voided _ ->
            result(one, tender.service(), number, State.DONE, bought + "voided");
        case VoidAnswer.Requested _ ->
            result(one, tender.service(), number, State.DONE, bought + "void requested");
        case VoidAnswer.Unbilled _ ->
            result(one, tender.service(), number, State.DONE, bought + "never billed unless used");
        case VoidAnswer.Refused(var reason) ->
            result(
                one,
                tender.service(),
                number,
                State.LEFT_OPEN,
                bought + "NOT voided: " + reason.sentence());
      };
    } catch (ProblemException failed) {
      return result(
          one,
          tender.service(),
          number,
          State.LEFT_OPEN,
          bought + "NOT voided: " + failed.problem().message().sentence());
    } catch (InDoubtException silent) {
      return result(
          one,
          tender.service(),
          number,
          State.LEFT_OPEN,
          bought + "void not confirmed: " + silent.said().sentence());
    }
  }

  private static CertificationResult refused(
      CertificationCase one, String service, RuntimeException why) {
    var words =
        why instanceof ProblemException refused
            ? refused.problem().message().sentence()
            : String.valueOf(why.getMessage());
    return result(one, service, "", one.needed() ? State.REFUSED : State.NOT_OFFERED, words);
  }

  private static CertificationResult result(
      CertificationCase one, String service, String number, State state, String outcome) {
    return new CertificationResult(one.name(), service, number, state, outcome);
  }
}
