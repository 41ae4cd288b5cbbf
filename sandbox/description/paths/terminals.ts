import type { Paths } from '../openapi.ts';
import { inPath } from '../parameters.ts';
import { BY_ANY, BY_KEY_OR_INTEGRATOR } from '../security.ts';
import { body, created, deleted, ok, operation, READ_ONE, WRITE } from './operation.ts';
import type { Family } from './operation.ts';

const TERMINALS: Family = {
  tag: 'Terminals',
  section: 'Partners, merchants, locations, terminals',
  security: BY_KEY_OR_INTEGRATOR,
};

const WEBHOOK: Family = { ...TERMINALS, security: BY_ANY };

/** Spec "Partners, merchants, locations, terminals": the terminal's part. */
export const terminalPaths: Paths = {
  '/Terminals': {
    post: operation(TERMINALS, {
      id: 'createTerminal',
      summary: 'Create a terminal',
      body: body('CreateTerminalRequest'),
      success: created('The new terminal.', 'CreatedTerminal'),
      refusals: WRITE,
    }),
  },
  '/Terminals/{id}': {
    parameters: [inPath('id')],
    get: operation(TERMINALS, {
      id: 'getTerminal',
      summary: 'One terminal, with its tender types',
      description:
        'Read at the start of a session, kept for hours, read again after a failure that says the chosen tender is ' +
        'unavailable. No event announces a change; the payment response decides.',
      success: ok('The terminal.', 'Terminal'),
      refusals: READ_ONE,
    }),
    put: operation(TERMINALS, {
      id: 'updateTerminal',
      summary: 'Update a terminal',
      body: body('UpdateTerminalRequest'),
      success: ok('The terminal as it is now.', 'Terminal'),
      refusals: WRITE,
    }),
    delete: operation(TERMINALS, {
      id: 'deleteTerminal',
      summary: 'Delete a terminal',
      success: deleted,
      refusals: WRITE,
    }),
  },
  '/Terminals/{id}/clone': {
    parameters: [inPath('id')],
    post: operation(TERMINALS, {
      id: 'cloneTerminal',
      summary: 'Clone a terminal',
      body: { ...body('CloneTerminalRequest'), required: false },
      success: created('The new terminal.', 'CreatedTerminal'),
      refusals: WRITE,
    }),
  },
  '/Terminals/{id}/api-keys': {
    parameters: [inPath('id')],
    get: operation(TERMINALS, {
      id: 'getTerminalApiKey',
      summary: 'The API key of a terminal',
      success: ok('The key.', 'TerminalApiKey'),
      refusals: READ_ONE,
    }),
    post: operation(TERMINALS, {
      id: 'resetTerminalApiKey',
      summary: 'Reset the API key of a terminal',
      success: ok('The new key; the old one is no good any more.', 'TerminalApiKey'),
      refusals: WRITE,
    }),
  },
  '/Terminals/{id}/webhook': {
    parameters: [inPath('id')],
    put: operation(WEBHOOK, {
      id: 'setTerminalWebhook',
      summary: 'Set or update the webhook of a terminal',
      body: body('TerminalWebhookRequest', { url: 'https://shop.example.com/hooks' }),
      success: ok('The webhook is set.', 'TerminalWebhook'),
      refusals: WRITE,
    }),
    delete: operation(WEBHOOK, {
      id: 'removeTerminalWebhook',
      summary: 'Remove the webhook of a terminal',
      success: deleted,
      refusals: WRITE,
    }),
  },
};
