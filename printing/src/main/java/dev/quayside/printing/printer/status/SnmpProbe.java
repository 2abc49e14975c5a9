package dev.quayside.printing.printer.status;

import dev.quayside.printing.message.SaidWords;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.snmp4j.CommunityTarget;
import org.snmp4j.PDU;
import org.snmp4j.Snmp;
import org.snmp4j.mp.SnmpConstants;
import org.snmp4j.smi.OID;
import org.snmp4j.smi.OctetString;
import org.snmp4j.smi.UdpAddress;
import org.snmp4j.smi.VariableBinding;
import org.snmp4j.transport.DefaultUdpTransportMapping;

/// Asks a network printer by SNMP v2c, community `public` (RFC 2790 `hrPrinterStatus` and
/// `hrPrinterDetectedErrorState`, RFC 3805 `prtAlertDescription`).
public record SnmpProbe(String host, int port, Duration limit) implements Probe {

  static final int PORT = 161;

  private static final OID STATUS = new OID("1.3.6.1.2.1.25.3.5.1.1.1");
  private static final OID ERRORS = new OID("1.3.6.1.2.1.25.3.5.1.2.1");
  private static final OID ALERT = new OID("1.3.6.1.2.1.43.18.1.1.8");

  /// Always `UNKNOWN`: without waiting for an answer, a printer without SNMP cannot be told from
  /// one that is off.
  @Override
  public PrinterStatus reach() {
    return PrinterStatus.UNKNOWN;
  }

  @Override
  public PrinterStatus status() {
    try (Snmp snmp = new Snmp(new DefaultUdpTransportMapping())) {
      snmp.listen();
      PDU asked = ask(snmp, PDU.GET, List.of(STATUS, ERRORS));
      if (asked == null) {
        return PrinterStatus.UNKNOWN;
      }
      PDU alert = ask(snmp, PDU.GETNEXT, List.of(ALERT));
      return SnmpAnswer.status(asked.get(0), asked.get(1), alert == null ? null : words(alert));
    } catch (IOException e) {
      return PrinterStatus.UNKNOWN;
    }
  }

  private @Nullable PDU ask(Snmp snmp, int type, List<OID> what) throws IOException {
    PDU question = new PDU();
    question.setType(type);
    what.forEach(oid -> question.add(new VariableBinding(oid)));
    PDU answer = snmp.send(question, target()).getResponse();
    return answer == null || answer.getErrorStatus() != PDU.noError || answer.size() < what.size()
        ? null
        : answer;
  }

  private CommunityTarget<UdpAddress> target() throws IOException {
    CommunityTarget<UdpAddress> target = new CommunityTarget<>();
    target.setAddress(new UdpAddress(InetAddress.getByName(host), port));
    target.setCommunity(new OctetString("public"));
    target.setVersion(SnmpConstants.version2c);
    target.setTimeout(limit.toMillis());
    target.setRetries(0);
    return target;
  }

  private static @Nullable String words(PDU alert) {
    VariableBinding first = alert.get(0);
    return first.getOid().startsWith(ALERT)
            && first.getVariable() instanceof OctetString words
            && words.length() > 0
        ? SaidWords.of(new String(words.getValue(), StandardCharsets.UTF_8))
        : null;
  }
}
