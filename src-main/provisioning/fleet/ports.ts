import type { Clock } from '../../../shared/time/clock.ts';
import type { StoreAsked } from '../../../shared/contract/back-office/hand-over.ts';
import type { HierarchyRecord } from '../../../shared/contract/back-office/hierarchy.ts';
import type { FieldFault, Result } from '../../../shared/failure.ts';
import type { PackedHandOver } from '../hand-over-maker.ts';
import type { TerminalFacts } from '../terminal-facts.ts';

/** A terminal of a location as the service lists it. */
export interface ListedTerminal {
  readonly id: string;
  readonly name?: string | undefined;
}

export interface TerminalDetails {
  readonly name?: string;
  readonly tenderTypes?: readonly string[];
}

/** One of the two is there. */
export interface FleetPlace {
  readonly terminalId?: string;
  readonly locationId?: string;
}

/** What a run asks of the service, with the back office's credentials and within their quota. */
export interface FleetService {
  readonly terminal: (id: string) => Promise<Result<HierarchyRecord>>;
  readonly location: (id: string) => Promise<Result<HierarchyRecord>>;
  /** All of them. */
  readonly terminalsOf: (locationId: string) => Promise<Result<readonly ListedTerminal[]>>;
  /** `change-unconfirmed`: the answer was lost, and it may have been made. */
  readonly create: (
    made: TerminalDetails & { readonly locationId: string; readonly name: string },
  ) => Promise<Result<ListedTerminal>>;
  readonly update: (id: string, details: TerminalDetails) => Promise<Result<unknown>>;
  /** Of a terminal that is there, or of one that is to be made at a location. */
  readonly facts: (of: FleetPlace) => Promise<Result<TerminalFacts>>;
  /** `secret-missing` where the service hands out no API keys. It is asked for one of this till's own, or else of that place. */
  readonly handsOutKeys: (place: FleetPlace) => Promise<Result<null>>;
}

export interface FleetPorts {
  readonly service: FleetService;
  /** Of this till's own terminal. */
  readonly own: { readonly terminalId: string; readonly training: boolean };
  /** What would be missing or wrong in the profile of a new till. */
  readonly profileFaults: (facts: TerminalFacts, asked: StoreAsked) => readonly FieldFault[];
  readonly pack: (wanted: StoreAsked & { readonly id: string }) => Promise<Result<PackedHandOver>>;
  readonly clock: Clock;
}
