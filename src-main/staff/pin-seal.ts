import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Role } from '../../shared/staff/staff.ts';
import type { PinVerifier } from './pin-verifier.ts';
import type { Cashier } from './roster.ts';

/** The cashier and role that a verifier belongs to. The ledger states them, too, but whoever can write its file can edit it. */
export interface SealedTo {
  readonly cashierId: string;
  readonly role: Role;
}

/** Answers what this cashier's verifier is sealed to. */
export const sealedTo = ({ id, role }: Pick<Cashier, 'id' | 'role'>): SealedTo => ({ cashierId: id, role });

/**
 * Answers the seal of a verifier. Only whoever has the pepper can make one, so a verifier that was moved to another
 * cashier, role or terminal does not fit.
 */
export function sealOf(
  { salt, key, cost }: PinVerifier,
  { cashierId, role }: SealedTo,
  terminal: string,
  pepper: Buffer,
): string {
  const sealed = JSON.stringify(['pin', terminal, cashierId, role, salt, key, cost.N, cost.r, cost.p]);
  return createHmac('sha256', pepper).update(sealed).digest('base64');
}

/** Whether a verifier carries this seal. Takes the same time whatever differs. */
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
