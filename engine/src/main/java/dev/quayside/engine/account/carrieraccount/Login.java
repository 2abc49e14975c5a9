package dev.quayside.engine.account.carrieraccount;

import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.CarrierRequest;
import java.net.URI;
import java.util.Map;
import java.util.function.Predicate;

/// How one carrier is asked whether it takes an account's credentials.
interface Login {

  /// @param host where it answers
  /// @param values of the account's fields, by name
  Question ask(URI host, Map<String, String> values);

  /// @param good whether an answer with a status of 2xx is the carrier's own, and not that of a
  ///   network that wants a sign-in first
  /// @param wrong whether a refusal with status 403 is about the credentials all the same
  /// @param knowsAccount whether a good answer also says that the account number is good
  record Question(
      CarrierRequest request, Predicate<Said> good, Predicate<Said> wrong, boolean knowsAccount) {

    static Question of(CarrierRequest request, Predicate<Said> good) {
      return new Question(request, good, _ -> false, false);
    }

    Question wrongWhen(Predicate<Said> other) {
      return new Question(request, good, other, knowsAccount);
    }

    Question knowingTheAccount() {
      return new Question(request, good, wrong, true);
    }
  }
}
