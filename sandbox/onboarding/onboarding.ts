import type { FastifyInstance } from 'fastify';
import type { SandboxClock } from '../clock.ts';
import { Listeners } from '../world/listeners.ts';
import type { World } from '../world/world.ts';
import { ApplicationFlow } from './application-flow.ts';
import type { OnboardingNews } from './application-flow.ts';
import { addApplicationRoutes } from './application-routes.ts';
import { Applications } from './applications.ts';
import { addAttachmentRoutes } from './attachment-routes.ts';
import type { AttachmentParts } from './attachment-routes.ts';
import { Attachments } from './attachments.ts';
import { addApplicationCreates } from './create.ts';
import { addApplicationLists } from './list.ts';
import { PartnerWebhooks } from './partner-webhooks.ts';
import { addPartnerWebhookRoutes } from './webhook-routes.ts';
import type { WebhookParts } from './webhook-routes.ts';

/** The records of onboarding, and its listeners. */
export interface Onboarding {
  readonly applications: Applications;
  readonly attachments: Attachments;
  readonly partnerWebhooks: PartnerWebhooks;
  readonly flow: ApplicationFlow;
  readonly news: Listeners<OnboardingNews>;
}

export function openOnboarding(world: World, clock: SandboxClock): Onboarding {
  const applications = new Applications(world.db);
  const news = new Listeners<OnboardingNews>();
  return {
    applications,
    attachments: new Attachments(world.db),
    partnerWebhooks: new PartnerWebhooks(world.db),
    flow: new ApplicationFlow({ applications, clock, news, world }),
    news,
  };
}

/** The routes of spec "Onboarding (API key)". */
export function addOnboarding(app: FastifyInstance, parts: AttachmentParts & WebhookParts): void {
  addApplicationCreates(app, parts);
  addApplicationRoutes(app, parts);
  addAttachmentRoutes(app, parts);
  addApplicationLists(app, parts);
  addPartnerWebhookRoutes(app, parts);
}
