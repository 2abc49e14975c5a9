package dev.quayside.engine.shipping.rate;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.ParcelJson;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.parcel.address.AddressJson;
import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.engine.parcel.customs.CustomsJson;
import dev.quayside.engine.parcel.option.OptionsDraft;
import dev.quayside.engine.parcel.option.OptionsJson;
import dev.quayside.engine.parcel.piece.PieceDraft;
import dev.quayside.engine.parcel.piece.PiecesJson;
import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.platform.server.json.JsonText;
import dev.quayside.printing.message.Message;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// A rate request on the wire, and its answers: at once or later.
final class RateRequestJson {

  private static final int MOST_CODES = 100;

  private RateRequestJson() {}

  /// The complete answer, given at once.
  record Answer(String id, RateJson rates, List<CarrierMessage> messages, Instant requestedAt) {

    static Answer of(RateQuote quote) {
      return new Answer(
          quote.id(), new RateJson(quote.rates()), quote.messages(), quote.requestedAt());
    }
  }

  /// The state of a request that is answered later.
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record Async(
      String id,
      String status,
      @Nullable RateJson rates,
      @Nullable List<CarrierMessage> messages,
      @Nullable Failure error,
      Instant requestedAt,
      @Nullable Instant finishedAt) {

    static Async of(AsyncRateRequest asyncRequest) {
      boolean settled = asyncRequest.status() != AsyncRateRequest.Status.PENDING;
      return new Async(
          asyncRequest.id(),
          asyncRequest.status().wire(),
          asyncRequest.status() == AsyncRateRequest.Status.COMPLETED
              ? new RateJson(asyncRequest.rates())
              : null,
          settled ? asyncRequest.messages() : null,
          Failure.of(asyncRequest.problem()),
          asyncRequest.requestedAt(),
          asyncRequest.settledAt());
    }
  }

  /// The error object of docs/api/answers.md.
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record Failure(ProblemCode code, Message message, @Nullable List<Violation> details) {

    static @Nullable Failure of(@Nullable Problem problem) {
      return problem == null
          ? null
          : new Failure(
              problem.code(),
              problem.message(),
              problem.details().isEmpty() ? null : problem.details());
    }
  }

  /// The `data` of `shipment.rate_available`, as docs/api/rates.md has it.
  record Available(String requestId, RateJson rates, List<CarrierMessage> messages) {

    static String of(AsyncRateRequest asyncRequest) {
      return JsonText.write(
          new Available(
              asyncRequest.id(), new RateJson(asyncRequest.rates()), asyncRequest.messages()));
    }
  }

  /// A request whose fields have the right types; missing ones are reported already.
  record Asked(
      AddressDraft from,
      AddressDraft to,
      @Nullable ParcelDraft parcel,
      List<PieceDraft> pieces,
      boolean isReturn,
      @Nullable Customs customs,
      Set<String> carriers,
      Set<String> services,
      OptionsDraft options) {

    RateRequest request() {
      var boxes = PieceDraft.values(pieces);
      return new RateRequest(
          from.value(),
          to.value(),
          parcel == null ? boxes.getFirst().parcel() : parcel.value(),
          isReturn,
          customs,
          carriers,
          services,
          null,
          options.value().orNull(),
          boxes);
    }
  }

  static Asked read(Fields body) {
    var from = address(body, "from");
    var to = address(body, "to");
    var boxes = PiecesJson.read(body);
    var parcel = PiecesJson.areGiven(body) && !body.has("parcel") ? null : parcel(body);
    PieceDraft.check(boxes.pieces(), body.violations());
    var options = OptionsJson.read(body);
    var customs = CustomsJson.read(body, options.duties(), boxes.items());
    return new Asked(
        from,
        to,
        parcel,
        boxes.pieces(),
        Boolean.TRUE.equals(body.bool("isReturn")),
        customs,
        new HashSet<>(body.texts("carriers", MOST_CODES)),
        new HashSet<>(body.texts("services", MOST_CODES)),
        options);
  }

  private static ParcelDraft parcel(Fields body) {
    var box = body.requiredObject("parcel");
    var parcel = ParcelJson.read(box, body);
    parcel.check("parcel", box.violations());
    return parcel;
  }

  private static AddressDraft address(Fields body, String name) {
    var address = body.requiredObject(name);
    var draft = AddressJson.read(address);
    draft.checkForRate(name, address.violations());
    return draft;
  }
}
