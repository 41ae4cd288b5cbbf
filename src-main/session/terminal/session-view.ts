import type { WebhookFacts } from '../../../shared/contract/health.ts';
import type { SaleView } from '../../../shared/contract/sale-view.ts';
import type { Notice } from '../../../shared/contract/views.ts';
import type { ClockCheck } from './clock-check.ts';
import type { LedgerCare } from '../../ledger/care/ledger-care.ts';
import type { ExportTask } from '../../reports/export-task.ts';
import type { Sales } from '../../sales/sales.ts';
import type { Shifts } from '../../staff/shifts/shifts.ts';
import type { Staff } from '../../staff/staff.ts';
import type { KeptPayers } from './kept-payers.ts';
import type { OfficeNews } from '../office/office-news.ts';
import type { OfficePages } from '../office/office-pages.ts';
import type { OutcomeNotifications } from './outcome-notifications.ts';
import type { ServiceWatch } from './service-watch.ts';
import type { SessionParts, SessionSnapshot, Tenders } from '../session-parts.ts';

/** The parts of a terminal session that the screens show. */
interface SeenParts extends Pick<SessionParts, 'terminal' | 'checkout' | 'notices'> {
  readonly service: Pick<ServiceWatch, 'view'>;
  readonly clockCheck: Pick<ClockCheck, 'notices'>;
  readonly tenders: Pick<Tenders, 'view'>;
  readonly sales: Pick<Sales, 'view'>;
  readonly staff: Pick<Staff, 'view' | 'nameOf'>;
  readonly shifts: Pick<Shifts, 'view'>;
  readonly keptPayers: Pick<KeptPayers, 'has'>;
  readonly outcomeNotifications: OutcomeNotifications;
  readonly ledgerCare: Pick<LedgerCare, 'task' | 'notices'>;
  readonly exports: Pick<ExportTask, 'view'>;
  readonly office: Pick<OfficePages, 'fleetRun' | 'update'>;
  readonly officeNews: Pick<OfficeNews, 'view'>;
  readonly webhooks: WebhookFacts | undefined;
}

/** What all screens see of a terminal session now. */
export function sessionView(seen: SeenParts): SessionSnapshot {
  const { terminal, ledgerCare, exports, office, officeNews, checkout } = seen;
  const { sales, ...others } = seen.sales.view();
  const { connection, ...service } = seen.service.view();
  const { task } = ledgerCare;
  return {
    terminal,
    ...service,
    // A back office without a terminal has no connection of its own.
    ...(connection && !terminal.backOfficeOnly && { connection }),
    tenders: seen.tenders.view(),
    notices: [
      ...seen.notices,
      ...seen.clockCheck.notices(),
      ...ledgerCare.notices(),
      ...checkout.notices(),
      ...notReceived(seen.webhooks),
    ],
    checkout: checkout.view(),
    ...(task && { ledgerTask: task }),
    ...(exports.view && { exportTask: exports.view }),
    ...(office.fleetRun && { fleetRun: office.fleetRun }),
    ...(officeNews.view && { officeNews: officeNews.view }),
    ...(office.update && { update: office.update }),
    ...others,
    sales: sales.map((sale) => named(sale, seen)),
    staff: { ...seen.staff.view(), ...seen.shifts.view() },
    outcomeNotifications: seen.outcomeNotifications.unannounced(sales),
  };
}

function named(sale: SaleView, { staff, keptPayers }: Pick<SeenParts, 'staff' | 'keptPayers'>): SaleView {
  const cashier = sale.cashierId === undefined ? undefined : staff.nameOf(sale.cashierId);
  const payerKept = keptPayers.has(sale.id);
  if (cashier === undefined && !payerKept) return sale;
  return {
    ...sale,
    ...(cashier !== undefined && { cashier }),
    ...(payerKept && { payerKept: true as const }),
  };
}

function notReceived(webhooks: WebhookFacts | undefined): readonly Notice[] {
  if (!webhooks || webhooks.isListening) return [];
  return [{ code: 'webhooks-not-received', detail: webhooks.address }];
}
