import type { SandboxClock } from '../clock.ts';
import type { OnboardingNews } from '../onboarding/application-flow.ts';
import type { PartnerWebhooks } from '../onboarding/partner-webhooks.ts';
import { fullTracking } from '../payments/tracking.ts';
import { settlementRecord } from '../settlement/wire-records.ts';
import { newId } from '../world/ids.ts';
import type { Listeners } from '../world/listeners.ts';
import type { Payment } from '../world/payments/payment.ts';
import type { Settlement } from '../world/payments/settlement-records.ts';
import { wireTime } from '../world/wire-values.ts';
import type { World } from '../world/world.ts';
import type { Dispatcher } from './dispatcher.ts';
import { partnerNotices } from './partner-notices.ts';
import { paymentNotices } from './payment-notices.ts';

export interface AnnounceParts {
  readonly clock: SandboxClock;
  readonly dispatcher: Dispatcher;
  readonly news: Listeners<OnboardingNews>;
  readonly partnerWebhooks: PartnerWebhooks;
  readonly world: World;
}

/** Turns events of the world into notices, for each of the three families of spec "Events". */
export function announce({ clock, dispatcher, news, partnerWebhooks, world }: AnnounceParts): void {
  world.events.paymentMoved.add((payment) => {
    for (const notice of paymentNotices(
      payment.statusCode,
      fullTracking(payment, world),
      webhookOf(payment, world),
      payment.webhookUrls,
    )) {
      dispatcher.send(notice);
    }
  });

  news.add(({ type, application }) => {
    const { partnerId } = application;
    const payload = onboardingPayload({ type, application }, world, clock.now());
    for (const notice of partnerNotices('onboarding', { type, payload }, partnerWebhooks.of(partnerId))) {
      dispatcher.send(notice);
    }
  });

  world.events.settlementChanged.add((settlement) => {
    const partnerId = world.merchants.byId(settlement.merchantId)?.partnerId;
    if (partnerId === undefined) return;
    const event = settlementEvent(settlement, partnerId, clock.now());
    for (const notice of partnerNotices('settlement', event, partnerWebhooks.of(partnerId))) {
      dispatcher.send(notice);
    }
  });
}

/** A deleted terminal has no webhook. */
function webhookOf({ terminalId }: Payment, { terminals }: World) {
  const terminal = terminals.byId(terminalId);
  return { url: terminal?.webhookUrl ?? null, signingSecret: terminal?.signingSecret ?? null };
}

/** Spec "Onboarding webhooks (partner level)", payload. */
function onboardingPayload({ type, application }: OnboardingNews, { partners }: World, now: number) {
  const { id, merchantName, partnerId, partnerExternalId } = application;
  const partnerName = partners.byId(partnerId)?.name ?? null;
  return {
    id: newId('evt'),
    type,
    applicationId: id,
    createdAt: wireTime(now),
    data: { id, merchantName, partnerName, partnerId, partnerExternalId },
  };
}

/**
 * The specification does not show types and payload of settlement events. Here there is one type, which partners
 * request in `eventTypes` as those of onboarding, and the payload is the settlement as it is read.
 */
function settlementEvent(settlement: Settlement, partnerId: string, now: number) {
  const type = 'settlementChanged';
  const data = { ...settlementRecord(settlement), partnerId };
  return { type, payload: { id: newId('evt'), type, createdAt: wireTime(now), data } };
}
