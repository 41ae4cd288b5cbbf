import { read, write } from '../../requests/request.ts';
import { namedList } from '../../requests/named-list.ts';
import { at } from '../../requests/path.ts';
import { merchant, partner } from './records.ts';
import type { Sender } from '../../sending/sender.ts';

/** The specification does not list these fields. */
export interface NewPartner {
  readonly name: string;
  readonly externalId?: string;
}

/** `/Partners…` (spec "Partners, merchants, locations, terminals"). */
export function partners(sender: Sender) {
  return {
    ...namedList(sender, at`/Partners/all`, partner),
    get: (id: string, signal: AbortSignal) => read(sender, at`/Partners/${id}`, partner, signal),
    createChild: (parentId: string, body: NewPartner, signal: AbortSignal) =>
      write(sender, { method: 'POST', path: at`/Partners/${parentId}/partners`, body }, partner, signal),
    /** Not every deployment has this list. */
    merchants: (id: string) => namedList(sender, at`/Partners/${id}/merchants`, merchant),
    /** Not every deployment has it. Fails with `not-found` where no merchant represents the partner. */
    representingMerchant: (id: string, signal: AbortSignal) =>
      read(sender, at`/Partners/${id}/representing-merchant`, merchant, signal),
  };
}
