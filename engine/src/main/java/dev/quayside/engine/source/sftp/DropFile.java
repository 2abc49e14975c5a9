package dev.quayside.engine.source.sftp;

import dev.quayside.engine.base.table.SheetWire;
import dev.quayside.engine.source.kind.SourceContext.Fault;
import dev.quayside.engine.source.kind.SourceContext.FileOrders;
import dev.quayside.engine.source.sftp.SftpLine.Look;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/// A file that was read.
///
/// @param key what tells it from every other: name, size and SHA-256
/// @param faults what is wrong in it
/// @param isBad whether nothing in it was good
record DropFile(String name, String key, List<Fault> faults, boolean isBad) {

  DropFile {
    faults = List.copyOf(faults);
  }

  static DropFile of(Look look, byte[] content) {
    try {
      var hash = MessageDigest.getInstance("SHA-256").digest(content);
      var key = look.name() + " " + look.size() + " " + HexFormat.of().formatHex(hash);
      return new DropFile(look.name(), key, List.of(), false);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  DropFile with(FileOrders read) {
    return new DropFile(name, key, read.faults(), read.good().isEmpty());
  }

  /// For the folder of files with faults: a line each.
  byte[] errors() {
    var bytes = new ByteArrayOutputStream();
    try (var table = new SheetWire(bytes, "line", "order", "column", "reason")) {
      for (var fault : faults) {
        table.row(
            Integer.toString(fault.line()),
            fault.number(),
            fault.column(),
            fault.message().sentence());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }
}
