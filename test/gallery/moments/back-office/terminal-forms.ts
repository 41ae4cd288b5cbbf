import type { WebhookTest } from '../../../../shared/contract/back-office/hierarchy.ts';
import type { Failure, Result } from '../../../../shared/failure.ts';
import { press } from '../moment.ts';
import {
  atDisabledLocation,
  atLocation,
  atMerchant,
  atOtherTerminal,
  atTerminal,
  openFound,
  openLocation,
  shows,
} from './terminal-scene.ts';
import type { Hand } from '../hand.ts';
import type { Moments } from '../moment.ts';

const refused: Failure = {
  action: 'fix-input',
  code: 'request-rejected',
  detail: 'The merchant or location is not approved for every tender.; tenderTypes: not approved: alipay',
  fields: [{ field: 'tenderTypes', fault: 'malformed', said: 'not approved: alipay' }],
  traceId: '4bf92f3577b34da6',
};
const refusedAddress: Failure = {
  action: 'fix-input',
  code: 'request-rejected',
  detail: 'The request is not valid.',
  fields: [
    { field: 'address.postalCode', fault: 'malformed', said: 'must match the country' },
    { field: 'contactPhone', fault: 'malformed', said: 'must be E.164' },
  ],
};
const unconfirmed: Failure = { action: 'try-again', code: 'change-unconfirmed' };
const stillUsed: Failure = {
  action: 'fix-input',
  code: 'conflict',
  detail: 'The location still has terminals.',
};
const badUrl: Failure = {
  action: 'fix-input',
  code: 'request-rejected',
  fields: [{ field: 'url', fault: 'malformed', said: 'must be a fully qualified https URL' }],
};
const key: Result<unknown> = { ok: true, value: { secret: 'api_not-a-real-key-0123456789abcdef' } };
const failing = (failure: Failure): Result<unknown> => ({ ok: false, failure });

const editTerminal = async (page: Hand) => {
  await openFound(page);
  await press('Change terminal')(page);
  await page.getByRole('textbox', { name: 'Name' }).waitFor();
};
const editLocation = async (page: Hand) => {
  await openLocation(page);
  await press('Change location')(page);
  await page.getByRole('textbox', { name: 'City' }).waitFor();
};
const openKey = async (page: Hand) => {
  await openFound(page);
  await press('API key')(page);
  await shows('It is shown for 30 seconds')(page);
};
const openWebhook = async (page: Hand) => {
  await openFound(page);
  await press('Webhook')(page);
  await shows('calls this address')(page);
};
const save = press('Save');
const untick = async (page: Hand) => {
  await page.getByRole('radio', { name: 'Only those ticked' }).check();
  await page.getByRole('checkbox', { name: 'Bitcoin Lightning' }).click();
};

const tested = (outcome: WebhookTest, title: string) =>
  atTerminal({ 'terminals.testWebhook': { ok: true, value: outcome } }, async (page) => {
    await openWebhook(page);
    await press('Send a test')(page);
    await shows(title)(page);
  });

