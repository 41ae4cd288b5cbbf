import { signedIn } from '../../staff.ts';
import { fromMenu, press } from '../moment.ts';
import type { Hand } from '../hand.ts';
import type { Moment, Moments } from '../moment.ts';

const profile = {
  ...signedIn.setup.profile,
  secretsNeeded: ['terminalPassword', 'clientSecret'],
  secretsOptional: ['apiKey'],
} as NonNullable<typeof signedIn.setup.profile>;
const view = { ...signedIn, setup: { ...signedIn.setup, profile } };

/** A till that listens for its own webhooks, and for a partner's. */
const listening = {
  ...signedIn,
  setup: {
    ...signedIn.setup,
    profile: { ...profile, secretsOptional: ['apiKey', 'webhookSecret', 'partnerWebhookSecret'] },
  },
} as typeof signedIn;

const open = async (page: Hand) => {
  await fromMenu('Back office')(page);
  await press('Passwords and keys')(page);
  await page.getByRole('heading', { name: 'Passwords and keys', exact: true }).waitFor();
};

const typing = (answer: object, shown: (page: Hand) => Promise<void>): Moment => ({
  view,
  answers: { 'tillSecrets.change': answer as never },
  act: async (page) => {
    await open(page);
    await page.getByRole('textbox').first().fill('not-a-real-password');
    await press('Check and keep')(page);
    await shown(page);
  },
});

const refused = {
  ok: false,
  failure: { action: 'sign-in', code: 'sign-in-refused', signInFault: 'login', traceId: '4bf92f3577b34da6' },
};
const unproved = { action: 'wait', code: 'service-unreachable', detail: 'connect ECONNREFUSED' };

const asked = async (page: Hand) => {
  await open(page);
  await press('Reset the key')(page);
  await page.getByRole('alertdialog').waitFor();
};

const resetting = (answer: object, said: string): Moment => ({
  view,
  answers: { 'tillSecrets.renewKey': answer as never },
  act: async (page) => {
    await asked(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reset the key' }).click();
    await page.getByText(said).waitFor();
    await page.getByText(said).scrollIntoViewIfNeeded();
  },
});

/** Other secrets for this till while it goes on selling. */
export const tillSecretsMoments: Moments = {
  'till-secrets': { view, act: open },
  'till-secrets-webhooks': { view: listening, act: open },
  'till-secrets-training': {
    view: { ...signedIn, setup: { reason: 'first-start', faults: [] } },
    act: open,
  },
  'till-secrets-changed': typing({ ok: true, value: null }, (page) =>
    page.getByText('The till uses them from now on').waitFor(),
  ),
  'till-secrets-refused': typing(refused, (page) => page.getByRole('alert').waitFor()),
  'till-secrets-key-asked': { view, act: asked },
  'till-secrets-key-renewed': resetting(
    { ok: true, value: { kept: true } },
    'The till uses the key that the service has now.',
  ),
  'till-secrets-key-unproved': resetting(
    { ok: true, value: { kept: true, unproved } },
    'The new key is kept, but not proven.',
  ),
  'till-secrets-key-not-kept': resetting(
    { ok: true, value: { kept: false } },
    'The new key could not be kept on this computer.',
  ),
  'till-secrets-key-lost': resetting(
    { ok: false, failure: { action: 'try-again', code: 'change-unconfirmed' } },
    'Whether the key was reset is not known.',
  ),
};
