import { unprocessable } from '../http/service-error.ts';

/** Refuses tenders that the parent is not approved for: locations and terminals can only narrow them. Throws 422. */
export function refuseUnapproved(
  tenders: readonly string[] | null | undefined,
  approved: readonly string[],
): void {
  const unapproved = (tenders ?? []).filter((tender) => !approved.includes(tender));
  if (unapproved.length === 0) return;
  throw unprocessable('The merchant or location is not approved for every tender.', [
    { field: 'tenderTypes', message: `not approved: ${unapproved.join(', ')}` },
  ]);
}
