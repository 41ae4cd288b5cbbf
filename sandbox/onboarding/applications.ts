import type { Database, Value } from '../world/database.ts';
import { idsWithText } from '../world/records/ids-with-text.ts';
import { IN_LIST, Records, recordTable } from '../world/records/records.ts';
import type { Page } from '../world/records/records.ts';
import type { Application } from './application.ts';
import type { ApplicationQuery } from './list-query.ts';
import type { ApplicationStatus } from './statuses.ts';

export const APPLICATION_TABLES = recordTable('applications', [
  'partnerId',
  'status',
  'signingToken',
  'merchantKey',
  'merchantName',
  'created',
  'updated',
]);

/** What `Search` looks through (spec "Onboarding (API key)"). */
const SEARCHED = ['merchantName', 'signerEmail', 'partnerExternalId'];

/** A condition with the one value that is bound in it. */
interface Condition {
  readonly sql: string;
  readonly value: Value;
}

/** All applications in their current state. */
export class Applications {
  readonly #db: Database;
  readonly #records: Records<Application>;

  constructor(db: Database) {
    this.#db = db;
    this.#records = new Records(db, 'applications');
  }

  put(application: Application): Application {
    return this.#records.put(application);
  }

  byId(id: string): Application | undefined {
    return this.#records.byId(id);
  }

  bySigningToken(token: string): Application | undefined {
    return this.#records.first('WHERE signingToken = ?', token);
  }

  /** In the order of their creation. */
  all(): Application[] {
    return this.#records.find();
  }

  /** Applications of one merchant of a partner, except those that ended without boarding it. */
  ofMerchant(
    { partnerId, merchantKey }: Pick<Application, 'partnerId' | 'merchantKey'>,
    abandoned: readonly ApplicationStatus[],
  ): Application[] {
    const tail = `WHERE merchantKey = ? AND partnerId = ? AND status NOT IN ${IN_LIST} ORDER BY rowid`;
    return this.#records.find(tail, merchantKey, partnerId, JSON.stringify(abandoned));
  }

  /** The applications of a partner and its descendants (spec "Onboarding", application list). */
  page(partnerId: string, query: ApplicationQuery): Page<Application> {
    const { from, to, statuses, search, sortBy, sortDirection } = query;
    const among = (column: string, list: readonly string[]) => ({
      sql: `${column} IN ${IN_LIST}`,
      value: JSON.stringify(list),
    });
    const conditions: readonly Condition[] = [
      { sql: 'partnerId IN (SELECT partner FROM partner_ancestors WHERE ancestor = ?)', value: partnerId },
      ...(from === undefined ? [] : [{ sql: 'updated >= ?', value: from }]),
      ...(to === undefined ? [] : [{ sql: 'updated < ?', value: to }]),
      ...(statuses.length === 0 ? [] : [among('status', statuses)]),
      ...(search ? [among('id', idsWithText(this.#db, 'applications', SEARCHED, search))] : []),
    ];
    return this.#records.page(query, {
      where: conditions.map(({ sql }) => sql).join(' AND '),
      values: conditions.map(({ value }) => value),
      order: `${sortBy} ${sortDirection}, rowid ${sortDirection}`,
    });
  }
}
