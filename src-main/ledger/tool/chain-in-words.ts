import type { VerifiedChain } from '../chain/verify-chain.ts';

/** Lines; more say nothing new. */
const MOST_FAULTS = 100;

/** Of a ledger that ends before the place that its till noted last, or has another row there. */
export function tailInWords(place: number): string {
  return `The till had noted another row at place ${place}: what was recorded last is missing, or this is an older copy.`;
}

/** What was proved of a ledger's rows, in lines for a technician. */
export function chainInWords({ identity, linked, earlier, end, faults }: VerifiedChain): readonly string[] {
  const lines = [
    identity
      ? `Ledger ${identity.ledgerId}, epoch ${identity.epoch}: ${linked} rows are linked, the last at place ${end.place} (${end.own}).`
      : `A ledger without an identity: ${linked} rows are linked.`,
  ];
  if (earlier.rows > 0)
    lines.push(`${earlier.rows} rows of earlier versions have no link (together ${earlier.digest}).`);
  for (const [from, to] of identity?.missing ?? [])
    lines.push(`Known to be lost before epoch ${identity?.epoch}: places ${from} to ${to}.`);
  if (faults.length === 0) return [...lines, 'Every row is as it was written, and none is missing.'];
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
