package dev.quayside.engine.contract.people;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.MACSigner;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.PlainJWT;
import com.nimbusds.jwt.SignedJWT;
import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.ContractTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Keys, tokens, roles.
class AuthenticationTest extends ContractTest {

  @Test
  void aRequestWithoutACredentialIs401() {
    var response = anonymous().get("/v1/probe");

    assertThat(response.status()).isEqualTo(401);
    assertThat(response.code()).isEqualTo("UNAUTHORIZED");
    assertThat(response.message()).contains("X-API-Key");
  }

  @Test
  void whatIsNoKeyIs401() {
    for (String key : List.of("", "nonsense", "qk_test_" + "A".repeat(32), "x".repeat(4_000))) {
      assertThat(anonymous().key(key).get("/v1/probe").status()).as(key).isEqualTo(401);
    }
  }

  /// RFC 9110, 15.5.2, and RFC 6750, 3: only of a token it is said that the token is what is wrong.
  @Test
  void a401SaysHowToSignIn() {
    var bearer = "Bearer realm=\"Quayside\"";
    var token = bearer + ", error=\"invalid_token\"";
    assertThat(anonymous().get("/v1/probe").header("WWW-Authenticate")).isEqualTo(bearer);
    assertThat(anonymous().get("/v1/nothing").header("WWW-Authenticate")).isEqualTo(bearer);
    assertThat(anonymous().key("qs_test_wrong").get("/v1/probe").header("WWW-Authenticate"))
        .isEqualTo(bearer);
    assertThat(
            anonymous()
                .with("Authorization", "bearer x")
                .get("/v1/probe")
                .header("WWW-Authenticate"))
        .isEqualTo(token);
    assertThat(
            anonymous()
                .post("/v1/auth/token", "{\"apiKey\":\"qs_test_wrong\"}")
                .header("WWW-Authenticate"))
        .isEqualTo(bearer);
    assertThat(as(Role.VIEWER).get("/v1/probe-admin").header("WWW-Authenticate")).isEmpty();
  }

  @Test
  void keysAreLongAndNamedAfterTheirEnvironment() {
    assertThat(served.key("demo", Role.VIEWER)).matches("qk_test_[0-9A-Za-z]{32}");
    assertThat(served.key("main", Role.VIEWER)).matches("qk_live_[0-9A-Za-z]{32}");
    assertThat(served.key("demo", Role.VIEWER)).isNotEqualTo(served.key("demo", Role.VIEWER));
  }

  @Test
  void onlyAHashOfAKeyIsKept() throws IOException {
    var key = served.key("demo", Role.ADMIN);
    assertThat(as(Role.ADMIN).get("/v1/probe").status()).isEqualTo(200);
    var token = token(key);
    served.assertNotStored(key);
    served.assertNotStored(token);
  }

  @Test
  void aKeyOfTheOtherEnvironmentIs401AndNamesTheRightListener() {
    var live = served.key("main", Role.ADMIN);
    var wrong = anonymous().key(live).get("/v1/probe");

    assertThat(wrong.status()).isEqualTo(401);
    assertThat(wrong.message()).contains(served.production().toString());
    assertThat(Api.of(served.production()).key(live).get("/v1/probe").status()).isEqualTo(200);
  }

  @Test
  void aTokenOfTheOtherEnvironmentIs401AndNamesTheRightListener() {
    var production = Api.of(served.production());
    var live = served.key("main", Role.VIEWER);
    var exchanged = production.post("/v1/auth/token", "{\"apiKey\":\"" + live + "\"}");
    var wrong = anonymous().token(exchanged.json().get("token").asText()).get("/v1/probe");

    assertThat(wrong.status()).isEqualTo(401);
    assertThat(wrong.message()).contains(served.production().toString());
    assertThat(anonymous().post("/v1/auth/token", "{\"apiKey\":\"" + live + "\"}").message())
        .contains(served.production().toString());
  }

  @Test
  void aRoleTooLowIs403() {
    assertThat(as(Role.VIEWER).get("/v1/probe-admin").status()).isEqualTo(403);
    assertThat(as(Role.OPERATOR).get("/v1/probe-admin").code()).isEqualTo("FORBIDDEN");
    assertThat(as(Role.ADMIN).get("/v1/probe-admin").status()).isEqualTo(200);
    assertThat(as(Role.VIEWER).post("/v1/probe", "not even JSON").status())
        .as("permission comes before the body")
        .isEqualTo(403);
  }

