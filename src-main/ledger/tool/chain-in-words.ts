import type { VerifiedChain } from '../chain/verify-chain.ts';

/** Lines; more say nothing new. */
const MOST_FAULTS = 100;

/** Of a ledger that ends before the place that its till noted last, or has another row there. */
export function tailInWords(place: number): string {
  return `The till had noted another row at place ${place}: what was recorded last is missing, or this is an older copy.`;
}

/** What to do about a ledger that is not as its till wrote it. */
export const WHAT_TO_DO =
  'To do: copy this folder before anything else. A till that starts with it keeps the files and says what is damaged or missing; look for those payments at the payment service (docs/ledger.md, "When something is damaged").';

/** What was proved of a ledger's rows, in lines for a technician. `isCut`: the till had noted rows that are not there. */
export function chainInWords(
  { identity, linked, earlier, end, faults }: VerifiedChain,
  isCut: boolean,
): readonly string[] {
  const lines = [
    identity
      ? `Ledger ${identity.ledgerId}, epoch ${identity.epoch}: ${linked} rows are linked, the last at place ${end.place} (${end.own}).`
      : `A ledger without an identity: ${linked} rows are linked.`,
  ];
  if (earlier.rows > 0)
    lines.push(`${earlier.rows} rows of earlier versions have no link (together ${earlier.digest}).`);
  for (const [from, to] of identity?.missing ?? [])
    lines.push(`Known to be lost before epoch ${identity?.epoch}: places ${from} to ${to}.`);
  if (faults.length === 0)
    return [
      ...lines,
      `Every row ${isCut ? 'that is here is as it was written.' : 'is as it was written, and none is missing.'}`,
    ];
  return [...lines, 'Not as it was written:', ...listed(faults)];
}

/** Of what is derived from events, so that sales are found. */
export function tablesInWords(faults: readonly string[]): readonly string[] {
  return faults.length === 0 ? [] : ['Not what the events say:', ...listed(faults)];
}

function listed(faults: readonly string[]): readonly string[] {
  const more = faults.length > MOST_FAULTS ? [`and ${faults.length - MOST_FAULTS} more`] : [];
  return [...faults.slice(0, MOST_FAULTS), ...more];
}
