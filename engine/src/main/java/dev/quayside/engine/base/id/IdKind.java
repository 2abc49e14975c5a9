package dev.quayside.engine.base.id;

/// The kinds of identifiers, each with its prefix.
public enum IdKind {
  SHIPMENT("shp_"),
  LABEL("lbl_"),
  RATE("rate_"),
  RATE_REQUEST("rreq_"),
  EVENT("evt_"),
  WEBHOOK("whk_"),
  DELIVERY("dlv_"),
  WORKSPACE("ws_"),
  KEY("key_"),
  TRACKER("trk_"),
  LEDGER_ENTRY("led_"),
  PRINT_JOB("prj_"),
  PRINTER("prn_"),
  ORDER("ord_"),
  CONTACT("adr_"),
  PRESET("prs_"),
  LOCATION("loc_"),
  RULE("rul_"),
  ORDER_FILE("imp_"),
  BATCH("bat_"),
  MANIFEST("mnf_"),
  PICKUP("pck_"),
  EMAIL("let_"),
  INVOICE("inv_"),
  SOURCE("src_"),
  SYNC("syn_"),
  USER("usr_"),
  NOTICE("ntc_"),
  AUDIT_ENTRY("aud_"),
  STATION("stn_"),
  PACK_CHECK("chk_"),
  PRINT_CONTENT("pct_"),
  PICK_LIST("pkl_"),
  PAYOR("pay_"),
  PARCEL("pcl_"),
  TAG("tag_"),
  ORDER_NOTE("onn_"),
  VIEW("view_"),
  UNDO("und_");

  private final String prefix;

  IdKind(String prefix) {
    this.prefix = prefix;
  }

  public String prefix() {
    return prefix;
  }
}
