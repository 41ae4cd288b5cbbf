import { recordedTime } from '../record/recorded-time.ts';
import { countOf } from '../chain/verify-chain.ts';
import type { LostRows, VerifiedChain } from '../chain/verify-chain.ts';

/** Lines; more say nothing new. */
const MOST_FAULTS = 100;

/** Of a ledger that ends before the place that its till noted last, or has another row there. */
export function tailInWords(place: number): string {
  return `The till had noted another row at place ${place}: what was recorded last is missing, or this is an older copy.`;
}

/** What to do about a ledger that is not as its till wrote it. */
export const WHAT_TO_DO =
  'To do: copy this folder before anything else. A till that starts with it keeps the files and says what is damaged or missing; look for those payments at the payment service (docs/ledger.md, "When something is damaged").';

/**
 * What was proved of a ledger's rows, in lines for a technician. `isCut`: the till had noted rows that are not there.
 * `copies`: the folders with what was there before a repair or a restore.
 */
export function chainInWords(
  { identity, linked, earlier, end, lost, faults }: VerifiedChain,
  isCut: boolean,
  copies: readonly string[],
): readonly string[] {
  const lines = [
    identity
      ? `Ledger ${identity.ledgerId}, epoch ${identity.epoch}: ${linked} rows are linked, the last at place ${end.place} (${end.own}).`
      : `A ledger without an identity: ${linked} rows are linked.`,
  ];
  if (earlier.rows > 0)
    lines.push(`${earlier.rows} rows of earlier versions have no link (together ${earlier.digest}).`);
  if (lost.length > 0) lines.push(...lostInWords(lost, copies));
  if (faults.length === 0) {
    const isWhole = !isCut && lost.length === 0;
    return [
      ...lines,
      `Every row ${isWhole ? 'is as it was written, and none is missing.' : 'that is here is as it was written.'}`,
    ];
  }
  return [...lines, 'Not as it was written:', ...listed(faults)];
}

/** Whether the chain confirms a row with other fields than this version writes. That it does proves no author. */
export function confirmationInWords(name: string, { faults }: Pick<VerifiedChain, 'faults'>): string {
  return faults.some((fault) => fault.startsWith(`${name} `))
    ? 'the chain does not confirm it, so it was changed after it was written'
    : 'the chain confirms it, so another version wrote it, or somebody changed it and wrote the chain anew';
}

function lostInWords(lost: readonly LostRows[], copies: readonly string[]): readonly string[] {
  const rows = countOf(lost);
  return [
    `${rows === 1 ? '1 row is' : `${rows} rows are`} missing since an earlier repair or restore:`,
    ...listed(lost.map(placesInWords)),
    'Look for payments of that time at the payment service: what it knows and this ledger does not was among them.',
    ...(copies.length === 0 ? [] : ['What was there before is kept in:', ...listed(copies)]),
  ];
}

function placesInWords({ from, to, since, until }: LostRows): string {
  const places = from === to ? `place ${from}` : `places ${from} to ${to}`;
  const before = recordedTime(until);
  return `${places}, written ${since === undefined ? `before ${before}` : `between ${recordedTime(since)} and ${before}`}`;
}

/** Of what is derived from events, so that sales are found. */
export function tablesInWords(faults: readonly string[]): readonly string[] {
  return faults.length === 0 ? [] : ['Not what the events say:', ...listed(faults)];
}

function listed(faults: readonly string[]): readonly string[] {
  const more = faults.length > MOST_FAULTS ? [`and ${faults.length - MOST_FAULTS} more`] : [];
  return [...faults.slice(0, MOST_FAULTS), ...more];
}
