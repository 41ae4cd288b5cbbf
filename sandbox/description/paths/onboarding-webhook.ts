import type { Paths } from '../openapi.ts';
import { inPath } from '../parameters.ts';
import { ONBOARDING } from './applications.ts';
import { body, created, deleted, ok, operation, WRITE } from './operation.ts';

const REQUEST = body('OnboardingWebhookRequest', {
  endpointUrl: 'https://partner.example.com/onboarding',
  eventTypes: ['applicationSigned', 'applicationReviewed', 'merchantBoarded'],
});

/** Spec "Onboarding webhook configuration". */
export const onboardingWebhookPaths: Paths = {
  '/merchant-onboarding/{partnerId}/webhook': {
    parameters: [inPath('partnerId')],
    post: operation(ONBOARDING, {
      id: 'registerOnboardingWebhook',
      summary: 'Register the onboarding webhook of a partner',
      description: 'Prefer PUT.',
      body: REQUEST,
      success: created('The webhook, with its secret.', 'OnboardingWebhook'),
      refusals: WRITE,
    }),
    put: operation(ONBOARDING, {
      id: 'setOnboardingWebhook',
      summary: 'Register or update the onboarding webhook of a partner',
      body: REQUEST,
      success: ok('The webhook, with its secret.', 'OnboardingWebhook'),
      special: { 201: created('The same, of a partner that had none.', 'OnboardingWebhook').response },
      refusals: WRITE,
    }),
    delete: operation(ONBOARDING, {
      id: 'removeOnboardingWebhook',
      summary: 'Remove the onboarding webhook of a partner',
      success: deleted,
      refusals: WRITE,
    }),
  },
};
