import type { TendersOfRecord } from '../../../shared/contract/back-office/hierarchy.ts';

/**
 * Which of a record's tenders it inherits and which are its own, by comparison with its parent's (spec "Tender types").
 * Both lists have exact strings; `undefined` where the service does not state them.
 */
export function tendersOfRecord(
  own: readonly string[] | undefined,
  parent: readonly string[] | undefined,
): TendersOfRecord {
  if (own === undefined) {
    const state = parent === undefined ? 'unknown' : 'inherited';
    return { state, accepted: parent ?? [], omitted: [], added: [] };
  }
  if (parent === undefined) return { state: 'unknown', accepted: own, omitted: [], added: [] };
  const omitted = parent.filter((tender) => !own.includes(tender));
  const added = own.filter((tender) => !parent.includes(tender));
  const state = omitted.length + added.length === 0 ? 'same' : 'own';
  return { state, accepted: own, omitted, added };
}