/** Forms of terminals and locations. */
export const terminalFormsMoments: Moments = {
  'terminal-change': atTerminal({}, editTerminal),
  'terminal-change-tenders': atTerminal({}, async (page) => {
    await editTerminal(page);
    await untick(page);
    await shows('no longer accepts')(page);
  }),
  'terminal-change-faults': atTerminal({}, async (page) => {
    await editTerminal(page);
    await page.getByRole('textbox', { name: 'Name' }).fill(' ');
    await untick(page);
    await page.getByRole('checkbox', { name: 'USDC' }).click();
    await save(page);
    await shows('Tick at least one.')(page);
  }),
  'terminal-change-resumed': atTerminal(
    { 'formDrafts.get': { ok: true, value: { name: 'Market till, north door' } } },
    async (page) => {
      await editTerminal(page);
      await shows('not saved yet')(page);
    },
  ),
  'terminal-change-saving': atTerminal({}, async (page) => {
    await editTerminal(page);
    await save(page);
    await shows('Saving …')(page);
  }),
  'terminal-change-refused': atTerminal({ 'terminals.update': failing(refused) }, async (page) => {
    await editTerminal(page);
    await save(page);
    await shows('not approved: alipay')(page);
  }),
  'terminal-change-lost': atTerminal({ 'terminals.update': failing(unconfirmed) }, async (page) => {
    await editTerminal(page);
    await save(page);
    await page.getByRole('alert').waitFor();
  }),
  'terminal-changed': atTerminal({ 'terminals.update': { ok: true, value: null } }, async (page) => {
    await editTerminal(page);
    await save(page);
    await shows('Saved at the payment service.')(page);
  }),
  'location-change': atLocation({}, editLocation),
  'location-change-effect': atLocation({}, async (page) => {
    await editLocation(page);
    await page.getByRole('checkbox', { name: 'Bitcoin Lightning' }).click();
    await shows('then accepts nothing')(page);
  }),
  'location-change-faults': atLocation({}, async (page) => {
    await editLocation(page);
    await page.getByRole('textbox', { name: 'City' }).fill('');
    await page.getByRole('textbox', { name: 'E-mail' }).fill('market');
    await page.getByRole('textbox', { name: 'Website' }).fill('');
    await page.getByRole('radio', { name: 'Virtual' }).check();
    await save(page);
    await shows('A virtual location needs a website.')(page);
  }),
  'location-change-refused': atLocation({ 'locations.update': failing(refusedAddress) }, async (page) => {
    await editLocation(page);
    await save(page);
    await shows('must match the country')(page);
  }),
  'terminal-clone': atTerminal({}, async (page) => {
    await openFound(page);
    await press('Clone terminal')(page);
    await shows('It gets no webhook.')(page);
  }),
  'terminal-new': atLocation({}, async (page) => {
    await openLocation(page);
    await press('New terminal')(page);
    await shows('It gets an API key of its own')(page);
  }),
  'location-new': atMerchant({}, async (page) => {
    await press('New location')(page);
    await page.getByRole('textbox', { name: 'City' }).waitFor();
  }),
  'terminal-delete-asked': atOtherTerminal({}, async (page) => {
    await openFound(page);
    await press('Delete terminal')(page);
    await page.getByRole('alertdialog').waitFor();
  }),
  'location-disable-asked': atLocation({}, async (page) => {
    await openLocation(page);
    await press('Disable location')(page);
    await shows('It concerns')(page);
  }),
  'location-enable-asked': atDisabledLocation({}, async (page) => {
    await openLocation(page);
    await press('Enable location')(page);
    await shows('It concerns')(page);
  }),
  'location-delete-refused': atLocation({ 'locations.remove': failing(stillUsed) }, async (page) => {
    await openLocation(page);
    await press('Delete location')(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete location' }).click();
    await page.getByRole('alert').waitFor();
  }),
  'terminal-key': atTerminal({}, openKey),
  'terminal-key-shown': atTerminal({ 'terminals.revealKey': key }, async (page) => {
    await openKey(page);
    await press('Show the key')(page);
    await shows('Hidden again in')(page);
  }),
  'terminal-key-asked': atTerminal({}, async (page) => {
    await openKey(page);
    await press('Reset the key')(page);
    await page.getByRole('alertdialog').waitFor();
  }),
  'terminal-key-reset': atTerminal({ 'terminals.resetKey': key }, async (page) => {
    await openKey(page);
    await press('Reset the key')(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reset the key' }).click();
    await shows('This is the new key.')(page);
  }),
  'terminal-webhook': atTerminal({}, openWebhook),
  'terminal-webhook-set': atTerminal({ 'terminals.setWebhook': key }, async (page) => {
    await openWebhook(page);
    await press('Set webhook')(page);
    await shows('The webhook is set.')(page);
  }),
  'terminal-webhook-refused': atTerminal({ 'terminals.setWebhook': failing(badUrl) }, async (page) => {
    await openWebhook(page);
    await press('Set webhook')(page);
    await shows('must be a fully qualified')(page);
  }),
  'terminal-webhook-verified': tested({ result: 'verified' }, 'Received and verified'),
  'terminal-webhook-unchecked': tested({ result: 'unchecked' }, 'Received, but not verified'),
  'terminal-webhook-unreached': tested({ result: 'unreached', cause: 'ECONNREFUSED' }, 'The test failed'),
  'terminal-webhook-asked': atTerminal({}, async (page) => {
    await openWebhook(page);
    await press('Remove webhook')(page);
    await page.getByRole('alertdialog').waitFor();
  }),
};
