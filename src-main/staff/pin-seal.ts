import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Role } from '../../shared/staff/staff.ts';
import type { PinVerifier } from './pin-verifier.ts';
import type { Cashier } from './roster.ts';

/** Who a verifier is of. The ledger says it, too, but the ledger can be edited by whoever can write its file. */
export interface SealedTo {
  readonly cashierId: string;
  readonly role: Role;
}

/** What this cashier's verifier is sealed to. */
export const sealedTo = ({ id, role }: Pick<Cashier, 'id' | 'role'>): SealedTo => ({ cashierId: id, role });

/** Only whoever has the pepper can make it: a verifier moved to another cashier, role or terminal does not fit. */
export function sealOf(
  { salt, key, cost }: PinVerifier,
  { cashierId, role }: SealedTo,
  terminal: string,
  pepper: Buffer,
): string {
  const sealed = JSON.stringify(['pin', terminal, cashierId, role, salt, key, cost.N, cost.r, cost.p]);
  return createHmac('sha256', pepper).update(sealed).digest('base64');
}

/** Takes the same time whatever differs. */
export function isSealedTo(
  verifier: PinVerifier & { readonly seal?: string | undefined },
  to: SealedTo,
  terminal: string,
  pepper: Buffer,
): boolean {
  const expected = Buffer.from(sealOf(verifier, to, terminal, pepper), 'base64');
  const found = Buffer.from(verifier.seal ?? '', 'base64');
  return found.length === expected.length && timingSafeEqual(found, expected);
}
