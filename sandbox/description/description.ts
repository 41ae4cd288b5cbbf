import { headers } from './headers.ts';
import type { Description } from './openapi.ts';
import { parameters } from './parameters.ts';
import { applicationPaths } from './paths/applications.ts';
import { attachmentPaths } from './paths/attachments.ts';
import { deprecatedSettlementPaths } from './paths/deprecated-settlement.ts';
import { descriptionPaths } from './paths/description.ts';
import { historyPaths } from './paths/history.ts';
import { withIdempotencyKey } from './paths/idempotency.ts';
import { locationPaths } from './paths/locations.ts';
import { merchantPaths } from './paths/merchants.ts';
import { onboardingWebhookPaths } from './paths/onboarding-webhook.ts';
import { partnerPaths } from './paths/partners.ts';
import { paymentPaths } from './paths/payments.ts';
import { settlementPaths } from './paths/settlement.ts';
import { terminalPaths } from './paths/terminals.ts';
import { tokenPaths } from './paths/tokens.ts';
import { updateRequestPaths } from './paths/update-requests.ts';
import { responses } from './responses.ts';
import { applicationSectionSchemas } from './schemas/application-sections.ts';
import { applicationFormSchemas } from './schemas/application-forms.ts';
import { applicationSchemas } from './schemas/applications.ts';
import { conventionSchemas } from './schemas/conventions.ts';
import { customerSchemas } from './schemas/customer.ts';
import { errorSchemas } from './schemas/errors.ts';
import { eventSchemas } from './schemas/events.ts';
import { hierarchySchemas } from './schemas/hierarchy.ts';
import { historySchemas } from './schemas/history.ts';
import { paymentSchemas } from './schemas/payments.ts';
import { settlementSchemas } from './schemas/settlement.ts';
import { terminalSchemas } from './schemas/terminals.ts';
import { tokenSchemas } from './schemas/tokens.ts';
import { updateRequestSchemas } from './schemas/update-requests.ts';
import { securitySchemes } from './security.ts';
import { tags } from './tags.ts';
import { webhooks } from './webhooks.ts';

const ABOUT = `Hosted crypto and wallet payments, entity management, onboarding, settlement and reporting.

\`x-not-shown\` marks what the specification names without showing it, and says what is open; such objects take and
carry any field. Where the mark stands on a path or a parameter, its name is a choice of this sandbox.

New enum values can appear without a version change: answers allow them, requests do not.
Two environments exist, with credentials and data of their own; the realm in the token address tells which this is.`;

/** The whole specification as one OpenAPI 3.1 document (spec "Versioning"), of the environment of a realm. */
export const describeService = (realm: string): Description => ({
  openapi: '3.1.0',
  info: {
    title: 'Payment service (sandbox)',
    version: '1',
    summary: 'What the specification shows, and what it leaves open',
    description: ABOUT,
    contact: { name: 'Countertop' },
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/', description: 'Where this document was read.' }],
  tags,
  paths: withIdempotencyKey({
    ...paymentPaths,
    ...applicationPaths,
    ...attachmentPaths,
    ...onboardingWebhookPaths,
    ...partnerPaths,
    ...merchantPaths,
    ...updateRequestPaths,
    ...locationPaths,
    ...terminalPaths,
    ...historyPaths,
    ...settlementPaths,
    ...deprecatedSettlementPaths,
    ...tokenPaths,
    ...descriptionPaths,
  }),
  webhooks,
  components: {
    schemas: {
      ...conventionSchemas,
      ...customerSchemas,
      ...paymentSchemas,
      ...historySchemas,
      ...hierarchySchemas,
      ...updateRequestSchemas,
      ...terminalSchemas,
      ...applicationFormSchemas,
      ...applicationSectionSchemas,
      ...applicationSchemas,
      ...settlementSchemas,
      ...eventSchemas,
      ...errorSchemas,
      ...tokenSchemas,
    },
    parameters,
    headers,
    responses,
    securitySchemes: securitySchemes(realm),
  },
});

/** The description of the sandbox environment. */
export const DESCRIPTION = describeService('nonprod');
