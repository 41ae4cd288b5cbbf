import type { Database, Value } from '../world/database.ts';
import { Records, recordTable } from '../world/records/records.ts';
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

interface Term {
  readonly sql: string;
  readonly values: readonly Value[];
}

/** All applications in their current state. */
export class Applications {
  readonly #records: Records<Application>;

  constructor(db: Database) {
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
    const tail = `WHERE merchantKey = ? AND partnerId = ? AND status NOT IN (${marks(abandoned)}) ORDER BY rowid`;
    return this.#records.find(tail, merchantKey, partnerId, ...abandoned);
  }

  /** The applications of a partner and its descendants (spec "Onboarding", application list). */
  page(partnerId: string, query: ApplicationQuery): Page<Application> {
    const { from, to, statuses, search, sortBy, sortDirection } = query;
    const terms: readonly Term[] = [
      { sql: 'partnerId IN (SELECT partner FROM partner_ancestors WHERE ancestor = ?)', values: [partnerId] },
      ...(from === undefined ? [] : [{ sql: 'updated >= ?', values: [from] }]),
      ...(to === undefined ? [] : [{ sql: 'updated < ?', values: [to] }]),
      ...(statuses.length === 0 ? [] : [{ sql: `status IN (${marks(statuses)})`, values: statuses }]),
      ...(search === undefined ? [] : [{ sql: SEARCH, values: SEARCHED.map(() => search.toLowerCase()) }]),
    ];
    return this.#records.page(query, {
      where: terms.map(({ sql }) => sql).join(' AND '),
      values: terms.flatMap(({ values }) => values),
      order: `${sortBy} ${sortDirection}, rowid ${sortDirection}`,
    });
  }
}

const SEARCHED = ['merchantName', 'signerEmail', 'partnerExternalId'];
const SEARCH = `(${SEARCHED.map((field) => `instr(lower(record ->> '$.${field}'), ?)`).join(' OR ')})`;

const marks = (values: readonly unknown[]) => values.map(() => '?').join();
