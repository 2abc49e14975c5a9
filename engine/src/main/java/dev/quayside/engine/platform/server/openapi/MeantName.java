package dev.quayside.engine.platform.server.openapi;

import dev.quayside.engine.platform.server.json.ServerWords;
import dev.quayside.engine.platform.server.openapi.ForeignName.Kind;
import dev.quayside.engine.platform.server.openapi.KnownRequest.Shape;
import dev.quayside.printing.message.Message;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Knows a field that means something, but not where it stands: one level too high or too low, in
/// the body though it is a header, or of another request. Left out in silence, each of them costs
/// money: `hazmat` beside the parcel buys an ordinary label.
final class MeantName {

  /// What other services put behind the names used here: `carrierCode`, `printerName`.
  private static final List<String> SUFFIXES = List.of("code", "name", "id", "number", "no");

  /// What they put before them: `shipmentReference`, `toZip`, `isHazmat`.
  private static final List<String> PREFIXES =
      List.of(
          "is",
          "to",
          "from",
          "ship",
          "shipto",
          "shipfrom",
          "shipment",
          "shipping",
          "delivery",
          "parcel",
          "package",
          "customs",
          "item",
          "order",
          "customer",
          "recipient",
          "sender");

  private static final String KEY_HEADER = "Idempotency-Key";

  private static final String PARCEL = "parcel";
  private static final String STREET = "street1";

  /// What only requests have that a purchase is made from or by.
  private static final Set<String> OF_PURCHASES = Set.of(STREET, "choice", "zip", "weightOz");

  private static final String RESIDENTIAL = "residential";
  private static final String HOLD = "POST /v1/orders/{id}/hold";

  /// What only requests have that buy, print or hand over without naming a parcel: a batch, a print
  /// job, a manifest, a pickup.
  private static final Set<String> COMMANDS = Set.of("action", "labelId", "labelIds", "window");

  /// What only orders and their items have.
  private static final Set<String> ORDERED = Set.of("requestedService", "externalId");

  /// Fields that change what a purchase costs or is. In an object that this API does not know, as
  /// in others' `shipment` or `options`, they would count for nothing.
  private static final Set<String> COSTLY =
      Set.of(
          "isReturn",
          "signature",
          "insuredValue",
          "hazmat",
          "residential",
          "saturday",
          "shipDate",
          "billing",
          "incoterm",
          "packaging",
          "instructions",
          "customs",
          "taxIds",
          "pieces");

  /// Fields of other requests that say where a parcel goes and with whom: an order's label goes to
  /// the order's address, whatever `shipTo` says.
  private static final Set<String> WHERE_AND_HOW = Set.of("to", "service", "carrier");

  /// Method and path, as the document has it.
  private final String operation;

  private final Set<String> headers;
  private final Map<String, List<MeantName>> all;

  /// By its name, the objects of this request that have a field; "" is the request itself.
  private final Map<String, List<String>> here = new LinkedHashMap<>();

  /// @param operation method and path, as the document has it
  /// @param body the fields of the request
  /// @param headers names of its headers
  /// @param all by the letters of a field's name, the operations that have it; each adds itself
  MeantName(String operation, Shape body, Set<String> headers, Map<String, List<MeantName>> all) {
    this.operation = operation;
    this.headers = headers;
    this.all = all;
    place(body, "");
    here.keySet()
        .forEach(
            name -> all.computeIfAbsent(NearName.letters(name), _ -> new ArrayList<>()).add(this));
  }

  private void place(Shape shape, String path) {
    switch (shape) {
      case Shape.Fields(var fields) ->
          fields.forEach(
              (name, inside) -> {
                here.computeIfAbsent(name, _ -> new ArrayList<>()).add(path);
                place(inside, path.isEmpty() ? name : path + "." + name);
              });
      case Shape.Elements(var each) -> place(each, path + "[]");
      case Shape.Anything _ -> {
        // has no names of ours
      }
    }
  }

  /// What is wrong with a field of that name in an object that has none; empty when the name means
  /// nothing to this API.
  ///
  /// @param beside the fields that the object has
  Optional<Message> wrong(String name, Collection<String> beside) {
    return NearName.of(name, here.keySet())
        .map(known -> belongs(name, known))
        .or(() -> header(name))
        .or(() -> withSuffix(name, beside))
        .or(() -> foreign(name, beside))
        .or(() -> ofAnother(name));
  }

  /// What is wrong with a field of that name in an object that is itself unknown; empty when
  /// nothing depends on it.
  Optional<Message> lost(String name) {
    var costly = COSTLY.stream().filter(here::containsKey).toList();
    return NearName.alike(name, costly)
        .or(() -> ForeignName.meant(name, costly))
        .map(known -> belongs(name, known));
  }