  @Test
  void aKeySentAsATokenIsToldItsHeader() {
    var refused = anonymous().token(served.key("demo", Role.OPERATOR)).get("/v1/probe");
    assertThat(refused.code()).isEqualTo("UNAUTHORIZED");
    assertThat(refused.message()).contains("X-API-Key").doesNotContain("expired");
  }

  @Test
  void aKeyBuysATokenForAnHour() {
    var key = served.key("demo", Role.OPERATOR);
    var response = anonymous().post("/v1/auth/token", "{\"apiKey\":\"" + key + "\"}");

    assertThat(response.status()).isEqualTo(200);
    assertThat(response.json().get("tokenType").asText()).isEqualTo("Bearer");
    var expiresAt = Instant.parse(response.json().get("expiresAt").asText());
    assertThat(response.json().get("expiresAt").asText()).matches(".*\\.\\d{3}Z");
    assertThat(expiresAt)
        .isBetween(
            Instant.now().plus(Duration.ofMinutes(59)), Instant.now().plus(Duration.ofMinutes(60)));
    var api = anonymous().token(response.json().get("token").asText());
    assertThat(api.get("/v1/probe").status()).isEqualTo(200);
    assertThat(api.get("/v1/probe-admin").status()).as("the key's role").isEqualTo(403);
  }

  @Test
  void theClaimsOfATokenAreTheDocumentedOnes() throws Exception {
    var claims = SignedJWT.parse(token(served.key("demo", Role.OPERATOR))).getJWTClaimsSet();

    assertThat(claims.getClaims().keySet())
        .containsExactlyInAnyOrder("iss", "sub", "ws", "env", "role", "iat", "exp", "jti");
    assertThat(claims.getSubject()).startsWith("key_");
    assertThat(claims.getStringClaim("ws")).isEqualTo(demo().id().value());
    assertThat(claims.getStringClaim("env")).isEqualTo("sandbox");
    assertThat(claims.getStringClaim("role")).isEqualTo("operator");
    assertThat(claims.getExpirationTime().getTime() - claims.getIssueTime().getTime())
        .isEqualTo(Duration.ofHours(1).toMillis());
  }

  @Test
  void tokenExchangeRefusesWrongKeysAndBodies() {
    assertThat(anonymous().post("/v1/auth/token", "{\"apiKey\":\"qk_test_no\"}").status())
        .isEqualTo(401);
    assertThat(anonymous().post("/v1/auth/token", "{}").fields()).containsExactly("apiKey");
    assertThat(anonymous().post("/v1/auth/token", "{\"apiKey\":7}").status()).isEqualTo(400);
  }

  @Test
  void aRetriedExchangeGivesTheSameTokenWhichIsNotKeptInTheClear() throws IOException {
    var body = "{\"apiKey\":\"" + served.key("demo", Role.VIEWER) + "\"}";
    var keyed = anonymous().with("Idempotency-Key", "exchange");
    var first = keyed.post("/v1/auth/token", body);
    var second = keyed.post("/v1/auth/token", body);

    assertThat(second.text()).isEqualTo(first.text());
    assertThat(second.header("Idempotent-Replayed")).isEqualTo("true");
    served.assertNotStored(first.json().get("token").asText());
  }

  @Test
  void aTokenIsNotGivenAgainOnceItHasExpired() {
    var workspace = workspace("late-retry");
    var body = "{\"apiKey\":\"" + key(workspace, Role.VIEWER) + "\"}";
    var keyed = anonymous().with("Idempotency-Key", "late exchange");
    var first = keyed.post("/v1/auth/token", body).json().get("token").asText();
    served.engine().accounts().clocks().advance(workspace.id(), Duration.ofMinutes(61));
    var second = keyed.post("/v1/auth/token", body);

    assertThat(second.header("Idempotent-Replayed")).isEmpty();
    assertThat(second.json().get("token").asText()).isNotEqualTo(first);
    assertThat(anonymous().token(second.json().get("token").asText()).get("/v1/wallet").status())
        .isEqualTo(200);
  }

