import type { TendersOfRecord, TillTenders } from '../../../../../shared/contract/back-office/hierarchy.ts';

/** What a till accepts after a change and did not before, and the other way round, in the service's exact strings. */
export interface TenderEffect {
  readonly till: TillTenders;
  readonly starts: readonly string[];
  readonly stops: readonly string[];
  /** Nothing is left: it cannot take payments. */
  readonly nothing: boolean;
}

/** All that can be chosen for a record: what its parent accepts, and what it has beside. */
export function choosableTenders({ accepted, omitted }: TendersOfRecord): readonly string[] {
  return [...accepted, ...omitted];
}

/** What its parent accepts: what it would inherit. */
export function inheritedTenders({ accepted, omitted, added }: TendersOfRecord): readonly string[] {
  return [...accepted.filter((tender) => !added.includes(tender)), ...omitted];
}

/** What a change from `before` to `after` does to one till whose list it is. */
export function effectOnTill(
  till: TillTenders,
  before: readonly string[],
  after: readonly string[],
): TenderEffect {
  return {
    till,
    starts: after.filter((tender) => !before.includes(tender)),
    stops: before.filter((tender) => !after.includes(tender)),
    nothing: after.length === 0 && before.length > 0,
  };
}

/**
 * What a change of a location's tenders does to its tills (spec "Tender types"): those without a list of their own follow
 * it, those with one can only lose, since a list narrows its parent's. A till with the location's very list is taken for
 * one that follows; tills whose tenders are not known are left out, as are those that nothing changes for.
 */
export function effectOnTills(
  tills: readonly TillTenders[],
  before: readonly string[],
  after: readonly string[],
): readonly TenderEffect[] {
  return tills.flatMap((till) => {
    const { tenders } = till;
    if (tenders === undefined) return [];
    const follows = isSameList(tenders, before);
    const effect = effectOnTill(
      till,
      tenders,
      follows ? after : tenders.filter((each) => after.includes(each)),
    );
    return effect.starts.length + effect.stops.length === 0 ? [] : [effect];
  });
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((tender) => other.includes(tender));
}
