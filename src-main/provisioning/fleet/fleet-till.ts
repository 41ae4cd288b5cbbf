import { failed, succeeded } from '../../../shared/failure.ts';
import type { Failure, Result } from '../../../shared/failure.ts';
import type { FleetTill } from './fleet-record.ts';
import type { FleetPorts, ListedTerminal } from './ports.ts';

/** After a lost answer: how long until the terminal is looked for, once and again, before it is asked for again. */
const LOOKED_UP_AFTER_MS = [2_000, 8_000] as const;
/** So often an answer may be lost before the run pauses. */
const MOST_TRIES = 3;

export type TillTrouble = { readonly failure: Failure | 'found-twice' };

interface Steps extends Pick<FleetPorts, 'service' | 'clock'> {
  /** Resolves once it is on the disk. */
  readonly keep: (till: FleetTill) => Promise<void>;
  /** Terminals that other tills of the run have already. */
  readonly isOthers: (terminalId: string) => boolean;
  readonly signal: AbortSignal;
}

/**
 * Brings a till of a run to its terminal: made once, whatever happens to answers, or as it was found and changed as the file
 * has it. Answers what it is then. Rejects when the disk does not take it, or `signal` aborts while it waits.
 */
export async function terminalFor(till: FleetTill, steps: Steps): Promise<FleetTill | TillTrouble> {
  if (till.terminalId !== undefined) return updated(till, till.terminalId, steps);
  let current = till;
  for (let tries = 0; ; tries += 1) {
    if (current.state === 'sent') {
      const found = await lookUp(current, steps, tries > 0);
      if (!found.ok) return { failure: found.failure };
      if (found.value.length > 1) return { failure: 'found-twice' };
      const [id] = found.value;
      if (id !== undefined) return made(current, id, steps);
    }
    if (tries === MOST_TRIES) return { failure: { action: 'try-again', code: 'change-unconfirmed' } };
    // Before it is sent: after any end the next start looks it up instead of making another one.
    current = { ...current, state: 'sent' };
    await steps.keep(current);
    const { locationId = '', name = '', tenderTypes } = current.row;
    const created = await steps.service.create({ locationId, name, ...(tenderTypes && { tenderTypes }) });
    if (created.ok) return made(current, created.value.id, steps);
    if (created.failure.code !== 'change-unconfirmed') {
      await steps.keep({ ...current, state: 'new' });
      return { failure: created.failure };
    }
  }
}

async function made(till: FleetTill, terminalId: string, { keep }: Steps): Promise<FleetTill> {
  const known: FleetTill = { ...till, state: 'made', terminalId, updated: true };
  await keep(known);
  return known;
}

/** A change of what is there can be asked for again and again. */
async function updated(
  till: FleetTill,
  id: string,
  { service, keep }: Steps,
): Promise<FleetTill | TillTrouble> {
  const { name, tenderTypes } = till.row;
  if (till.updated || (name === undefined && tenderTypes === undefined)) return till;
  const changed = await service.update(id, {
    ...(name !== undefined && { name }),
    ...(tenderTypes && { tenderTypes }),
  });
  if (!changed.ok) return { failure: changed.failure };
  const known: FleetTill = { ...till, updated: true };
  await keep(known);
  return known;
}

/**
 * Terminals of this name at its location, by their IDs. Before the run there was none, so that one is that whose answer was lost. A
 * request that is still under way may be carried out a little later: one that was `justSent` is looked for twice.
 */
async function lookUp(
  { row: { locationId = '', name } }: FleetTill,
  { service, clock, isOthers, signal }: Steps,
  justSent: boolean,
): Promise<Result<readonly string[]>> {
  for (const pause of justSent ? LOOKED_UP_AFTER_MS : [0]) {
    if (pause > 0) await clock.sleep(pause, signal);
    const listed = await service.terminalsOf(locationId);
    if (!listed.ok) return failed(listed.failure);
    const fitting = named(listed.value, name).filter(({ id }) => !isOthers(id));
    if (fitting.length > 0) return succeeded(fitting.map(({ id }) => id));
  }
  return succeeded([]);
}

/** Those of this name, however its accents are written. */
export function named(
  listed: readonly ListedTerminal[],
  name: string | undefined,
): readonly ListedTerminal[] {
  return listed.filter((terminal) => terminal.name?.normalize('NFC') === name);
}
