import { healthMoments } from './moments/health.ts';
import { backOfficeMoments } from './moments/back-office.ts';
import { paymentsMoments } from './moments/payments.ts';
import { cartMoments } from './moments/cart.ts';
import { customerMoments } from './moments/customer.ts';
import { customerEntryMoments } from './moments/customer-entry.ts';
import { papersMoments } from './moments/papers.ts';
import { pastSalesMoments } from './moments/past-sales.ts';
import { printerMoments } from './moments/printer.ts';
import { reportsMoments } from './moments/reports.ts';
import { sellingMoments } from './moments/selling.ts';
import { setupMoments } from './moments/setup.ts';
import { staffMoments } from './moments/staff.ts';
import { trainingMoments } from './moments/training.ts';
import type { Moments } from './moments/moment.ts';

/** Every moment, by the name of its pictures. */
export const moments: Moments = {
  ...backOfficeMoments,
  ...healthMoments,
  ...paymentsMoments,
  ...cartMoments,
  ...customerMoments,
  ...customerEntryMoments,
  ...papersMoments,
  ...pastSalesMoments,
  ...printerMoments,
  ...reportsMoments,
  ...sellingMoments,
  ...setupMoments,
  ...staffMoments,
  ...trainingMoments,
};
