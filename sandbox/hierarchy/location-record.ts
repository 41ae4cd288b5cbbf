import type { Location } from '../world/records/locations.ts';
import { inherited } from '../world/records/terminals.ts';

/** A location in an answer. `tenderTypes` are its own, or those its merchant is approved for. */
export function locationRecord(location: Location, approved: readonly string[]) {
  return {
    id: location.id,
    merchantId: location.merchantId,
    name: location.name,
    locationBusinessType: location.locationBusinessType,
    address: location.address,
    contactEmail: location.contactEmail,
    contactPhone: location.contactPhone,
    website: location.website,
    tenderTypes: inherited(location.tenderTypes, approved),
    isEnabled: location.isEnabled,
    created: location.created,
    updated: location.updated,
  };
}
