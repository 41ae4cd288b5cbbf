import { z } from 'zod';
import { ROLES } from '../../staff/staff.ts';
import type { CommandEntries } from '../command.ts';

const cashierId = z.string().min(1).max(64);
/** Only limits the size. Main says what is wrong with a name or PIN, in words for the person who typed it. */
const name = z.string().max(200);
const pin = z.string().max(64);

export const staffCommands = {
  'staff.signIn': { who: 'everybody', input: z.strictObject({ cashierId, pin }) },
  'staff.lock': { who: 'everybody', input: z.undefined() },
  /** Says that the cashier is active; sent now and then while keys are pressed or the screen is touched. */
  'staff.activity': { who: 'everybody', input: z.undefined() },
  'staff.add': { who: 'manager', input: z.strictObject({ name, role: z.enum(ROLES), pin }) },
  'staff.rename': { who: 'manager', input: z.strictObject({ cashierId, name }) },
  /** Only an owner may change an owner, which main checks (`ROLE_TO.changeOwners`). */
  'staff.changeRole': { who: 'manager', input: z.strictObject({ cashierId, role: z.enum(ROLES) }) },
  'staff.remove': { who: 'manager', input: z.strictObject({ cashierId }) },
  'staff.changePin': { who: 'manager', input: z.strictObject({ cashierId, pin }) },
  /** Sets a new PIN for whoever proves to own the terminal: `secret` is its password or one of its keys. */
  'staff.resetPin': {
    who: 'everybody',
    input: z.strictObject({ cashierId, secret: z.string().max(4096), pin }),
  },
  /** Unlocks a till on which no cashier can sign in, because the ledger has lost them or no terminal is at work. */
  'staff.proveOwner': { who: 'everybody', input: z.strictObject({ secret: z.string().max(4096) }) },
  'staff.changeRules': {
    who: 'manager',
    input: z.strictObject({
      lockAfterMinutes: z.int().positive().max(240).exactOptional(),
      shiftRequired: z.boolean(),
    }),
  },
} as const satisfies CommandEntries;
