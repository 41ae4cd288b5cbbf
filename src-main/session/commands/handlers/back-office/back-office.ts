import { succeeded } from '../../../../../shared/failure.ts';
import { shown } from '../../../../../shared/text/shown.ts';
import type { CommandCalls } from '../../../../../shared/contract/api.ts';
import type { backOfficeCommands } from '../../../../../shared/contract/commands/back-office/back-office.ts';
import type { hierarchyCommands } from '../../../../../shared/contract/commands/hierarchy/hierarchy.ts';
import type { paymentPagesCommands } from '../../../../../shared/contract/commands/back-office/payment-pages.ts';
import type { paymentsCommands } from '../../../../../shared/contract/commands/back-office/payments.ts';
import type { settlementsCommands } from '../../../../../shared/contract/commands/back-office/settlements.ts';
import type { WithSession } from '../with-session.ts';

export function backOfficeHandlers(
  withSession: WithSession,
): Pick<
  CommandCalls,
  | keyof typeof backOfficeCommands
  | keyof typeof paymentsCommands
  | keyof typeof paymentPagesCommands
  | keyof typeof settlementsCommands
  | keyof typeof hierarchyCommands
> {
  return {
    'backOffice.get': () => withSession(({ office }) => shown(succeeded(office.backOffice.access()))),
    'backOffice.enterSecrets': ({ secrets }) =>
      withSession(async ({ office }) => shown(await office.backOffice.enterSecrets(secrets))),
    'payments.find': ({ search, after }) =>
      withSession(async ({ office }) => shown(await office.payments.find(search, after))),
    'payments.reclaims': ({ scope, after }) =>
      withSession(async ({ office }) => shown(await office.payments.reclaims(scope, after))),
    'payments.get': (name) => withSession(async ({ office }) => shown(await office.payments.get(name))),
    'payments.tender': ({ trackingId }) =>
      withSession(async ({ office }) => shown(await office.payments.tenderOf(trackingId))),
    'paymentPages.quote': (input) =>
      withSession(async ({ paymentPages }) => shown(await paymentPages.quote(input))),
    'paymentPages.announce': (input) =>
      withSession(async ({ paymentPages }) => shown(await paymentPages.announce(input))),
    'settlements.list': ({ search, page }) =>
      withSession(async (session) => shown(await (await session.office.settlements()).list(search, page))),
    'settlements.ofMerchant': ({ merchantId, page }) =>
      withSession(async (session) =>
        shown(await (await session.office.settlements()).ofMerchant(merchantId, page)),
      ),
    'settlements.batchesOfMerchant': ({ merchantId }) =>
      withSession(async (session) =>
        shown(await (await session.office.settlements()).batchesOfMerchant(merchantId)),
      ),
    'settlements.getDeposit': ({ id }) =>
      withSession(async (session) => shown(await (await session.office.settlements()).deposit(id))),
    'settlements.deposits': ({ settlementIds }) =>
      withSession(async (session) =>
        shown(await (await session.office.settlements()).deposits(settlementIds)),
      ),
    'settlements.get': ({ kind, id, ...period }) =>
      withSession(async (session) => shown(await (await session.office.settlements()).get(kind, id, period))),
    'hierarchy.top': ({ page }) =>
      withSession(async (session) => shown(await (await session.office.hierarchy()).records.top(page))),
    'hierarchy.children': ({ kind, id, page }) =>
      withSession(async (session) =>
        shown(await (await session.office.hierarchy()).records.children(kind, id, page)),
      ),
    'hierarchy.find': ({ text, page }) =>
      withSession(async (session) =>
        shown(await (await session.office.hierarchy()).records.find(text, page)),
      ),
    'hierarchy.get': ({ kind, id }) =>
      withSession(async (session) => shown(await (await session.office.hierarchy()).records.get(kind, id))),
  };
}
