import { z } from 'zod';
import { ROLES } from '../../staff/staff.ts';
import type { CommandEntries } from '../command.ts';

const cashierId = z.string().min(1).max(64);
/** Bounds only: what a name or a PIN must be is said by main, in words for the person who typed it. */
const name = z.string().max(200);
const pin = z.string().max(64);

export const staffCommands = {
  'staff.signIn': { who: 'everybody', input: z.strictObject({ cashierId, pin }) },
  'staff.lock': { who: 'everybody', input: z.undefined() },
  /** The cashier is active; sent now and then while they do. */
  'staff.activity': { who: 'everybody', input: z.undefined() },
  'staff.add': { who: 'manager', input: z.strictObject({ name, role: z.enum(ROLES), pin }) },
  'staff.rename': { who: 'manager', input: z.strictObject({ cashierId, name }) },
  /** Main refuses whatever concerns an owner to who is none (`ROLE_TO.changeOwners`). */
  'staff.changeRole': { who: 'manager', input: z.strictObject({ cashierId, role: z.enum(ROLES) }) },
  'staff.remove': { who: 'manager', input: z.strictObject({ cashierId }) },
  'staff.changePin': { who: 'manager', input: z.strictObject({ cashierId, pin }) },
  /** Whoever it is proves to own the terminal: `secret` is its password or a key of it. */
  'staff.resetPin': {
    who: 'everybody',
    input: z.strictObject({ cashierId, secret: z.string().max(4096), pin }),
  },
  /** The same, where cashiers work and none can sign in: the ledger has lost them, or no terminal is at work. */
  'staff.proveOwner': { who: 'everybody', input: z.strictObject({ secret: z.string().max(4096) }) },
  'staff.changeRules': {
    who: 'manager',
    input: z.strictObject({
      lockAfterMinutes: z.int().positive().max(240).exactOptional(),
      shiftRequired: z.boolean(),
    }),
  },
} as const satisfies CommandEntries;
