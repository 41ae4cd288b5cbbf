import { change, changeWithoutContent, read, write } from '../../requests/request.ts';
import { at } from '../../requests/path.ts';
import { readAll } from '../../requests/read-all.ts';
import { location } from './records.ts';
import type { Sender } from '../../sending/sender.ts';
import type { Address, Contact } from './address.ts';
import type { LocationBusinessType } from './records.ts';

/** Of these fields the specification names only `locationBusinessType` and `tenderTypes`. */
export interface LocationDetails extends Contact {
  readonly name: string;
  readonly locationBusinessType: LocationBusinessType;
  readonly address?: Address | null;
  /** Inherited from the merchant where it is missing or null. */
  readonly tenderTypes?: readonly string[] | null;
}

/** `/Locations…` and a merchant's locations (spec "Partners, merchants, locations, terminals"). */
export function locations(sender: Sender) {
  return {
    ofMerchant: (merchantId: string, signal: AbortSignal) =>
      readAll(sender, at`/Merchants/${merchantId}/locations`, location, signal),
    create: (merchantId: string, body: LocationDetails, signal: AbortSignal) =>
      write(sender, { method: 'POST', path: at`/Merchants/${merchantId}/locations`, body }, location, signal),
    get: (id: string, signal: AbortSignal) => read(sender, at`/Locations/${id}`, location, signal),
    /** Answers the changed location, where the service returns it. */
    update: (id: string, body: Partial<LocationDetails>, signal: AbortSignal) =>
      change(sender, { method: 'PUT', path: at`/Locations/${id}`, body }, location, signal),
    setEnabled: (id: string, enabled: boolean, signal: AbortSignal) =>
      change(
        sender,
        { method: 'PATCH', path: at`/Locations/${id}/enabled`, body: { enabled } },
        location,
        signal,
      ),
    /** A location with terminals is not removed: `conflict` or `request-rejected`. */
    remove: (id: string, signal: AbortSignal) =>
      changeWithoutContent(sender, { method: 'DELETE', path: at`/Locations/${id}` }, signal),
  };
}
