import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { setFault } from '../../../support/service/sandbox-faults.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import type { Sandbox } from '../../../../sandbox/server.ts';
import type { DocumentRequest } from '../../../../shared/contract/commands/documents.ts';

/** An override, an isolate that nobody closes, one that closes ours, and what nobody sees. */
const HOSTILE = 'x\u202ey\u2066z\u2069\u200b';
/** Ours are U+2068 and U+2069 in pairs. */
const TURNS = /[\u200b\u200e\u200f\u202a-\u202e\u2066\u2067]/;

let sandbox: Sandbox;
let world: TillWorld;

beforeEach(async () => {
  sandbox = await startSandbox({});
  world = new TillWorld(temporaryFolder());
  const { store, ...profile } = sandbox.profile;
  const hostile = { ...profile, store: { ...store, name: `Shop ${HOSTILE}` } };
  const used = await world.till.setUp.useProfile(JSON.stringify(hostile), sandbox.secrets);
  expect(used.ok).toBe(true);
});
afterEach(async () => {
  world.till.close();
  await sandbox.close();
});

const fault = (rule: object): Promise<void> => setFault(sandbox, { kind: 'answer', ...rule });

/** Every text in a value, with where it stands. */
function textsIn(value: unknown, place = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => textsIn(field, `${place}.${name}`));
}

/** Texts that would turn our own words, and isolates that are not in pairs. */
const turning = (value: unknown) => textsIn(value).filter(([, text]) => TURNS.test(text) || !isPaired(text));

function isPaired(text: string): boolean {
  let open = 0;
  for (const sign of text) {
    if (sign === '\u2068') open += 1;
    if (sign === '\u2069') open -= 1;
    if (open < 0) return false;
  }
  return open === 0;
}

test('no text of the service or the profile that reaches a screen or a document turns our words', async () => {
  await fault({
    status: 200,
    body: { statusCode: `paid ${HOSTILE}`, paymentCode: `P-${HOSTILE}` },
    match: { method: 'GET', path: '/Payments/tracking' },
  });
  await world.charge(1234, 'FOREIGN-1');
  const stage = await world.stageWhen('unrecognised');
  expect(stage).toMatchObject({ status: expect.stringContaining('paid x\ufffdy\ufffdz') as string });
  const view = world.till.view();
  expect(view.terminal?.storeName).toContain('Shop x\ufffdy');
  expect(turning(view)).toEqual([]);

  const { commands } = world;
  const saleId = view.sales[0]?.id ?? '';
  const documents: readonly DocumentRequest[] = [
    { kind: 'receipt', saleId },
    { kind: 'guide', language: 'ar' },
  ];
  const answers = [
    await commands['sales.find']({ search: { text: 'FOREIGN', only: 'all' } }),
    await commands['sales.get']({ saleId }),
    await commands['sale.checkNow']({ saleId }),
    await commands['setup.checkProfile']({
      text: JSON.stringify({ ...sandbox.profile, merchantId: HOSTILE }),
    }),
    ...(await Promise.all(documents.map((doc) => commands['documents.get']({ document: doc })))),
  ];
  expect(answers.map(({ ok }) => ok)).toEqual(answers.map(() => true));
  expect(turning(answers)).toEqual([]);
});

test('the words of a refusal do not turn ours either', async () => {
  await fault({
    status: 400,
    body: { code: 'BAD', message: `no ${HOSTILE}`, traceId: HOSTILE },
    match: { method: 'POST', path: '/Payments/crypto' },
  });
  await world.charge(1234, 'FOREIGN-2');
  await world.stageWhen('not-created');
  expect(turning(world.till.view())).toEqual([]);
});
