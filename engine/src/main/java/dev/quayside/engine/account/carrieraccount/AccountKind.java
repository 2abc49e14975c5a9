package dev.quayside.engine.account.carrieraccount;

import java.net.URI;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What an account with one carrier consists of.
///
/// @param carrier its code
/// @param name its name
/// @param host where its API answers in production
/// @param login how credentials are shown to it; null when that would put a secret into a url
public record AccountKind(
    String carrier, String name, List<AccountField> fields, URI host, @Nullable Login login) {

  public AccountKind {
    fields = List.copyOf(fields);
  }
}
