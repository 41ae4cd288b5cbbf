import type { Address } from '../address.ts';
import type { Database } from '../database.ts';
import { idsWithText } from './ids-with-text.ts';
import { IN_LIST, Records } from './records.ts';
import type { Page, PageRequest } from './records.ts';

/** A merchant (spec "Partner, merchant, location, terminal"). Times are ISO 8601. */
export interface Merchant {
  readonly id: string;
  readonly partnerId: string;
  readonly name: string;
  readonly externalId: string | null;
  readonly merchantCategoryCode: string | null;
  readonly contactEmail: string | null;
  readonly contactPhone: string | null;
  readonly website: string | null;
  readonly address: Address | null;
  /** Tenders that the merchant is approved for. Locations and terminals inherit them. */
  readonly tenderTypes: readonly string[];
  /** Only an update request changes it. */
  readonly isRebateProgramEnabled: boolean;
  /** Whether every payment needs `customer` (spec "Customer object", rule 3: merchant configuration). */
  readonly isCustomerRequired: boolean;
  /** ISO 4217. The specification does not show it; answers contain it. */
  readonly currency: string;
  readonly locale: string;
  readonly created: string;
  readonly updated: string;
  /** When it was deleted. The record is kept, because payments refer to it. */
  readonly deleted: string | null;
}

export class Merchants {
  readonly #db: Database;
  readonly #records: Records<Merchant>;
  readonly #changed: () => void;

  /** @param changed called after every change, because terminals inherit from merchants */
  constructor(db: Database, changed: () => void) {
    this.#db = db;
    this.#records = new Records(db, 'merchants');
    this.#changed = changed;
  }

  put(merchant: Merchant): Merchant {
    this.#records.put(merchant);
    this.#changed();
    return merchant;
  }

  byId(id: string): Merchant | undefined {
    return this.#records.first('WHERE id = ? AND deleted IS NULL', id);
  }

  /** Merchants of a partner by name; with `below` also those of the partners below it. */
  page(
    partnerId: string,
    { below, search }: { readonly below: boolean; readonly search?: string | undefined },
    request: PageRequest,
  ): Page<Merchant> {
    const found = search && idsWithText(this.#db, 'merchants', ['name', 'externalId'], search);
    const whose = below
      ? 'partnerId IN (SELECT partner FROM partner_ancestors WHERE ancestor = ?)'
      : 'partnerId = ?';
    return this.#records.page(request, {
      where: `${whose} AND deleted IS NULL${found ? ` AND id IN ${IN_LIST}` : ''}`,
      values: [partnerId, ...(found ? [JSON.stringify(found)] : [])],
      order: 'name, id',
    });
  }

  /** Whether another merchant of the partner has this external id. */
  hasExternalId(partnerId: string, externalId: string, except?: string): boolean {
    const tail = `WHERE partnerId = ? AND record ->> 'externalId' = ? AND deleted IS NULL AND id <> ?`;
    return this.#records.first(tail, partnerId, externalId, except ?? '') !== undefined;
  }
}
