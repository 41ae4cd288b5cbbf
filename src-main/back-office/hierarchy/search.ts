import { entryOf, nameOf } from './records.ts';
import type { HierarchyEntry, HierarchyFound } from '../../../shared/contract/back-office/hierarchy.ts';
import type { Failure, Result } from '../../../shared/failure.ts';
import type { Merchant } from '../../service/endpoints/hierarchy/records.ts';
import type { ServiceAccess } from '../ports.ts';

/** Merchants whose locations and terminals are read at a time, with two calls each. */
export const MERCHANTS_A_PRESS = 20;
const AT_ONCE = 4;

interface MerchantsToSearch {
  readonly records: readonly Merchant[];
  /** Number of merchants that were searched before; `total` is that of all, where the service states it. */
  readonly before: number;
  readonly total?: number;
  readonly next?: number;
}

/**
 * Locations and terminals whose name contains the text, or whose identifier it is, or a part of 5 or more characters of it. The service searches names of
 * partners and merchants only, so the records of each merchant are read and compared.
 */
export async function searchMerchants(
  access: ServiceAccess,
  text: string,
  { records, before, total, next }: MerchantsToSearch,
  signal: AbortSignal,
): Promise<HierarchyFound> {
  const entries: HierarchyEntry[] = [];
  const all = total === undefined ? {} : { total };
  for (let from = 0; from < records.length; from += AT_ONCE) {
    const some = records.slice(from, from + AT_ONCE);
    const read = await Promise.all(some.map((merchant) => searchMerchant(access, text, merchant, signal)));
    for (const result of read) {
      if (!result.ok) {
        const { failure } = result;
        // Asked again, the service answers for the same merchants; one that is hidden from these credentials never does.
        const goesOn = isAbsent(failure) ? next : before / MERCHANTS_A_PRESS;
        const counts = { ...all, ...(goesOn !== undefined && { next: goesOn }) };
        return { entries, merchants: before + from, ...counts, failure };
      }
      entries.push(...result.value);
    }
  }
  return { entries, merchants: before + records.length, ...all, ...(next !== undefined && { next }) };
}

async function searchMerchant(
  { locations, terminals }: ServiceAccess,
  text: string,
  merchant: Merchant,
  signal: AbortSignal,
): Promise<Result<readonly HierarchyEntry[]>> {
  const [places, tills] = await Promise.all([
    locations.ofMerchant(merchant.id, signal),
    terminals.ofMerchant(merchant.id, signal),
  ]);
  if (!places.ok) return places;
  if (!tills.ok) return tills;
  const names = new Map(places.value.map((place) => [place.id, nameOf(place)]));
  const above = nameOf(merchant);
  const matching = matches(text);
  const value = [
    ...(matching(merchant) ? [entryOf('merchant', merchant)] : []),
    ...places.value.filter(matching).map((place) => entryOf('location', place, [above])),
    ...tills.value.filter(matching).map((till) => {
      const place = till.locationId;
      return entryOf('terminal', till, place === undefined ? [above] : [above, names.get(place) ?? place]);
    }),
  ];
  return { ok: true, value };
}

/** A shorter part of an identifier, such as `term`, would fit all of them. */
const PART_OF_ID = 5;

/** Identifiers are case-sensitive (spec "Conventions that apply to all resources"), names are not. */
function matches(text: string) {
  const part = text.toLowerCase();
  return ({ id, name }: { readonly id: string; readonly name?: string | undefined }) =>
    id === text ||
    (text.length >= PART_OF_ID && id.includes(text)) ||
    (name ?? '').toLowerCase().includes(part);
}

/** The record does not exist for these credentials. It says nothing about the service's state. */
export const isAbsent = ({ code }: Failure) =>
  code === 'not-found' || code === 'not-permitted' || code === 'request-rejected';
