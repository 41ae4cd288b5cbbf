import { z } from 'zod';
import type { ShiftReport } from '../../shift-report.ts';

export const shiftSchemas = {
  'shift.open': z.undefined(),
  /** The X report. */
  'shift.look': z.undefined(),
  'shift.close': z.undefined(),
  /** The Z report of a closed shift, as it was made. */
  'shift.report': z.strictObject({ shift: z.int().positive() }),
} as const;

export interface ShiftResults {
  'shift.open': null;
  'shift.look': ShiftReport;
  'shift.close': ShiftReport;
  'shift.report': ShiftReport;
}
