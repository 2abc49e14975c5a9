package dev.quayside.engine.customer.branding;

import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Right;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.audit.Audit;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.printing.artwork.BadArtwork;
import dev.quayside.printing.artwork.Logo;
import java.util.Optional;
import java.util.function.Function;

/// Stores the branding of workspaces: name, colours, logo and contact.
public final class Brandings {

  private final Database database;
  private final Audit audit;
  private final Function<WorkspaceId, String> names;
  private final BrandingStore store = new BrandingStore();

  /// @param names names of workspaces, used as the shop's name until one is set
  public Brandings(Database database, Function<WorkspaceId, String> names, Audit audit) {
    this.database = database;
    this.audit = audit;
    this.names = names;
  }

  public Branding get(Caller caller) {
    return of(caller.workspace());
  }

  public Branding of(WorkspaceId workspace) {
    return database
        .read(tx -> store.find(tx, workspace))
        .orElseGet(() -> Branding.first(names.apply(workspace)));
  }

  /// The stored branding; empty until one was set.
  public Optional<Branding> chosen(Caller caller) {
    return database.read(tx -> store.find(tx, caller.workspace()));
  }

  /// Replaces the branding except the logo.
  ///
  /// @throws ProblemException `INVALID_REQUEST` naming every error in the draft
  public Branding keep(Caller caller, BrandingDraft draft) {
    Acting.require(Right.CHANGE_SETTINGS);
    var checked = draft.checked();
    return database.write(
        tx -> {
          store.put(tx, caller.workspace(), checked);
          note(tx, caller, "branding.changed");
          return checked;
        });
  }

  public Optional<BrandLogo> logo(WorkspaceId workspace) {
    return database.read(tx -> store.logo(tx, workspace));
  }

  /// @param file PNG or JPEG of at most 512 kB, each side 16 to 4,000 pixels
  /// @throws ProblemException `INVALID_REQUEST` naming the error
  public BrandLogo keepLogo(Caller caller, byte[] file) {
    Acting.require(Right.CHANGE_SETTINGS);
    var logo = read(file);
    return database.write(
        tx -> {
          store.putLogo(tx, caller.workspace(), logo);
          note(tx, caller, "branding.changed");
          return logo;
        });
  }

  /// Removes the logo, if there is one.
  public void removeLogo(Caller caller) {
    Acting.require(Right.CHANGE_SETTINGS);
    database.change(
        tx -> {
          note(tx, caller, "branding.changed");
          store.deleteLogo(tx, caller.workspace());
        });
  }

  private void note(Tx tx, Caller caller, String action) {
    audit.note(tx, caller.workspace(), action, caller.workspace().value());
  }

  private static BrandLogo read(byte[] file) {
    try {
      var logo = Logo.read(file);
      return new BrandLogo(logo.png(), logo.width(), logo.height());
    } catch (BadArtwork e) {
      throw ProblemException.invalid(ProblemCode.INVALID_REQUEST, "logo", e.reason());
    }
  }
}
