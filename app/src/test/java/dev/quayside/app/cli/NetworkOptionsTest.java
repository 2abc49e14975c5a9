package dev.quayside.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.platform.server.ServerOptions;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

class NetworkOptionsTest {

  @TempDir private Path folder;

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void itSaysWhenEverybodyCanReadTheKey() throws Exception {
    assertThat(saidOfKey("rw-r--r--")).contains("every user of this machine can read the key");
    assertThat(saidOfKey("rw-r-----")).isEmpty();
    assertThat(saidOfKey("rw-------")).isEmpty();
  }

  private String saidOfKey(String permissions) throws Exception {
    var key = Files.createTempFile(folder, "key", ".pem");
    Files.setPosixFilePermissions(key, PosixFilePermissions.fromString(permissions));
    var options = new NetworkOptions();
    var spec = CommandSpec.create().addMixin("network", CommandSpec.forAnnotatedObject(options));
    var err = new StringWriter();
    var line = new CommandLine(spec).setErr(new PrintWriter(err, true));
    var _ = line.parseArgs("--tls-cert", "chain.pem", "--tls-key", key.toString());
    var _ = options.applyTo(ServerOptions.standard(), spec);
    return err.toString();
  }
}
