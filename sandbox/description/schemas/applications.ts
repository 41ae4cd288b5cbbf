import type { Schema } from '../openapi.ts';
import { notShown, openObject } from '../not-shown.ts';
import { pageOf } from './pages.ts';
import { list, object, oneOf, oneOfOrLater, schema, text } from './shapes.ts';

/** Spec "Onboarding application statuses": the create response has other values than the status response. */
const CREATED_AS = ['unsent', 'sent', 'completed', 'declined', 'signed', 'resent', 'failed'];
const STANDS_AT = [
  'draft',
  'viewed',
  'signing',
  'signed',
  'reviewing',
  'reviewed',
  'changesRequested',
  'resubmitted',
  'boarding',
  'boarded',
  'withdrawn',
  'rejected',
];

/** Spec "Onboarding application". */
export const applicationSchemas = {
  MerchantOnboardingResponse: object({
    applicationId: schema('Identifier'),
    envelopeId: { type: ['string', 'null'], ...notShown('Whether a Draft has one.') },
    status: oneOfOrLater(CREATED_AS),
  }),
  ApplicationStatus: oneOf(STANDS_AT),
  ApplicationStatusResponse: {
    ...object(
      {
        applicationId: schema('Identifier'),
        envelopeId: { type: ['string', 'null'], ...notShown('Whether a Draft has one.') },
        status: oneOfOrLater(STANDS_AT),
        onboardedMerchantId: { ...schema('Identifier'), description: 'Once boarded.' },
        onboardingExceptions: list(schema('OnboardingException')),
      },
      ['applicationId', 'envelopeId', 'status', 'onboardingExceptions'],
    ),
    additionalProperties: true,
  },
  OnboardingException: {
    ...object(
      {
        status: oneOfOrLater(['open', 'inProgress', 'resolved']),
        onboardingStep: text(),
        exceptionType: oneOfOrLater(['validationError', 'integrationFailure', 'crosswalkGap']),
        errorMessage: { type: 'string' },
        timestamp: schema('Timestamp'),
        assignedTo: { type: ['string', 'null'] },
        resolutionNotes: { type: ['string', 'null'] },
      },
      ['status', 'onboardingStep', 'exceptionType'],
    ),
  },
  ApplicationListItem: openObject('Every field.'),
  ApplicationPage: pageOf('ApplicationListItem'),
  ApplicationHistoryRecord: openObject('Every field.'),
  ApplicationHistory: list(schema('ApplicationHistoryRecord')),
  ResubmitRequest: openObject('The payload; here none, or the corrected form in the shape of its create.'),
  Attachment: openObject('Every field.'),
  AttachmentList: list(schema('Attachment')),
  AttachmentUpload: openObject(
    'The payload; here the content in base64, up to 10 MiB.',
    {
      fileName: text(255),
      contentType: {
        type: 'string',
        maxLength: 127,
        pattern: '^[A-Za-z0-9.+-]+/[A-Za-z0-9.+-]+$',
        examples: ['application/pdf'],
      },
      content: {
        type: 'string',
        pattern: '^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)$',
        examples: ['JVBERi0xLjcK'],
      },
    },
    ['fileName', 'contentType', 'content'],
  ),
  OnboardingWebhookRequest: object({
    endpointUrl: { ...schema('HttpsUrl'), description: 'Publicly reachable.' },
    eventTypes: { type: 'array', items: { type: 'string', minLength: 1 } },
  }),
  OnboardingWebhook: object({
    partnerId: schema('Identifier'),
    endpointUrl: schema('HttpsUrl'),
    isEnabled: { type: 'boolean' },
    webhookSecret: text(),
    eventTypes: list({ type: 'string' }),
  }),
} satisfies Record<string, Schema>;
