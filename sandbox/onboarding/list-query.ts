import { readPage } from '../http/paging.ts';
import { QueryReader } from '../http/query-reader.ts';
import type { RawQuery } from '../http/query-reader.ts';
import type { PageRequest } from '../world/records/records.ts';
import { APPLICATION_STATUSES } from './statuses.ts';
import type { ApplicationStatus } from './statuses.ts';

/** The first value is the default. The specification shows neither the values nor the default. */
const SORT_KEYS = ['updated', 'created', 'merchantName', 'status'] as const;
const DIRECTIONS = ['desc', 'asc'] as const;

/** Query of the application lists (spec "Onboarding (API key)"). Times are epoch milliseconds; `to` is exclusive. */
export interface ApplicationQuery extends PageRequest {
  readonly from: number | undefined;
  readonly to: number | undefined;
  /** Applications with any of these; all where it is empty. */
  readonly statuses: readonly ApplicationStatus[];
  readonly search: string | undefined;
  readonly sortBy: (typeof SORT_KEYS)[number];
  readonly sortDirection: (typeof DIRECTIONS)[number];
}

/** Throws 400 with all faults. */
export function readApplicationQuery(raw: RawQuery): ApplicationQuery {
  const reader = new QueryReader(raw);
  const query: ApplicationQuery = {
    ...readPage(reader),
    from: reader.time('From'),
    to: reader.time('To'),
    statuses: (reader.texts('Statuses') ?? []).flatMap((name) => statusIn(name, reader)),
    search: reader.text('Search'),
    sortBy: reader.choice('SortBy', SORT_KEYS),
    sortDirection: reader.choice('SortDirection', DIRECTIONS),
  };
  reader.done();
  return query;
}

function statusIn(name: string, reader: QueryReader): ApplicationStatus[] {
  const status = APPLICATION_STATUSES.find((known) => known === name);
  if (status !== undefined) return [status];
  reader.fault('Statuses', `must be of ${APPLICATION_STATUSES.join(', ')}`);
  return [];
}
