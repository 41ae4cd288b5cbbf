import { failed } from '../../../shared/failure.ts';
import type { ReportSource } from '../../documents/document-renderer.ts';
import type { SalesReports } from '../../reports/sales-reports.ts';
import type { Shifts } from '../../staff/shifts/shifts.ts';
import type { Staff } from '../../staff/staff.ts';
import { nextTurn } from '../../supervision/next-turn.ts';

interface ReportParts {
  readonly staff: Staff;
  readonly shifts: Shifts;
  readonly salesReports: SalesReports;
}

/** Makes reports for documents. The role of whoever has signed in is checked each time a report is made. */
export function reportSource({ staff, shifts, salesReports }: ReportParts): ReportSource {
  return {
    report: async (shift) => {
      const refusal = staff.refusal('cashier');
      if (refusal) return failed(refusal);
      if (shift === undefined) await shifts.readAhead(nextTurn);
      return shift === undefined ? shifts.xReport(staff.signedIn) : shifts.zReport(shift);
    },
    salesReport: async (days, upTo, run) => {
      const refusal = staff.refusal('manager');
      return refusal ? failed(refusal) : salesReports.make(days, upTo, run);
    },
    printedBefore: (shift) => shifts.printedBefore(shift),
    printed: (shift, by) => {
      const recorded = shifts.reportPrinted(shift, by);
      if (!recorded.ok) console.error('a printed report is not on record', recorded.failure.detail);
      return recorded.ok;
    },
  };
}
