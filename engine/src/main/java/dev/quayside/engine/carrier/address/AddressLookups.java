package dev.quayside.engine.carrier.address;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.AddressLookup;
import dev.quayside.engine.carrier.CallDeadline;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.CarrierWords;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.parcel.address.AddressCheck;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.parcel.address.AddressValidation;
import dev.quayside.engine.parcel.address.AddressValidations;
import java.util.Optional;
import java.util.function.BiPredicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Checks addresses offline, then with the first carrier that has an account and files of the
/// country. No carrier is asked about an address the shipped data refuses. When the carrier does
/// not answer, the offline answer stands.
public final class AddressLookups implements AddressCheck {

  private static final Logger LOG = LoggerFactory.getLogger(AddressLookups.class);

  private final AddressValidations offline;
  private final Carriers carriers;
  private final BiPredicate<WorkspaceId, String> hasAccount;
  private final CallDeadline deadline;

  private record Asked(Carrier carrier, AddressLookup lookup) {}

  /// @param hasAccount whether a workspace has an account with a carrier, by its code
  public AddressLookups(
      AddressValidations offline,
      Carriers carriers,
      BiPredicate<WorkspaceId, String> hasAccount,
      CallDeadline deadline) {
    this.offline = offline;
    this.carriers = carriers;
    this.hasAccount = hasAccount;
    this.deadline = deadline;
  }

  @Override
  public AddressValidation validate(Caller caller, AddressDraft draft) {
    var checked = offline.validate(draft);
    return whoKnows(caller, checked.standardized().country())
        .map(asked -> told(asked, draft, checked))
        .orElse(checked);
  }

  private Optional<Asked> whoKnows(Caller caller, String country) {
    return carriers.selling(caller).stream()
        .filter(carrier -> hasAccount.test(caller.workspace(), carrier.profile().code()))
        .flatMap(
            carrier ->
                carrier.able(AddressLookup.class).map(able -> new Asked(carrier, able)).stream())
        .filter(asked -> asked.lookup().covers(country))
        .findFirst();
  }

  private AddressValidation told(Asked asked, AddressDraft draft, AddressValidation checked) {
    var name = asked.carrier().profile().name();
    var opinion = new CarrierOpinion(name, draft, checked);
    try {
      var found =
          deadline.ask(asked.carrier(), () -> asked.lookup().lookUpAddress(checked.standardized()));
      return opinion.told(found, offline);
    } catch (ProblemException unheard) {
      return opinion.unheard(unheard.problem().message());
    } catch (RuntimeException broken) {
      LOG.warn("the address files of {} could not be asked", name, broken);
      return opinion.unheard(CarrierWords.GARBLED.of(name));
    }
  }
}
