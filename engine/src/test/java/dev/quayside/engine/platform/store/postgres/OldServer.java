package dev.quayside.engine.platform.store.postgres;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/// A server that says what PostgreSQL's protocol (3.0) wants said when a connection is opened, and
/// that it is version 13. It answers every query with nothing.
final class OldServer implements AutoCloseable {

  private static final int ASKS_FOR_TLS = 80877103;
  private static final int HEAD = 4;

  private final ServerSocket door;

  OldServer() throws IOException {
    door = new ServerSocket(0, 5, InetAddress.getLoopbackAddress());
    Thread.startVirtualThread(this::accept);
  }

  PostgresAddress address() {
    return new PostgresAddress(
        "jdbc:postgresql://localhost:" + door.getLocalPort() + "/old?user=postgres", null);
  }

  private void accept() {
    while (!door.isClosed()) {
      try (var client = door.accept()) {
        converse(client);
      } catch (IOException left) {
        // the next one is served as usual
      }
    }
  }

  private static void converse(Socket client) throws IOException {
    var in = new DataInputStream(client.getInputStream());
    var out = new DataOutputStream(client.getOutputStream());
    while (begins(in) == ASKS_FOR_TLS) {
      out.writeByte('N');
    }
    tell(out, 'R', new byte[HEAD]); // no password is wanted
    for (var each :
        new String[] {
          "server_version\0" + "13.14\0",
          "client_encoding\0UTF8\0",
          "DateStyle\0ISO\0",
          "integer_datetimes\0on\0",
          "standard_conforming_strings\0on\0",
          "TimeZone\0UTC\0"
        }) {
      tell(out, 'S', each.getBytes(StandardCharsets.US_ASCII));
    }
    tell(out, 'Z', new byte[] {'I'});
    for (int kind = in.read(); kind >= 0 && kind != 'X'; kind = in.read()) {
      in.readFully(new byte[in.readInt() - HEAD]);
      if (kind == 'Q' || kind == 'S') {
        tell(out, 'C', "SET\0".getBytes(StandardCharsets.US_ASCII));
        tell(out, 'Z', new byte[] {'I'});
      } else {
        answer(out, kind);
      }
    }
  }

  /// What the extended protocol answers each step with.
  private static void answer(DataOutputStream out, int kind) throws IOException {
    switch (kind) {
      case 'P' -> tell(out, '1', new byte[0]);
      case 'B' -> tell(out, '2', new byte[0]);
      case 'D' -> tell(out, 'n', new byte[0]);
      default -> {
        // answered with the end of the exchange
      }
    }
  }

  /// The code of a first message; its parameters are read over.
  private static int begins(DataInputStream in) throws IOException {
    int length = in.readInt();
    int code = in.readInt();
    in.readFully(new byte[length - 2 * HEAD]);
    return code;
  }

  private static void tell(DataOutputStream out, char kind, byte[] body) throws IOException {
    out.writeByte(kind);
    out.writeInt(body.length + HEAD);
    out.write(body);
    out.flush();
  }

  @Override
  public void close() {
    try {
      door.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
