import type { Expectation } from '../../expectation.ts';
import type { Failure } from '../../failure.ts';

/** Columns of a file of tills (docs/fleet.md). */
export const FLEET_COLUMNS = [
  ...(['location', 'terminal', 'name', 'tenders', 'store'] as const),
  ...(['kind', 'currency', 'locale', 'zone'] as const),
] as const;
export type FleetColumn = (typeof FLEET_COLUMNS)[number];

/** Longer files are not sent to main at all. */
export const MOST_FLEET_CHARACTERS = 262_144;
export const MOST_FLEET_ROWS = 500;

/** What is wrong with a cell, a line or the whole of a file of tills. */
export const FLEET_FAULTS = [
  ...(['quotes', 'missing-column', 'unknown-column', 'column-twice', 'too-many-cells', 'no-rows'] as const),
  ...(['too-many-rows', 'missing', 'too-long', 'malformed', 'place-twice', 'terminal-twice'] as const),
  ...(['name-twice', 'name-taken', 'not-found', 'unknown-merchant', 'own-terminal', 'not-accepted'] as const),
  ...(['not-as-expected', 'stated-otherwise'] as const),
] as const;
export type FleetFaultKind = (typeof FLEET_FAULTS)[number];

export interface FleetFault {
  /** Of the file, from 1; 0 is the whole file. */
  readonly line: number;
  readonly column?: FleetColumn;
  readonly fault: FleetFaultKind;
  /** What stands there, where that helps: a column's name, an ID, a tender. */
  readonly text?: string;
  /** What would be right, where the cell is 'not-as-expected'. */
  readonly expected?: Expectation;
}

/** What a file would do, or everything that is wrong with it: then nothing of it is sent. */
export interface FleetCheck {
  readonly faults: readonly FleetFault[];
  /** So many terminals are made. */
  readonly creates: number;
  /** So many are there already. */
  readonly takes: number;
}

/** A till of the file that the service refused. The others go on without it. */
export interface FleetRefusal {
  readonly line: number;
  /** Its name or ID. */
  readonly name: string;
  /** `found-twice`: two terminals of this name are at its location, and which one is meant only a person can say. */
  readonly failure: Failure | 'found-twice';
}

/** Many tills that are being set up, or were. */
export interface FleetRunView {
  /** `stopped`: by a manager, a failure, or the end of the till; it can go on. */
  readonly state: 'running' | 'stopping' | 'stopped' | 'done';
  readonly total: number;
  /** So many have their package and code. */
  readonly packed: number;
  /** So many terminals were made at the service by this run. */
  readonly created: number;
  readonly refused: readonly FleetRefusal[];
  /** Why it stopped. */
  readonly failure?: Failure;
  /** Name of the folder with the packages and codes. */
  readonly folder: string;
  /** The first code expires then, epoch milliseconds. */
  readonly expiresAt?: number;
}
