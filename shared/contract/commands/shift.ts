import { z } from 'zod';
import { ofType } from '../command.ts';
import type { CommandEntries } from '../command.ts';
import type { ShiftReport } from '../../reports/shift-report.ts';

export const shiftCommands = {
  'shift.open': { who: 'cashier', input: z.undefined() },
  /** Answers the X report. */
  'shift.get': { who: 'cashier', input: z.undefined(), answer: ofType<ShiftReport>() },
  'shift.close': { who: 'cashier', input: z.undefined(), answer: ofType<ShiftReport>() },
  /** Answers the Z report of a closed shift, as it was made. */
  'shift.report': {
    who: 'cashier',
    input: z.strictObject({ shift: z.int().positive() }),
    answer: ofType<ShiftReport>(),
  },
} as const satisfies CommandEntries;
