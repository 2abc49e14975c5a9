package dev.quayside.engine.order.batch;

import dev.quayside.engine.shipping.LabelJson;
import dev.quayside.printing.message.Message;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What became of the labels of a batch, on the wire.
record BatchVoidJson(List<Voided> voided, List<Refused> refused) {

  record Voided(String orderId, String labelId, LabelJson.@Nullable RefundJson refund) {

    static Voided of(BatchVoids.Voided voided) {
      var label = voided.label();
      return new Voided(voided.orderId(), label.labelId(), LabelJson.RefundJson.of(label));
    }
  }

  record Refused(String orderId, String labelId, String code, Message message) {

    static Refused of(BatchVoids.Refused refused) {
      var why = refused.why();
      return new Refused(refused.orderId(), refused.labelId(), why.code().name(), why.message());
    }
  }

  static BatchVoidJson of(BatchVoids.Result result) {
    return new BatchVoidJson(
        result.voided().stream().map(Voided::of).toList(),
        result.refused().stream().map(Refused::of).toList());
  }
}