  /// What another API calls a field of this request, or sells with a label.
  private Optional<Message> foreign(String name, Collection<String> beside) {
    boolean ofParcel = here.containsKey(PARCEL) || COSTLY.stream().anyMatch(here::containsKey);
    boolean isCommand = COMMANDS.stream().anyMatch(here::containsKey);
    if (ofParcel && ForeignName.is(Kind.NOT_OFFERED, name)) {
      return Optional.of(ServerWords.NO_FIELD_NOT_OFFERED.of());
    }
    if ((ofParcel || isCommand) && ForeignName.is(Kind.TEST, name)) {
      return Optional.of(ServerWords.NO_FIELD_FOR_TESTS.of());
    }
    if ((ofParcel || isCommand) && headers.contains(KEY_HEADER) && ForeignName.is(Kind.KEY, name)) {
      return Optional.of(ServerWords.NO_FIELD_BUT_HEADER.of(KEY_HEADER));
    }
    if (!ofParcel && !isCommand && OF_PURCHASES.stream().noneMatch(here::containsKey)) {
      return Optional.empty();
    }
    if (ORDERED.stream().anyMatch(beside::contains) && ForeignName.is(Kind.STANDING, name)) {
      return Optional.of(ServerWords.NO_FIELD_BUT_HOLD.of(HOLD));
    }
    if (beside.contains(STREET)
        && here.containsKey(RESIDENTIAL)
        && ForeignName.is(Kind.ADDRESS, name)) {
      return Optional.of(belongs(name, RESIDENTIAL));
    }
    return ForeignName.meant(name, beside)
        .or(() -> ForeignName.meantBeside(name, beside))
        .<Message>map(known -> ServerWords.DID_YOU_MEAN.of(ServerWords.NO_FIELD.of(), known))
        .or(() -> ForeignName.meant(name, here.keySet()).map(known -> belongs(name, known)))
        .or(() -> withPrefix(name).map(known -> belongs(name, known)))
        .or(() -> suffixed(name, here.keySet()).map(known -> belongs(name, known)))
        .or(() -> ForeignName.meant(name, COSTLY).flatMap(this::ofAnother))
        .or(() -> ForeignName.meant(name, WHERE_AND_HOW).flatMap(this::ofAnother))
        .or(() -> suffixed(name, WHERE_AND_HOW).flatMap(this::ofAnother));
  }

  /// The field of this request that another API puts a word before; one of the same object first.
  private Optional<String> withPrefix(String name) {
    var letters = NearName.letters(name);
    return PREFIXES.stream()
        .filter(letters::startsWith)
        .map(prefix -> letters.substring(prefix.length()))
        .flatMap(rest -> NearName.alike(rest, here.keySet()).stream())
        .findFirst();
  }

  /// What is wrong with a query parameter that is a field or a header.
  Optional<Message> wrongInQuery(String name) {
    return NearName.of(name, here.keySet())
        .<Message>map(ServerWords.NO_PARAMETER_BUT_FIELD::of)
        .or(() -> header(name));
  }

  private Optional<Message> header(String name) {
    return NearName.of(name, headers).map(ServerWords.NO_FIELD_BUT_HEADER::of);
  }

  private Message belongs(String name, String known) {
    var places = places(known);
    var where =
        places.contains("")
            ? ServerWords.NO_FIELD_BUT_ABOVE.of()
            : ServerWords.NO_FIELD_BUT_IN.of(String.join(", ", places));
    return known.equals(name) ? where : ServerWords.DID_YOU_MEAN.of(where, known);
  }

  private List<String> places(String known) {
    return here.getOrDefault(known, List.of());
  }

  private static Optional<Message> withSuffix(String name, Collection<String> beside) {
    return suffixed(name, beside)
        .map(known -> ServerWords.DID_YOU_MEAN.of(ServerWords.NO_FIELD.of(), known));
  }

  private static Optional<String> suffixed(String name, Collection<String> known) {
    return known.stream()
        .filter(_ -> !NearName.letters(name).isEmpty())
        .filter(each -> SUFFIXES.stream().anyMatch(suffix -> isWith(suffix, name, each)))
        .findFirst();
  }

  private static boolean isWith(String suffix, String one, String other) {
    return NearName.areAlike(one, other + suffix) || NearName.areAlike(one + suffix, other);
  }

  /// What to say of a field of other requests: it names the one whose path is nearest.
  private Optional<Message> ofAnother(String name) {
    return all.getOrDefault(NearName.letters(name), List.of()).stream()
        .max(Comparator.comparingInt(this::shared))
        .map(there -> there.toldElsewhere(name));
  }

  private Message toldElsewhere(String name) {
    var known = NearName.alike(name, here.keySet()).orElseThrow();
    var place = places(known).getFirst();
    return ServerWords.NO_FIELD_OF_THIS.of(
        place.isEmpty() ? known : place + "." + known, operation);
  }

  /// How many steps of their paths two operations share from the beginning.
  private int shared(MeantName other) {
    var one = operation.split("[ /]+", -1);
    var two = other.operation.split("[ /]+", -1);
    int step = 1;
    while (step < Math.min(one.length, two.length) && one[step].equals(two[step])) {
      step++;
    }
    return step;
  }
}
