import { change, changeWithoutContent, read, write } from '../../requests/request.ts';
import { namedList } from '../../requests/named-list.ts';
import { at } from '../../requests/path.ts';
import { merchant } from './records.ts';
import type { Sender } from '../../sending/sender.ts';
import type { Address, Contact } from './address.ts';

/** The specification does not list these fields. Only an update request can change the rebate program. */
export interface MerchantDetails extends Contact {
  readonly name: string;
  /** Null removes it; the same holds for the address. */
  readonly externalId?: string | null;
  /** Four digits (spec "Merchant category codes"). */
  readonly merchantCategoryCode: string;
  readonly address?: Address | null;
  readonly tenderTypes?: readonly string[];
}
export interface NewMerchant extends MerchantDetails {
  readonly partnerId: string;
}

/** `/Merchants…` (spec "Partners, merchants, locations, terminals"). */
export function merchants(sender: Sender) {
  return {
    ...namedList(sender, at`/Merchants/all`, merchant),
    get: (id: string, signal: AbortSignal) => read(sender, at`/Merchants/${id}`, merchant, signal),
    create: (body: NewMerchant, signal: AbortSignal) =>
      write(sender, { method: 'POST', path: at`/Merchants`, body }, merchant, signal),
    /** Answers the changed merchant, where the service returns it. */
    update: (id: string, body: Partial<MerchantDetails>, signal: AbortSignal) =>
      change(sender, { method: 'PUT', path: at`/Merchants/${id}`, body }, merchant, signal),
    remove: (id: string, signal: AbortSignal) =>
      changeWithoutContent(sender, { method: 'DELETE', path: at`/Merchants/${id}` }, signal),
  };
}
