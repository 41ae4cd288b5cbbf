import type { Database } from '../database.ts';
import { idsWithText } from './ids-with-text.ts';
import { IN_LIST, Records } from './records.ts';
import type { Page, PageRequest } from './records.ts';

/** A partner of the account hierarchy (spec "Partner, merchant, location, terminal"). Times are ISO 8601. */
export interface Partner {
  readonly id: string;
  /** Null for the partner at the top. */
  readonly parentId: string | null;
  readonly name: string;
  readonly externalId: string | null;
  /** The merchant that represents the partner and has its fee schedule. */
  readonly representingMerchantId: string | null;
  readonly created: string;
  readonly updated: string;
}

export interface PartnerFilter {
  /** A part of the name or of the external id, in upper or lower case. */
  readonly search?: string | undefined;
  readonly parentId?: string | undefined;
}

/** The tree of partners. A partner keeps its parent. */
export class Partners {
  readonly #db: Database;
  readonly #records: Records<Partner>;

  constructor(db: Database) {
    this.#db = db;
    this.#records = new Records(db, 'partners');
  }

  add(partner: Partner): Partner {
    this.#db.transaction(() => {
      this.#records.put(partner);
      this.#db.run('INSERT INTO partner_ancestors VALUES (?, ?, 0)', partner.id, partner.id);
      this.#db.run(
        `INSERT INTO partner_ancestors
         SELECT ?, ancestor, distance + 1 FROM partner_ancestors WHERE partner = ?`,
        partner.id,
        partner.parentId,
      );
    });
    return partner;
  }

  /** Changes the partner, except its parent. */
  update(partner: Partner): Partner {
    return this.#records.put(partner);
  }

  byId(id: string): Partner | undefined {
    return this.#records.byId(id);
  }

  /** Whether `partnerId` is `ancestorId` or anywhere below it. */
  isBelow(partnerId: string, ancestorId: string): boolean {
    const sql = 'SELECT 1 FROM partner_ancestors WHERE partner = ? AND ancestor = ?';
    return this.#db.get(sql, partnerId, ancestorId) !== undefined;
  }

  /** The partner, its parent, and so on up to the top. */
  lineOf(partnerId: string): Partner[] {
    return this.#records.find(
      'JOIN partner_ancestors ON ancestor = partners.id WHERE partner = ? ORDER BY distance',
      partnerId,
    );
  }

  /** The partner and all below it, by name. */
  pageBelow(ancestorId: string, { search, parentId }: PartnerFilter, request: PageRequest): Page<Partner> {
    const found = search && idsWithText(this.#db, 'partners', ['name', 'externalId'], search);
    return this.#records.page(request, {
      where: `id IN (SELECT partner FROM partner_ancestors WHERE ancestor = ?)
        AND (? IS NULL OR parentId = ?)${found ? ` AND id IN ${IN_LIST}` : ''}`,
      values: [ancestorId, parentId ?? null, parentId ?? null, ...(found ? [JSON.stringify(found)] : [])],
      order: 'name, id',
    });
  }

  /** Whether another partner under the same parent has this external id. */
  hasExternalId(parentId: string, externalId: string): boolean {
    const tail = `WHERE parentId = ? AND record ->> 'externalId' = ?`;
    return this.#records.first(tail, parentId, externalId) !== undefined;
  }

  representedBy(merchantId: string): Partner | undefined {
    return this.#records.first('WHERE representingMerchantId = ?', merchantId);
  }
}
