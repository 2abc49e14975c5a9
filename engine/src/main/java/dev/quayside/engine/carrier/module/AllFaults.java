package dev.quayside.engine.carrier.module;

import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.address.Address;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// A connector stops at the first field it cannot send. A person who corrects an address wants to
/// hear of all of them, so what was named is filled in with something harmless and the connector is
/// asked again.
public final class AllFaults {

  private static final int MOST_ROUNDS = 20;
  private static final String FROM = "from.";
  private static final String TO = "to.";
  private static final String WORD = "Any";
  private static final String PHONE = "5555550100";
  private static final String EMAIL = "any@example.com";

  private AllFaults() {}

  /// @param check refuses a consignment by its first fault
  /// @throws ProblemException with the faults of both addresses that have the code of the first
  static void check(Consignment given, Consumer<Consignment> check) {
    var first = refusal(given, check);
    if (first.isPresent()) {
      throw new ProblemException(withMore(first.get(), given, check));
    }
  }

  /// The consignment as if its faults were put right, when nothing is wrong with it but what was
  /// left out: then a carrier whose faults these are can be asked for the faults of another service
  /// alone.
  ///
  /// @param faults of one refusal
  /// @return empty when a field that was given has to be corrected
  public static Optional<Consignment> supplied(Consignment given, List<Violation> faults) {
    return faults.stream().allMatch(each -> isLeftOut(given, each.field()))
        ? Optional.of(filled(given, faults))
        : Optional.empty();
  }

  private static boolean isLeftOut(Consignment given, String field) {
    return field.startsWith(FROM) && isLeftOut(given.from(), field.substring(FROM.length()))
        || field.startsWith(TO) && isLeftOut(given.to(), field.substring(TO.length()));
  }

  private static boolean isLeftOut(Address address, String field) {
    return switch (field) {
      case "name" -> isLeftOut(address.name());
      case "company" -> isLeftOut(address.company());
      case "street1" -> isLeftOut(address.street1());
      case "street2" -> isLeftOut(address.street2());
      case "city" -> isLeftOut(address.city());
      case "phone" -> isLeftOut(address.phone());
      case "email" -> isLeftOut(address.email());
      default -> false;
    };
  }

  private static boolean isLeftOut(@Nullable String given) {
    return given == null || given.isBlank();
  }

  private static Problem withMore(Problem first, Consignment given, Consumer<Consignment> check) {
    var found = new TreeMap<String, Violation>();
    var judged = given;
    var problem = Optional.of(first);
    for (int round = 0; round < MOST_ROUNDS && isSameKind(problem, first); round++) {
      var named = problem.get().details();
      boolean isNew = named.stream().anyMatch(each -> !found.containsKey(each.field()));
      named.forEach(each -> found.putIfAbsent(each.field(), each));
      judged = filled(judged, named);
      problem = isNew ? refusal(judged, check) : Optional.empty();
    }
    var all = List.copyOf(found.values());
    return all.size() <= first.details().size()
        ? first
        : new Problem.Invalid(first.code(), Violation.listed(all), all);
  }

  private static boolean isSameKind(Optional<Problem> problem, Problem first) {
    return problem
        .filter(each -> each instanceof Problem.Invalid && each.code() == first.code())
        .isPresent();
  }

  private static Optional<Problem> refusal(Consignment judged, Consumer<Consignment> check) {
    try {
      check.accept(judged);
      return Optional.empty();
    } catch (ProblemException refused) {
      return Optional.of(refused.problem());
    }
  }

  private static Consignment filled(Consignment judged, List<Violation> named) {
    return judged.between(filled(judged.from(), FROM, named), filled(judged.to(), TO, named));
  }

  private static Address filled(Address address, String path, List<Violation> named) {
    var faulty = new HashSet<String>();
    for (var each : named) {
      if (each.field().startsWith(path)) {
        faulty.add(each.field().substring(path.length()));
      }
    }
    return faulty.isEmpty()
        ? address
        : new Address(
            faulty.contains("name") ? WORD : address.name(),
            faulty.contains("company") ? WORD : address.company(),
            faulty.contains("street1") ? WORD : address.street1(),
            faulty.contains("street2") ? WORD : address.street2(),
            faulty.contains("city") ? WORD : address.city(),
            address.state(),
            address.zip(),
            address.country(),
            faulty.contains("phone") ? PHONE : address.phone(),
            faulty.contains("email") ? EMAIL : address.email());
  }
}
