package dev.quayside.engine.carrier.ups;

import dev.quayside.engine.carrier.tracking.TrackingStatus;
import java.util.List;

/// "Status/Description Codes" of UPS's API codes, with what each has to mean.
final class UpsPublishedStatuses {

  record Row(String code, String words, TrackingStatus status) {}

  static final List<Row> ALL =
      """
      000|Status Not Available|UNKNOWN
      003|Shipment Ready for UPS|PRE_TRANSIT
      005|On the Way|IN_TRANSIT
      006|Out for Delivery|OUT_FOR_DELIVERY
      007|Shipment Information Voided|CANCELLED
      010|On the Way|IN_TRANSIT
      011|Delivered|DELIVERED
      012|Clearance in Progress|IN_TRANSIT
      013|Exception|EXCEPTION
      014|Clearance Completed|IN_TRANSIT
      016|In Warehouse|IN_TRANSIT
      017|Held for Customer Pickup|AVAILABLE_FOR_PICKUP
      018|Delivery Change Requested: Hold for Pickup|IN_TRANSIT
      019|Held for Future Delivery|EXCEPTION
      020|Held for Future Delivery Requested|IN_TRANSIT
      021|Out for Delivery|OUT_FOR_DELIVERY
      022|First Attempt Made|EXCEPTION
      023|Second Delivery Attempted|EXCEPTION
      024|Final Attempt Made|EXCEPTION
      025|On the Way|IN_TRANSIT
      026|Delivered by Local Post Office|DELIVERED
      027|Delivery Address Change Requested|IN_TRANSIT
      028|Delivery Address Changed|IN_TRANSIT
      029|Exception: Action Required|EXCEPTION
      030|Local Post Office Exception|EXCEPTION
      032|Adverse Weather May Cause Delay|EXCEPTION
      033|Return to Sender Requested|EXCEPTION
      034|Returned to Sender|RETURNED
      035|Returning to Sender|EXCEPTION
      036|Returning to Sender: In Transit|EXCEPTION
      037|Out for Delivery|OUT_FOR_DELIVERY
      038|Picked Up by UPS|ACCEPTED
      039|On the Way|IN_TRANSIT
      040|Ready for Customer Pickup|AVAILABLE_FOR_PICKUP
      041|Service Upgrade Requested|IN_TRANSIT
      042|Service Upgraded|IN_TRANSIT
      043|Voided Pickup|PRE_TRANSIT
      044|On the Way to UPS|PRE_TRANSIT
      045|On the Way to UPS|PRE_TRANSIT
      046|Delay|EXCEPTION
      047|On the Way|IN_TRANSIT
      048|Delay|EXCEPTION
      049|Delay: Action Required|EXCEPTION
      050|Address Information Required|EXCEPTION
      051|Delay: Emergency Situation or Severe Weather|EXCEPTION
      052|Delay: Severe Weather|EXCEPTION
      053|Delay: Severe Weather|EXCEPTION
      054|Delivery Change Requested|IN_TRANSIT
      055|Rescheduled Delivery|IN_TRANSIT
      056|Service Upgrade Requested|IN_TRANSIT
      057|On the Way to a Local UPS Access Point™|IN_TRANSIT
      058|Clearance Information Required|EXCEPTION
      059|Damage Reported|EXCEPTION
      060|Delivery Attempted|EXCEPTION
      061|Delivery Attempted: Adult Signature Required|EXCEPTION
      062|Delivery Attempted: Funds Required|EXCEPTION
      063|Delivery Change Completed|IN_TRANSIT
      064|Delivery Refused|EXCEPTION
      065|Pickup Attempted|PRE_TRANSIT
      066|Post Office Delivery Attempted|EXCEPTION
      067|Returned to Sender by Post Office|RETURNED
      068|Sent to Lost and Found|EXCEPTION
      069|Unable to Deliver|EXCEPTION
      070|Package not at UPS Access Point™ yet|IN_TRANSIT
      071|Preparing for Delivery|IN_TRANSIT
      072|Loaded on Delivery Vehicle|OUT_FOR_DELIVERY
      073|In Transit to UPS Delivery Partner|IN_TRANSIT
      074|UPS Delivery Partner has Shipment|IN_TRANSIT
      075|Scheduled for Delivery|IN_TRANSIT
      076|UPS Delivery Partner Exception|EXCEPTION
      077|Scheduled for Pickup Today|PRE_TRANSIT
      078|Your Driver is Arriving Soon!|OUT_FOR_DELIVERY
      079|Order Processed: In Transit to UPS|PRE_TRANSIT
      080|Order Processed: Ready for UPS|PRE_TRANSIT
      081|Returned - Damage Reported|RETURNED
      082|Delivery Instructions Received|IN_TRANSIT
      083|Held|EXCEPTION
      084|Cleared|IN_TRANSIT
      085|Held for COD Payment|EXCEPTION
      086|Delay|EXCEPTION
      087|On the Way|IN_TRANSIT
      088|Test|UNKNOWN
      089|Out for Delivery|OUT_FOR_DELIVERY
      090|Delay|EXCEPTION
      091|Out for Delivery|OUT_FOR_DELIVERY
      092|Customs Clearance in Progress|IN_TRANSIT
      093|Premier Recovery In Progress|IN_TRANSIT
      094|Premier Recovery Completed|IN_TRANSIT
      095|Additional Attempt Requested|IN_TRANSIT
      096|Address Change Confirmed|IN_TRANSIT
      097|Address Change Requested|IN_TRANSIT
      098|Deliver to Original Address Requested|IN_TRANSIT
      099|Deliver to Original Address Confirmed|IN_TRANSIT
      100|Hold at UPS Access Point™ Confirmed|IN_TRANSIT
      101|Hold at UPS Access Point™ Requested|IN_TRANSIT
      102|Hold for Courier Requested|IN_TRANSIT
      103|Hold for Courier Confirmed|IN_TRANSIT
      104|Hold for Instructions Confirmed|EXCEPTION
      105|Hold for Instructions Requested|IN_TRANSIT
      106|Hold for Pickup Confirmed|IN_TRANSIT
      107|Hold for Pickup Requested|IN_TRANSIT
      108|Hold for Pickup Today Confirmed|IN_TRANSIT
      109|Hold for Pickup Today Requested|IN_TRANSIT
      110|Refrigeration Confirmed|IN_TRANSIT
      111|Refrigeration Requested|IN_TRANSIT
      112|Re-Ice Confirmed|IN_TRANSIT
      113|Re-Ice Requested|IN_TRANSIT
      114|Request Canceled|IN_TRANSIT
      115|Reschedule Delivery Confirmed|IN_TRANSIT
      116|Reschedule Delivery Requested|IN_TRANSIT
      117|Return by Saturday Confirmed|IN_TRANSIT
      118|Return to Sender Confirmed|EXCEPTION
      119|Return to Sender Requested|EXCEPTION
      120|Saturday Delivery Confirmed|IN_TRANSIT
      121|Saturday Delivery Requested|IN_TRANSIT
      122|Upgrade Confirmed|IN_TRANSIT
      123|Pending Release From Non-UPS Broker|IN_TRANSIT
      124|Clearance Information Needed|EXCEPTION
      125|Clearance Information Needed|EXCEPTION
      126|Pending Government Agency Release|IN_TRANSIT
      127|Investigation Closed|IN_TRANSIT
      128|Investigation Canceled|IN_TRANSIT
      129|Investigation Opened|EXCEPTION
      130|Claim in Progress|EXCEPTION
      131|Final Pickup Attempted|PRE_TRANSIT
      132|Airport Security Delay|EXCEPTION
      133|Return Label Left With Customer|PRE_TRANSIT
      134|Cleared Import Customs|IN_TRANSIT
      135|Second Pickup Attempted|PRE_TRANSIT
      136|Delivery Rescheduled for Saturday|IN_TRANSIT
      137|Transferred to UPS Delivery Partner|IN_TRANSIT
      138|Awaiting Scheduled Departure|IN_TRANSIT
      139|Security Access Required|EXCEPTION
      140|Claim Paid - Claim Payment Has Been Processed.|EXCEPTION
      141|Incomplete Documentation Received|EXCEPTION
      142|Claim Voided|IN_TRANSIT
      143|Delivered to Agent|DELIVERED
      144|Delivered to Post Office for Pickup|AVAILABLE_FOR_PICKUP
      145|Delivery Attempted|EXCEPTION
      146|Out for Delivery|OUT_FOR_DELIVERY
      147|Seized by Law Enforcement, No Longer in UPS possession|EXCEPTION
      148|Package Information Unavailable|UNKNOWN
      149|Prohibited Contents, Package Destroyed No Longer in UPS possession|EXCEPTION
      153|Updated Delivery Time|IN_TRANSIT
      154|Updated Delivery Date|IN_TRANSIT
      155|Delivery Photo|IN_TRANSIT
      156|Commercial Inside Release|IN_TRANSIT
      157|Shipment Ready for UPS|PRE_TRANSIT
      158|On the Way|IN_TRANSIT
      159|On the Way|IN_TRANSIT
      160|We Have Your Package|ACCEPTED
      161|Delivered to UPS Access Point|AVAILABLE_FOR_PICKUP
      162|Out for Delivery|OUT_FOR_DELIVERY
      163|Package Information Unavailable|UNKNOWN
      164|On the Way|IN_TRANSIT
      165|On the Way|IN_TRANSIT
      166|Shipment Ready for Roadie|PRE_TRANSIT
      167|Dropped off at UPS Store by Customer|ACCEPTED
      168|Dropped off at Retail Location by Customer|ACCEPTED
      169|Dropped off at a UPS Access Point by Customer|ACCEPTED
      """
          .lines()
          .map(line -> line.split("\\|", -1))
          .map(cells -> new Row(cells[0], cells[1], TrackingStatus.valueOf(cells[2])))
          .toList();

  private UpsPublishedStatuses() {}
}
