import type { PaymentGateway } from '../../../src-main/sales/ports.ts';
import type { Process } from './process.ts';

/** The way to the service, for one run of the till's program. */
export interface Line {
  readonly gateway: PaymentGateway;
  /** Signs in, at the start or when somebody asks. */
  readonly signIn: () => void;
  /** Gives every call up and leaves nothing behind. */
  readonly close: () => void;
}

export type LineTo = (process: Process, onSignedIn: () => void) => Line;
