package dev.quayside.engine.customer.branding;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.Tx;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;
import org.jdbi.v3.core.statement.StatementContext;
import org.jspecify.annotations.Nullable;

/// Tables `branding` and `brand_logo`.
final class BrandingStore {

  Optional<Branding> find(Tx tx, WorkspaceId workspace) {
    return tx.handle()
        .createQuery("SELECT * FROM branding WHERE workspace_id = :workspace")
        .bind("workspace", workspace.value())
        .map(BrandingStore::branding)
        .findOne();
  }

  void put(Tx tx, WorkspaceId workspace, Branding branding) {
    var text = branding.text();
    var zone = branding.timeZone();
    tx.handle()
        .createUpdate(
            """
            INSERT INTO branding
              (workspace_id, shop_name, accent, text_color, support_email, support_url, return_lines,
               tracking_site, time_zone)
            VALUES (:workspace, :shopName, :accent, :text, :supportEmail, :supportUrl, :returnLines,
               :trackingSite, :timeZone)
            ON CONFLICT (workspace_id) DO UPDATE SET shop_name = excluded.shop_name,
              accent = excluded.accent, text_color = excluded.text_color,
              support_email = excluded.support_email, support_url = excluded.support_url,
              return_lines = excluded.return_lines, tracking_site = excluded.tracking_site,
              time_zone = excluded.time_zone
            """)
        .bind("workspace", workspace.value())
        .bind("shopName", branding.shopName())
        .bind("accent", branding.accent().hex())
        .bind("text", text == null ? null : text.hex())
        .bind("supportEmail", branding.supportEmail())
        .bind("supportUrl", branding.supportUrl())
        .bind("returnLines", String.join("\n", branding.returnLines()))
        .bind("trackingSite", branding.trackingSite())
        .bind("timeZone", zone == null ? null : zone.getId())
        .execute();
  }

  Optional<BrandLogo> logo(Tx tx, WorkspaceId workspace) {
    return tx.handle()
        .createQuery("SELECT png, width, height FROM brand_logo WHERE workspace_id = :workspace")
        .bind("workspace", workspace.value())
        .map(
            (row, _) ->
                new BrandLogo(row.getBytes("png"), row.getInt("width"), row.getInt("height")))
        .findOne();
  }

  void putLogo(Tx tx, WorkspaceId workspace, BrandLogo logo) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO brand_logo (workspace_id, png, width, height)
            VALUES (:workspace, :png, :width, :height)
            ON CONFLICT (workspace_id) DO UPDATE SET png = excluded.png, width = excluded.width,
              height = excluded.height
            """)
        .bind("workspace", workspace.value())
        .bind("png", logo.png())
        .bind("width", logo.width())
        .bind("height", logo.height())
        .execute();
  }

  boolean deleteLogo(Tx tx, WorkspaceId workspace) {
    return tx.handle()
            .createUpdate("DELETE FROM brand_logo WHERE workspace_id = :workspace")
            .bind("workspace", workspace.value())
            .execute()
        == 1;
  }

  private static Branding branding(ResultSet row, StatementContext context) throws SQLException {
    return new Branding(
        row.getString("shop_name"),
        colour(row.getString("accent")).orElse(Branding.FIRST_ACCENT),
        colour(row.getString("text_color")).orElse(null),
        row.getString("support_email"),
        row.getString("support_url"),
        row.getString("return_lines").lines().toList(),
        row.getString("tracking_site"),
        TimeZones.find(row.getString("time_zone")).orElse(null));
  }

  private static Optional<Colour> colour(@Nullable String hex) {
    return hex == null ? Optional.empty() : Colour.parse(hex);
  }
}
