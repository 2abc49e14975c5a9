package dev.quayside.engine.platform.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.problem.ProblemException;
import java.net.InetAddress;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EgressPolicyTest {

  private final EgressPolicy egress = EgressPolicy.allowing(List.of());

  @ParameterizedTest
  @CsvSource({
    "127.0.0.1,loopback",
    "127.255.255.254,loopback",
    "::1,loopback",
    "::ffff:127.0.0.1,loopback",
    "::ffff:10.1.2.3,private",
    "::127.0.0.1,loopback",
    "64:ff9b::127.0.0.1,loopback",
    "64:ff9b::10.0.0.1,private",
    "2002:7f00:1::,loopback",
    "2002:a9fe:a9fe::1,link-local",
    "0.0.0.0,unspecified",
    "0.1.2.3,unspecified",
    "::,unspecified",
    "10.0.0.1,private",
    "10.255.255.255,private",
    "172.16.0.1,private",
    "172.31.255.255,private",
    "192.168.0.1,private",
    "fc00::1,unique local",
    "fdff::1,unique local",
    "fec0::1,site-local",
    "100.64.0.1,shared",
    "100.127.255.255,shared"
  })
  void productionMayNotReachOurOwnNetworkTheSandboxMay(String address, String kind) {
    assertThat(refusal(Environment.PRODUCTION, address)).contains(kind);
    assertThat(refusal(Environment.SANDBOX, address))
        .isEqualTo(kind.equals("link-local") ? refusal(Environment.PRODUCTION, address) : "");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "169.254.169.254",
        "169.254.0.1",
        "::ffff:169.254.169.254",
        "fe80::1",
        "febf::1",
        "fd00:ec2::254",
        "100.100.100.200",
        "192.0.0.192",
        "224.0.0.1",
        "239.255.255.255",
        "ff02::1",
        "255.255.255.255",
        "240.0.0.1",
        "192.0.2.1",
        "198.51.100.1",
        "203.0.113.1",
        "198.18.0.1",
        "2001:db8::1",
        "2001::1",
        "100::1"
      })
  void nobodyReachesMetadataOrWhatIsNoHost(String address) {
    assertThat(refusal(Environment.PRODUCTION, address)).isNotEmpty();
    assertThat(refusal(Environment.SANDBOX, address)).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "8.8.8.8",
        "1.0.0.1",
        "11.0.0.1",
        "9.255.255.255",
        "172.15.255.255",
        "172.32.0.1",
        "192.167.255.255",
        "192.169.0.1",
        "100.63.255.255",
        "100.128.0.1",
        "126.255.255.255",
        "128.0.0.1",
        "223.255.255.255",
        "2606:4700:4700::1111",
        "64:ff9b::8.8.8.8",
        "2002:808:808::1"
      })
  void thePublicInternetIsOpen(String address) {
    assertThat(refusal(Environment.PRODUCTION, address)).isEmpty();
    assertThat(refusal(Environment.SANDBOX, address)).isEmpty();
  }

  @Test
  void theOwnerMayAllowARange() {
    var opened = EgressPolicy.allowing(List.of("10.1.0.0/16", "fd12::/16", "192.168.7.7"));
    assertThat(opened.refused(Environment.PRODUCTION, at("10.1.255.1"))).isEmpty();
    assertThat(opened.refused(Environment.PRODUCTION, at("10.2.0.1"))).isPresent();
    assertThat(opened.refused(Environment.PRODUCTION, at("fd12::9"))).isEmpty();
    assertThat(opened.refused(Environment.PRODUCTION, at("192.168.7.7"))).isEmpty();
    assertThat(opened.refused(Environment.PRODUCTION, at("192.168.7.8"))).isPresent();
  }

  @ParameterizedTest
  @ValueSource(strings = {"example.com", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/a", ""})
  void whatIsNoRangeIsRefusedInPlainWords(String range) {
    assertThatThrownBy(() -> EgressPolicy.allowing(List.of(range)))
        .isInstanceOf(ProblemException.class)
        .hasMessageContaining("no range such as 10.1.0.0/16");
  }

  private String refusal(Environment environment, String address) {
    return egress.refused(environment, at(address)).map(kind -> kind.of().sentence()).orElse("");
  }

  private static InetAddress at(String address) {
    return InetAddress.ofLiteral(address);
  }
}
