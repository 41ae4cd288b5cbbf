import { openObject, orNull, ownFields } from '../not-shown.ts';
import type { Schema } from '../openapi.ts';
import { KEPT, NAMED, narrowedTenders, tenderTypes } from './record-fields.ts';
import { list, object, schema, text } from './shapes.ts';

const OTHERS = 'Every field beyond those named.';

const apiKey = { ...text(), description: 'In full.' } satisfies Schema;
const maskedApiKey = { ...text(), description: 'Unusable for authentication.' } satisfies Schema;
const signingSecret = { ...text(), description: 'Once a webhook has been configured.' } satisfies Schema;
const useSandboxSharedWallet = {
  type: 'boolean',
  description: 'Sandbox only. Set when the terminal is created; it cannot be added later.',
} satisfies Schema;

const place = { merchantId: schema('Identifier'), locationId: schema('Identifier') };

/** Spec "Partner, merchant, location, terminal": terminals, their keys and webhooks. */
export const terminalSchemas = {
  Terminal: openObject(
    OTHERS,
    {
      tenderTypes,
      maskedApiKey,
      signingSecret,
      useSandboxSharedWallet,
      ...ownFields({ ...KEPT, ...place, name: text() }),
    },
    ['tenderTypes', 'maskedApiKey'],
  ),
  TerminalList: list(schema('Terminal')),
  CreatedTerminal: {
    allOf: [
      schema('Terminal'),
      openObject('Whether the answer that makes a terminal has its key.', { apiKey }, ['apiKey']),
    ],
  },
  CreateTerminalRequest: openObject(
    OTHERS,
    { tenderTypes: narrowedTenders, useSandboxSharedWallet, ...ownFields({ ...place, ...NAMED }) },
    ['locationId', 'name'],
  ),
  UpdateTerminalRequest: openObject(OTHERS, { tenderTypes: narrowedTenders, ...ownFields(NAMED) }),
  CloneTerminalRequest: orNull(openObject('Every field.', ownFields(NAMED))),
  TerminalApiKey: openObject(
    OTHERS,
    { apiKey, maskedApiKey, ...ownFields({ terminalId: schema('Identifier') }) },
    ['apiKey', 'maskedApiKey'],
  ),
  TerminalWebhookRequest: object({ url: schema('HttpsUrl') }),
  TerminalWebhook: openObject(
    'The response; that the terminal has a signing secret from then on is shown.',
    ownFields({ url: schema('HttpsUrl'), signingSecret }),
  ),
} satisfies Record<string, Schema>;