  @Test
  void aTokenExpiresByTheClockOfItsWorkspace() {
    var workspace = workspace("token-clock");
    var api = anonymous().token(token(key(workspace, Role.VIEWER)));

    served.engine().accounts().clocks().advance(workspace.id(), Duration.ofMinutes(58));
    assertThat(api.get("/v1/probe").status()).isEqualTo(200);
    served.engine().accounts().clocks().advance(workspace.id(), Duration.ofMinutes(3));
    assertThat(api.get("/v1/probe").status()).isEqualTo(401);
  }

  @Test
  void forgedTokensAre401() throws Exception {
    var genuine = token(served.key("demo", Role.VIEWER));
    var claims = SignedJWT.parse(genuine).getJWTClaimsSet();
    var parts = genuine.split("\\.");
    var tampered =
        new PlainJWT(new JWTClaimsSet.Builder(claims).claim("role", "admin").build())
            .serialize()
            .split("\\.")[1];

    for (String forged :
        List.of(
            new PlainJWT(claims).serialize(),
            parts[0] + "." + tampered + "." + parts[2],
            parts[0] + "." + parts[1] + ".",
            parts[0] + "." + parts[1],
            signed(claims, JWSAlgorithm.HS256),
            signed(claims, JWSAlgorithm.HS512),
            "a.b.c",
            "",
            "..")) {
      var response = anonymous().token(forged).get("/v1/probe");
      assertThat(response.status()).as(forged).isEqualTo(401);
    }
    assertThat(anonymous().token(genuine).get("/v1/probe").status()).isEqualTo(200);
  }

  @Test
  void bothCredentialsMustNameOneWorkspace() {
    var other = key(workspace("other-one"), Role.ADMIN);
    var token = token(served.key("demo", Role.VIEWER));

    assertThat(as(Role.ADMIN).token(token).get("/v1/probe").status()).isEqualTo(200);
    assertThat(as(Role.ADMIN).token(token).get("/v1/probe-admin").status())
        .as("the token wins")
        .isEqualTo(403);
    assertThat(anonymous().key(other).token(token).get("/v1/probe").status()).isEqualTo(401);
    assertThat(as(Role.ADMIN).with("Authorization", "Basic eDp5").get("/v1/probe").status())
        .as("only a bearer token counts")
        .isEqualTo(200);
  }

  @Test
  void aRevokedKeyAndItsTokensStopAtOnce() {
    var workspace = demo();
    var made =
        served
            .engine()
            .accounts()
            .keys()
            .create(workspace.id(), workspace.environment(), Role.VIEWER);
    var byKey = anonymous().key(made.secret());
    var byToken = anonymous().token(token(made.secret()));
    assertThat(byKey.get("/v1/probe").status()).isEqualTo(200);
    assertThat(byToken.get("/v1/probe").status()).isEqualTo(200);

    served.engine().accounts().keys().revoke(workspace.id(), made.key().id());

    assertThat(byKey.get("/v1/probe").status()).isEqualTo(401);
    assertThat(byToken.get("/v1/probe").status()).isEqualTo(401);
  }

  /// As `quayside keys revoke` does beside a running server, which remembers whose keys it has met.
  @Test
  void aKeyRevokedByAnotherProcessStopsAtOnce() throws SQLException {
    var workspace = demo();
    var made =
        served
            .engine()
            .accounts()
            .keys()
            .create(workspace.id(), workspace.environment(), Role.VIEWER);
    var byKey = anonymous().key(made.secret());
    assertThat(byKey.get("/v1/probe").status()).isEqualTo(200);
    assertThat(byKey.get("/v1/probe").status()).isEqualTo(200);

    try (var beside =
            DriverManager.getConnection("jdbc:sqlite:" + directory.resolve("quayside.db"));
        var revoke = beside.prepareStatement("UPDATE api_key SET revoked_at = 1 WHERE id = ?")) {
      revoke.setString(1, made.key().id());
      assertThat(revoke.executeUpdate()).isEqualTo(1);
    }

    assertThat(byKey.get("/v1/probe").status()).isEqualTo(401);
    assertThat(byKey.get("/v1/probe").status()).isEqualTo(401);
  }

