import { z } from 'zod';
import { ROLES } from '../../staff.ts';

const cashierId = z.string().min(1).max(64);
/** Bounds only: what a name or a PIN must be is said by main, in words for whoever typed it. */
const name = z.string().max(200);
const pin = z.string().max(64);

export const staffSchemas = {
  'staff.signIn': z.strictObject({ cashierId, pin }),
  'staff.lock': z.undefined(),
  /** Somebody touches the till; sent now and then while they do. */
  'staff.touched': z.undefined(),
  'staff.add': z.strictObject({ name, role: z.enum(ROLES), pin }),
  'staff.rename': z.strictObject({ cashierId, name }),
  'staff.remove': z.strictObject({ cashierId }),
  'staff.changePin': z.strictObject({ cashierId, pin }),
  /** `secret` is the terminal's password or a key of it. */
  'staff.resetPin': z.strictObject({ cashierId, secret: z.string().max(4096), pin }),
  /** The same, where cashiers work and none can sign in: the ledger has lost them, or no terminal is at work. */
  'staff.proveOwner': z.strictObject({ secret: z.string().max(4096) }),
  'staff.changeRules': z.strictObject({
    lockAfterMinutes: z.int().positive().max(240).exactOptional(),
    shiftRequired: z.boolean(),
  }),
} as const;

export type StaffResults = Readonly<Record<keyof typeof staffSchemas, null>>;
