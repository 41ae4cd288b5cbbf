import { apiKeys } from '../endpoints/hierarchy/api-keys.ts';
import { feeSchedules } from '../endpoints/hierarchy/fee-schedules.ts';
import { locations } from '../endpoints/hierarchy/locations.ts';
import { merchants } from '../endpoints/hierarchy/merchants.ts';
import { partners } from '../endpoints/hierarchy/partners.ts';
import { terminalWebhooks } from '../endpoints/hierarchy/terminal-webhooks.ts';
import { terminals } from '../endpoints/hierarchy/terminals.ts';
import { updateRequests } from '../endpoints/hierarchy/update-requests.ts';
import { history } from '../endpoints/history/history.ts';
import { applications } from '../endpoints/onboarding/applications.ts';
import { attachments } from '../endpoints/onboarding/attachments.ts';
import { onboardingWebhooks } from '../endpoints/onboarding/onboarding-webhooks.ts';
import { payments } from '../endpoints/payments/payments.ts';
import { batches } from '../endpoints/settlement/batches.ts';
import { deposits } from '../endpoints/settlement/deposits.ts';
import { deprecatedSettlements } from '../endpoints/settlement/deprecated.ts';
import { merchantSettlements, paymentSettlements } from '../endpoints/settlement/merchant-settlements.ts';
import { settlements } from '../endpoints/settlement/settlements.ts';
import type { Sender } from '../sending/sender.ts';
import type { BackOfficeConfig, Family } from './config.ts';

/** Every endpoint of the specification, each sent with the credential of its family. */
export type BackOfficeEndpoints = ReturnType<typeof backOfficeEndpoints>;

/** Every operation that the back office asks of the service, each family within a quota of its own. */
export function backOfficeEndpoints(
  { entities, onboarding, settlement, ...by }: Readonly<Record<Family, Sender>>,
  config: Pick<BackOfficeConfig, 'environment' | 'currency'>,
) {
  return {
    payments: payments(by.payments, config),
    partners: partners(entities),
    merchants: merchants(entities),
    locations: locations(entities),
    terminals: terminals(entities),
    terminalWebhooks: terminalWebhooks(entities),
    apiKeys: apiKeys(entities),
    feeSchedules: feeSchedules(entities),
    updateRequests: updateRequests(entities),
    applications: applications(onboarding),
    attachments: attachments(onboarding),
    onboardingWebhooks: onboardingWebhooks(onboarding),
    history: history(by.reporting),
    settlements: settlements(settlement),
    batches: batches(settlement),
    deposits: deposits(settlement),
    merchantSettlements: merchantSettlements(settlement),
    paymentSettlements: paymentSettlements(settlement),
    deprecatedSettlements: deprecatedSettlements(settlement),
  };
}