  @Test
  void aRotatedKeyIsReplacedByOneOfTheSameRole() {
    var workspace = demo();
    var keys = served.engine().accounts().keys();
    var old = keys.create(workspace.id(), workspace.environment(), Role.ADMIN);

    var fresh = keys.rotate(workspace.id(), old.key().id());

    assertThat(anonymous().key(old.secret()).get("/v1/probe").status()).isEqualTo(401);
    assertThat(anonymous().key(fresh.secret()).get("/v1/probe-admin").status()).isEqualTo(200);
    assertThat(keys.list(workspace.id()))
        .anySatisfy(
            key -> {
              assertThat(key.id()).isEqualTo(old.key().id());
              assertThat(key.revokedAt()).isNotNull();
            });
  }

  /// By the clock of the store: its end lies ahead, and then behind.
  @Test
  void aRotatedKeyWorksOnForItsOverlapAndDeletingEndsItBefore() throws SQLException {
    var workspace = demo();
    var admin = anonymous().key(key(workspace, Role.ADMIN));
    var old = admin.post("/v1/keys", "{\"role\":\"viewer\"}").json();
    var path = "/v1/keys/" + old.get("id").asText();
    var byOld = anonymous().key(old.get("key").asText());
    var token = anonymous().token(token(old.get("key").asText()));
    assertThat(admin.post(path + "/rotate", "{\"overlapHours\":169}").fields())
        .containsExactly("overlapHours");

    var fresh = admin.post(path + "/rotate", "{\"overlapHours\":168}").json();
    for (var each : List.of(byOld, token, anonymous().key(fresh.get("key").asText()))) {
      assertThat(each.get("/v1/probe").status()).isEqualTo(200);
    }
    assertThat(listed(admin, old.get("id").asText()).get("worksUntil").isTextual()).isTrue();
    assertThat(listed(admin, old.get("id").asText()).get("revokedAt").isNull()).isTrue();

    var again = admin.post(path + "/rotate", "{\"overlapHours\":1}");
    assertThat(again.status()).as("once more, with an earlier end").isEqualTo(201);
    end(old.get("id").asText(), "revoked_at - 3600000");
    assertThat(byOld.get("/v1/probe").status()).isEqualTo(401);
    assertThat(token.get("/v1/probe").status()).isEqualTo(401);
    assertThat(listed(admin, old.get("id").asText()).get("revokedAt").isTextual()).isTrue();
    assertThat(admin.post(path + "/rotate", "{}").status()).isEqualTo(404);

    end(old.get("id").asText(), "revoked_at + 3600000");
    assertThat(byOld.get("/v1/probe").status()).isEqualTo(200);
    assertThat(admin.send("DELETE", path).status()).isEqualTo(204);
    assertThat(byOld.get("/v1/probe").status()).isEqualTo(401);
  }

  private void end(String key, String at) throws SQLException {
    try (var beside =
            DriverManager.getConnection("jdbc:sqlite:" + directory.resolve("quayside.db"));
        var change =
            beside.prepareStatement("UPDATE api_key SET revoked_at = " + at + " WHERE id = ?")) {
      change.setString(1, key);
      assertThat(change.executeUpdate()).isEqualTo(1);
    }
  }

  private static JsonNode listed(Api admin, String id) {
    for (var each : admin.get("/v1/keys").json().get("data")) {
      if (each.get("id").asText().equals(id)) {
        return each;
      }
    }
    throw new AssertionError("no key " + id);
  }

  @Test
  void theSigningKeyIsItsOwnersAlone() throws IOException {
    var file = directory.resolve("token.key");
    assertThat(Files.size(file)).isEqualTo(32);
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-------");
  }

  private String token(String key) {
    var response = anonymous().post("/v1/auth/token", "{\"apiKey\":\"" + key + "\"}");
    return response.json().get("token").asText();
  }

  private Workspace demo() {
    return served.engine().accounts().workspaces().bySlug("demo").orElseThrow();
  }

  private Workspace workspace(String slug) {
    return served.workspace(slug);
  }

  private String key(Workspace workspace, Role role) {
    return served
        .engine()
        .accounts()
        .keys()
        .create(workspace.id(), workspace.environment(), role)
        .secret();
  }

  private static String signed(JWTClaimsSet claims, JWSAlgorithm algorithm) throws Exception {
    var token = new SignedJWT(new JWSHeader(algorithm), claims);
    token.sign(new MACSigner(new byte[64]));
    return token.serialize();
  }
}
