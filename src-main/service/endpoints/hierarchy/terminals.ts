import { change, changeWithoutContent, read, write } from '../../requests/request.ts';
import { at } from '../../requests/path.ts';
import { readAll } from '../../requests/read-all.ts';
import { terminal } from './records.ts';
import type { Sender } from '../../sending/sender.ts';

/** Of these fields the specification names only `tenderTypes` and `useSandboxSharedWallet`. */
export interface TerminalDetails {
  readonly name: string;
  /** The service's exact strings; inherited from the location where they are missing or null. */
  readonly tenderTypes?: readonly string[] | null;
}
export interface NewTerminal extends TerminalDetails {
  readonly locationId: string;
  /** Sandbox only. It cannot be changed later. */
  readonly useSandboxSharedWallet?: boolean;
}

/** `/Terminals…` except keys and webhooks (spec "Partners, merchants, locations, terminals"). */
export function terminals(sender: Sender) {
  return {
    ofLocation: (locationId: string, signal: AbortSignal) =>
      readAll(sender, at`/Locations/${locationId}/terminals`, terminal, signal),
    ofMerchant: (merchantId: string, signal: AbortSignal) =>
      readAll(sender, at`/Merchants/${merchantId}/terminals`, terminal, signal),
    create: (body: NewTerminal, signal: AbortSignal) =>
      write(sender, { method: 'POST', path: at`/Terminals`, body }, terminal, signal),
    get: (id: string, signal: AbortSignal) => read(sender, at`/Terminals/${id}`, terminal, signal),
    /** Answers the changed terminal, where the service returns it. */
    update: (id: string, body: Partial<TerminalDetails>, signal: AbortSignal) =>
      change(sender, { method: 'PUT', path: at`/Terminals/${id}`, body }, terminal, signal),
    remove: (id: string, signal: AbortSignal) =>
      changeWithoutContent(sender, { method: 'DELETE', path: at`/Terminals/${id}` }, signal),
    /** Answers the new terminal. */
    clone: (id: string, body: Partial<Pick<TerminalDetails, 'name'>>, signal: AbortSignal) =>
      write(sender, { method: 'POST', path: at`/Terminals/${id}/clone`, body }, terminal, signal),
  };
}
