import type { TendersOfRecord, TillTenders } from '../../../../../shared/contract/back-office/hierarchy.ts';

/** The tenders that a till gains and loses by a change, in the service's exact strings. */
export interface TenderEffect {
  readonly till: TillTenders;
  readonly starts: readonly string[];
  readonly stops: readonly string[];
  /** Whether no tender is left, so that the till cannot take payments. */
  readonly nothing: boolean;
}

/** The tenders that can be chosen for a record: its parent's, and its own beyond them. */
export function choosableTenders({ accepted, omitted }: TendersOfRecord): readonly string[] {
  return [...accepted, ...omitted];
}

/** The parent's tenders, which the record would inherit. */
export function inheritedTenders({ accepted, omitted, added }: TendersOfRecord): readonly string[] {
  return [...accepted.filter((tender) => !added.includes(tender)), ...omitted];
}

/** The effect of a change from `before` to `after` on the till with this list. */
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
 * The effect of a change of a location's tenders on its tills (spec "Tender types"). Tills without a list of their own
 * follow it; those with one can only lose tenders, because a list narrows its parent's. A till with the same list as
 * the location counts as following. Tills with unknown tenders, or without an effect, are left out.
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
