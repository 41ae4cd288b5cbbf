import { closingMoments } from './moments/closing.ts';
import { healthMoments } from './moments/health.ts';
import { backOfficeMoments } from './moments/back-office.ts';
import { exportsMoments } from './moments/exports.ts';
import { figuresMoments } from './moments/figures.ts';
import { dayMoments } from './moments/day.ts';
import { pageHelpMoments } from './moments/page-help.ts';
import { paymentStoryMoments } from './moments/payment-story.ts';
import { paymentsMoments } from './moments/payments.ts';
import { settlementsMoments } from './moments/settlements.ts';
import { applicationsMoments } from './moments/applications.ts';
import { merchantsMoments } from './moments/merchants.ts';
import { fleetMoments } from './moments/fleet.ts';
import { newApplicationsMoments } from './moments/new-applications.ts';
import { handOverMoments } from './moments/hand-over.ts';
import { terminalFormsMoments } from './moments/terminal-forms.ts';
import { terminalsMoments } from './moments/terminals.ts';
import { articlesMoments } from './moments/articles.ts';
import { cartMoments } from './moments/cart.ts';
import { customerMoments } from './moments/customer.ts';
import { customerEntryMoments } from './moments/customer-entry.ts';
import { documentsMoments } from './moments/documents.ts';
import { pastSalesMoments } from './moments/past-sales.ts';
import { printerMoments } from './moments/printer.ts';
import { officeOnlyMoments } from './moments/office-only.ts';
import { reclaimsMoments } from './moments/reclaims.ts';
import { reportsMoments } from './moments/reports.ts';
import { sellingMoments } from './moments/selling.ts';
import { setupMoments } from './moments/setup.ts';
import { staffMoments } from './moments/staff.ts';
import { tillSecretsMoments } from './moments/till-secrets.ts';
import { trainingMoments } from './moments/training.ts';
import type { Moments } from './moments/moment.ts';

/** Every moment, by the name of its pictures. */
export const moments: Moments = {
  ...backOfficeMoments,
  ...closingMoments,
  ...healthMoments,
  ...paymentStoryMoments,
  ...pageHelpMoments,
  ...paymentsMoments,
  ...officeOnlyMoments,
  ...dayMoments,
  ...exportsMoments,
  ...figuresMoments,
  ...settlementsMoments,
  ...terminalsMoments,
  ...merchantsMoments,
  ...applicationsMoments,
  ...newApplicationsMoments,
  ...terminalFormsMoments,
  ...handOverMoments,
  ...fleetMoments,
  ...articlesMoments,
  ...cartMoments,
  ...customerMoments,
  ...customerEntryMoments,
  ...documentsMoments,
  ...pastSalesMoments,
  ...printerMoments,
  ...reclaimsMoments,
  ...reportsMoments,
  ...sellingMoments,
  ...setupMoments,
  ...staffMoments,
  ...tillSecretsMoments,
  ...trainingMoments,
};
