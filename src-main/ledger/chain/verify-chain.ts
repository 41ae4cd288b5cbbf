import { createHash } from 'node:crypto';
import { chainRows, isUnchanged } from './chain-rows.ts';
import { identityOf } from './identity.ts';
import { BEGINNING } from './link.ts';
import type { Connection } from '../file/connection.ts';
import type { ChainRow } from './chain-rows.ts';
import type { Identity } from './identity.ts';

export interface VerifiedChain {
  /** None in a ledger that no till of this version has opened. */
  readonly identity?: Identity;
  readonly linked: number;
  /** Rows of earlier versions, and a digest over all of them. */
  readonly earlier: { readonly rows: number; readonly digest: string };
  /** The last row that is there. */
  readonly end: { readonly place: number; readonly own: string };
  /** Rows that a repair or a restore has noted as lost, by their places. */
  readonly lost: readonly LostRows[];
  /** In words; empty when every row is as it was written and none is missing that was not known to be. */
  readonly faults: readonly string[];
}

/** `since` and `until`: when the rows around them were written, epoch milliseconds; no `since` where none stands before. */
export interface LostRows {
  readonly from: number;
  readonly to: number;
  readonly since?: number;
  readonly until: number;
}

export function countOf(lost: readonly Pick<LostRows, 'from' | 'to'>[]): number {
  return lost.reduce((sum, { from, to }) => sum + to - from + 1, 0);
}

/** Earlier versions wrote rows without links. */
export function isChained(ledger: Connection): boolean {
  return ledger.prepare(`SELECT 1 FROM pragma_table_info('event') WHERE name = 'link'`).all().length > 0;
}

/** Goes through all of the record: seconds for a million rows. Changes nothing. */
export function verifyChain(ledger: Connection, onRow: () => void = () => undefined): VerifiedChain {
  ledger.exec('BEGIN');
  try {
    return verified(ledger, onRow);
  } finally {
    ledger.exec('COMMIT');
  }
}

function verified(ledger: Connection, onRow: () => void): VerifiedChain {
  const identity = identityOf(ledger);
  const faults: string[] = [];
  const lost: LostRows[] = [];
  const digest = createHash('sha256');
  let [linked, earlier] = [0, 0];
  let end = { place: 0, own: BEGINNING };
  let before: ChainRow | undefined;
  for (const row of chainRows(ledger)) {
    onRow();
    if (!row.link) {
      earlier += 1;
      digest.update(`${row.computed}\n`);
      if (identity && row.seq > identity.earlier[row.table === 'event' ? 'events' : 'entries'])
        faults.push(`${row.name} is not in the chain`);
      continue;
    }
    linked += 1;
    const { place, previous, own } = row.link;
    const isNext = place === end.place + 1;
    if (place <= end.place) faults.push(`${row.name} stands at a place that is taken`);
    else if (!isNext) {
      const [from, to] = [end.place + 1, place - 1];
      if (isKnown(from, to, identity))
        lost.push({ from, to, ...(before && { since: before.at }), until: row.at });
      else faults.push(missing(from, to));
    }
    if (!isUnchanged(row)) faults.push(`${row.name} has changed since it was written`);
    else if (isNext && previous !== end.own) faults.push(`${before?.name ?? row.name} was written anew`);
    end = { place, own };
    before = row;
  }
  return {
    linked,
    earlier: { rows: earlier, digest: digest.digest('hex') },
    end,
    lost,
    faults,
    ...(identity && { identity }),
  };
}

function isKnown(from: number, to: number, identity: Identity | undefined): boolean {
  return identity?.missing.some(([first, last]) => first <= from && last >= to) === true;
}

function missing(from: number, to: number): string {
  return from === to
    ? `the row at place ${from} is missing`
    : `the rows at places ${from} to ${to} are missing`;
}
