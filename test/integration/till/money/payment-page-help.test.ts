import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { succeeded } from '../../../../shared/failure.ts';
import { payer, ada } from '../../../support/records/payer.ts';
import { controlOf } from '../../../support/service/sandbox-control.ts';
import { setFault } from '../../../support/service/sandbox-faults.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import type { Sandbox } from '../../../../sandbox/server.ts';
import type { Secrets } from '../../../../src-main/terminal/secrets/secrets.ts';

let sandbox: Sandbox;
let world: TillWorld;

beforeEach(async () => {
  sandbox = await startSandbox({});
  world = new TillWorld(temporaryFolder());
});
afterEach(async () => {
  world.till.close();
  await sandbox.close();
});

interface Access {
  readonly profile: { readonly terminalId: string };
  readonly secrets: Secrets;
}

async function waiting(more: object = {}, { profile, secrets }: Access = sandbox): Promise<string> {
  await world.till.launch({ kind: 'profile', text: JSON.stringify(profile) }, secrets);
  const order = { amountMinor: 4_200, reference: 'HELP-1', overrides: [] };
  expect(await world.commands['sale.start']({ ...order, ...more })).toMatchObject({ ok: true });
  await world.stageWhen('waiting');
  return world.till.view().sales[0]?.id ?? '';
}

test('a quote is asked for with the terminal’s own credential, and told in the service’s names', async () => {
  const saleId = await waiting();
  const quote = await world.commands['paymentPages.quote']({ saleId, tenderType: 'ethereum' });
  if (!quote.ok) throw new Error(JSON.stringify(quote.failure));
  const facts = new Map(quote.value.facts.map(({ name, value }) => [name, value]));
  expect(facts.get('tenderType')).toBe('ethereum');
  expect(facts.get('payAmount')).toBe('42');
  expect(facts.get('quoteExpiration')).toMatch(/Z$/);
});

test('a payment that was sent is announced, and paid only once its reading says so', async () => {
  const saleId = await waiting();
  const announced = await world.commands['paymentPages.announce']({
    saleId,
    tenderType: 'usdcBase',
    transactionHash: '0xabc',
  });
  expect(announced).toMatchObject({ ok: true });
  await controlOf(sandbox)('POST', '/clock', { advanceMs: 3_000 });
  await world.stageWhen('final');
  expect(world.till.view().sales[0]?.stage).toMatchObject({ name: 'final', outcome: 'completed' });
  expect(await world.commands['paymentPages.announce']({ saleId })).toMatchObject({
    failure: { code: 'conflict' },
  });
});

test('what the service takes without a word is announced', async () => {
  const saleId = await waiting();
  const match = { method: 'POST', path: '/pending-transaction' };
  await setFault(sandbox, { kind: 'answer', status: 202, body: '', times: 1, match });
  expect(await world.commands['paymentPages.announce']({ saleId })).toEqual(succeeded({ facts: [] }));
});

test('the payer’s details go along, and come back in no refusal', async () => {
  const terminals = (await controlOf(sandbox)('GET', '/terminals')) as readonly Access[];
  // A virtual terminal's page is not quoted without them.
  const shop = terminals.find(({ profile }) => profile.terminalId === 'term_TrainingWeb');
  const saleId = await waiting(payer, shop);
  expect(await world.commands['paymentPages.quote']({ saleId })).toMatchObject({ ok: true });
  const refused = await world.commands['paymentPages.quote']({ saleId, tenderType: 'klarna' });
  expect(refused).toMatchObject({
    failure: { code: 'request-rejected', fields: [{ field: 'tenderType' }] },
  });
  expect(JSON.stringify(refused)).not.toContain(ada.email);
});

test('a sale that the record has not, or without a page, has none to help with', async () => {
  await waiting();
  expect(await world.commands['paymentPages.quote']({ saleId: 'nobody' })).toMatchObject({
    failure: { code: 'not-found', action: 'fix-input' },
  });
});
