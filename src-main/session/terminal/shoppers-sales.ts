import { failed } from '../../../shared/failure.ts';
import { shown } from '../../../shared/text/shown.ts';
import { saleWanted } from './sale-wanted.ts';
import type { Failure } from '../../../shared/failure.ts';
import type { ShoppersSales } from '../../kiosk/ports.ts';
import type { Sales } from '../../sales/sales.ts';
import type { Shifts } from '../../staff/shifts/shifts.ts';
import type { Staff } from '../../staff/staff.ts';
import type { SaleTerms } from './sale-wanted.ts';

interface ShoppersSalesParts {
  readonly sales: Sales;
  readonly shifts: Pick<Shifts, 'current'>;
  readonly staff: Pick<Staff, 'view'>;
  readonly terms: SaleTerms;
}

const OWNER_NEEDED: Failure = { action: 'ask-manager', code: 'owner-needed' };

/**
 * Sales at a kiosk, through the same guard and ledger as a cashier's. Nobody has to have signed in, and no shift has to be
 * open. Where a cashier would be asked, the sale is refused, since nobody is there to answer.
 */
export function shoppersSales({ sales, shifts, staff, terms }: ShoppersSalesParts): ShoppersSales {
  return {
    start: async ({ payer, isStillWanted, ...order }) => {
      if (staff.view().missing) return failed(OWNER_NEEDED);
      const wanted = saleWanted({ ...order, ...payer, reference: '' }, terms);
      if (!wanted.ok) return wanted;
      const stamp = () => {
        const shift = shifts.current();
        return { kiosk: true as const, ...(shift !== undefined && { shift }) };
      };
      return shown(await sales.start({ ...wanted.value, stamp, isStillWanted }));
    },
    withdrawCode: (saleId) => sales.withdrawCode(saleId),
    stopCreating: (saleId) => sales.stopCreating(saleId),
    setAside: (saleId) => sales.setAside(saleId),
    leave: (saleId, seen) => sales.leave(saleId, seen),
    acknowledgeAlert: (saleId, alert, by) => sales.acknowledgeAlert(saleId, alert, by),
  };
}
