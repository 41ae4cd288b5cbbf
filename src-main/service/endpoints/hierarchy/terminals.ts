import { change, changeWithoutContent, read, write } from '../../requests/request.ts';
import { at } from '../../requests/path.ts';
import { readAll } from '../../requests/read-all.ts';
import { terminal } from './records.ts';
import type { Sender } from '../../sending/sender.ts';

/** Of the requests' fields `tenderTypes` and `useSandboxSharedWallet` are shown. */
export interface TerminalDetails {
  readonly name: string;
  /** Exact strings; inherited from the location when left out or null. */
  readonly tenderTypes?: readonly string[] | null;
}
export interface NewTerminal extends TerminalDetails {
  readonly locationId: string;
  /** Sandbox only; it cannot be set later. */
  readonly useSandboxSharedWallet?: boolean;
}

/** `/Terminals…` but keys and webhooks (spec "Partners, merchants, locations, terminals"). */
export function terminals(sender: Sender) {
  return {
    ofLocation: (locationId: string, signal: AbortSignal) =>
      readAll(sender, at`/Locations/${locationId}/terminals`, terminal, signal),
    ofMerchant: (merchantId: string, signal: AbortSignal) =>
      readAll(sender, at`/Merchants/${merchantId}/terminals`, terminal, signal),
    create: (body: NewTerminal, signal: AbortSignal) =>
      write(sender, { method: 'POST', path: at`/Terminals`, body }, terminal, signal),
    get: (id: string, signal: AbortSignal) => read(sender, at`/Terminals/${id}`, terminal, signal),
    /** Answers what stands now, where the service says so. */
    update: (id: string, body: Partial<TerminalDetails>, signal: AbortSignal) =>
      change(sender, { method: 'PUT', path: at`/Terminals/${id}`, body }, terminal, signal),
    remove: (id: string, signal: AbortSignal) =>
      changeWithoutContent(sender, { method: 'DELETE', path: at`/Terminals/${id}` }, signal),
    /** Answers the new terminal. */
    clone: (id: string, body: Partial<Pick<TerminalDetails, 'name'>>, signal: AbortSignal) =>
      write(sender, { method: 'POST', path: at`/Terminals/${id}/clone`, body }, terminal, signal),
  };
}
