import type { Clock } from '../../../shared/clock.ts';
import type { HierarchyRecord } from '../../../shared/contract/hierarchy.ts';
import type { Result } from '../../../shared/failure.ts';
import type { PackedHandOver } from '../hand-over-maker.ts';

/** A terminal of a location as the service lists it. */
export interface ListedTerminal {
  readonly id: string;
  readonly name?: string | undefined;
}

export interface TerminalDetails {
  readonly name?: string;
  readonly tenderTypes?: readonly string[];
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
  /** `secret-missing` where the service hands out no API keys. */
  readonly handsOutKeys: () => Promise<Result<null>>;
}

export interface FleetPorts {
  readonly service: FleetService;
  /** Of this till's own terminal and merchant. */
  readonly own: { readonly terminalId: string; readonly merchantId: string; readonly training: boolean };
  readonly pack: (wanted: {
    readonly id: string;
    readonly storeName?: string;
  }) => Promise<Result<PackedHandOver>>;
  readonly clock: Clock;
}
