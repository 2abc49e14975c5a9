package dev.quayside.engine.contract.webhooks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.quayside.engine.webhook.delivery.WebhookSignature;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The guides' checks of a webhook's signature, each run by its own language.
@Timeout(120)
class SignatureSamplesTest {

  private static final String BODY = "{\"id\":\"evt_1\",\"city\":\"Zürich\"}";
  private static final String SECRET = "a long random text of your own";
  private static final String SIGNATURE =
      WebhookSignature.of(BODY.getBytes(StandardCharsets.UTF_8), SECRET);

  /// Reads the body from a file, the signature and the secret from its arguments, and says `true`
  /// or `false`.
  private static String program(String language, String sample) {
    return switch (language) {
      case "js" ->
          sample
              + """
              import { readFileSync } from 'node:fs';
              const [file, given, secret] = process.argv.slice(2);
              console.log(isOurs(readFileSync(file), given, secret));
              """;
      case "python" ->
          sample
              + """
              import sys
              print(str(is_ours(open(sys.argv[1], 'rb').read(), sys.argv[2], sys.argv[3])).lower())
              """;
      case "java" ->
          "class Sample {"
              + sample
              + """
              public static void main(String[] told) throws Exception {
                var body = java.nio.file.Files.readAllBytes(java.nio.file.Path.of(told[0]));
                System.out.println(isOurs(body, told[1], told[2]));
              }}
              """;
      case "php" ->
          "<?php "
              + sample
              + """
              echo isOurs(file_get_contents($argv[1]), $argv[2], $argv[3]) ? "true" : "false";
              """;
      case "go" ->
          """
          package main
          import ("crypto/hmac"; "crypto/sha256"; "encoding/hex"; "fmt"; "os")
          """
              + sample
              + """
              func main() {
                body, _ := os.ReadFile(os.Args[1])
                fmt.Println(isOurs(body, os.Args[2], os.Args[3]))
              }
              """;
      default -> throw new IllegalArgumentException(language);
    };
  }

  @ParameterizedTest
  @CsvSource({
    "js,node,Sample.mjs",
    "python,python3,sample.py",
    "java,java,Sample.java",
    "php,php,sample.php",
    "go,go run,sample.go"
  })
  void theCheckTakesOurSignatureAndNoOther(
      String language, String runner, String file, @TempDir Path folder) throws Exception {
    assumeTrue(isThere(runner.split(" ")[0]), runner + " is not installed");
    var source = folder.resolve(file);
    Files.writeString(source, program(language, sample(language)));
    Files.writeString(folder.resolve("body.json"), BODY);
    assertThat(run(folder, runner, file, SIGNATURE)).isEqualTo("true");
    assertThat(run(folder, runner, file, SIGNATURE.replaceAll("[0-9]", "0"))).isEqualTo("false");
  }

  private static String sample(String language) throws IOException {
    try (var file =
        WebhookSignature.class.getResourceAsStream(
            "/dev/quayside/engine/platform/server/docs/guides.md")) {
      var guides = new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8);
      var block = Pattern.compile("```" + language + "\n(.*?)```", Pattern.DOTALL).matcher(guides);
      assertThat(block.find()).as(language).isTrue();
      return block.group(1);
    }
  }

  private static String run(Path folder, String runner, String file, String given)
      throws IOException, InterruptedException {
    var program =
        new ProcessBuilder(
                Stream.concat(
                        Stream.of(runner.split(" ")), Stream.of(file, "body.json", given, SECRET))
                    .toList())
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("said.txt").toFile())
            .start();
    assertThat(program.waitFor(60, TimeUnit.SECONDS)).as("it is done").isTrue();
    return Files.readString(folder.resolve("said.txt")).strip();
  }

  private static boolean isThere(String program) {
    return Stream.of(System.getenv("PATH").split(File.pathSeparator))
        .anyMatch(folder -> new File(folder, program).canExecute());
  }
}
