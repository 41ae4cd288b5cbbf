import { closingMoments } from './moments/closing.ts';
import { healthMoments } from './moments/health.ts';
import { backOfficeMoments } from './moments/back-office/back-office.ts';
import { journalMoments } from './moments/back-office/journal.ts';
import { thisTillMoments } from './moments/back-office/this-till.ts';
import { thisTillComparedMoments } from './moments/back-office/this-till-compared.ts';
import { thisTillVersionMoments } from './moments/back-office/this-till-version.ts';
import { exportsMoments } from './moments/back-office/exports.ts';
import { figuresMoments } from './moments/back-office/figures.ts';
import { dayMoments } from './moments/back-office/day.ts';
import { pageHelpMoments } from './moments/back-office/page-help.ts';
import { paymentStoryMoments } from './moments/back-office/payment-story.ts';
import { paymentsMoments } from './moments/back-office/payments.ts';
import { settlementsMoments } from './moments/back-office/settlements.ts';
import { applicationsMoments } from './moments/back-office/applications.ts';
import { merchantsMoments } from './moments/back-office/merchants.ts';
import { fleetMoments } from './moments/back-office/fleet.ts';
import { newApplicationsMoments } from './moments/back-office/new-applications.ts';
import { handOverMoments } from './moments/back-office/hand-over.ts';
import { terminalFormsMoments } from './moments/back-office/terminal-forms.ts';
import { terminalsMoments } from './moments/back-office/terminals.ts';
import { articlesMoments } from './moments/articles.ts';
import { cartMoments } from './moments/cart.ts';
import { customerMoments } from './moments/customer.ts';
import { customerEntryMoments } from './moments/customer-entry.ts';
import { documentsMoments } from './moments/documents.ts';
import { pastSalesMoments } from './moments/past-sales.ts';
import { printerMoments } from './moments/printer.ts';
import { officeOnlyMoments } from './moments/back-office/office-only.ts';
import { reclaimsMoments } from './moments/back-office/reclaims.ts';
import { reportsMoments } from './moments/reports.ts';
import { sellingMoments } from './moments/selling.ts';
import { setupMoments } from './moments/setup.ts';
import { staffMoments } from './moments/staff.ts';
import { tillSecretsMoments } from './moments/back-office/till-secrets.ts';
import { trainingMoments } from './moments/training.ts';
import { joined } from './moments/moment.ts';
import type { Moments } from './moments/moment.ts';

/** Every moment, by the name of its pictures. */
export const moments: Moments = joined(
  backOfficeMoments,
  journalMoments,
  thisTillMoments,
  thisTillVersionMoments,
  thisTillComparedMoments,
  closingMoments,
  healthMoments,
  paymentStoryMoments,
  pageHelpMoments,
  paymentsMoments,
  officeOnlyMoments,
  dayMoments,
  exportsMoments,
  figuresMoments,
  settlementsMoments,
  terminalsMoments,
  merchantsMoments,
  applicationsMoments,
  newApplicationsMoments,
  terminalFormsMoments,
  handOverMoments,
  fleetMoments,
  articlesMoments,
  cartMoments,
  customerMoments,
  customerEntryMoments,
  documentsMoments,
  pastSalesMoments,
  printerMoments,
  reclaimsMoments,
  reportsMoments,
  sellingMoments,
  setupMoments,
  staffMoments,
  tillSecretsMoments,
  trainingMoments,
);
