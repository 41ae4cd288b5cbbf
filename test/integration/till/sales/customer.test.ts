import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { withSession } from '../../../../src-main/session/commands/handlers/with-session.ts';
import { saleHandlers } from '../../../../src-main/session/commands/handlers/sale.ts';
import { controlOf } from '../../../support/service/sandbox-control.ts';
import { ada, payer } from '../../../support/records/payer.ts';
import { endNow } from '../../../support/service/paid-now.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import type { Sandbox } from '../../../../sandbox/server.ts';
import type { CommandInput } from '../../../../shared/contract/commands.ts';
import type { PayerDetails } from '../../../../shared/customer/details.ts';
import type { Secrets } from '../../../../src-main/terminal/secrets/secrets.ts';

interface Access {
  readonly profile: { readonly terminalId: string };
  readonly secrets: Secrets;
}

let sandbox: Sandbox;
let folder: string;
let world: TillWorld;

beforeEach(async () => {
  sandbox = await startSandbox({});
  folder = temporaryFolder();
  world = new TillWorld(folder);
});
afterEach(async () => {
  world.till.close();
  await sandbox.close();
});

const control = <T>(method: string, path: string, body?: object) =>
  controlOf(sandbox)(method, path, body) as Promise<T>;

async function openVirtual(changes: object = {}): Promise<void> {
  const terminals = await control<readonly Access[]>('GET', '/terminals');
  const shop = terminals.find(({ profile }) => profile.terminalId === 'term_TrainingWeb');
  const used = await world.till.setUp.useProfile(
    JSON.stringify({ ...shop?.profile, ...changes }),
    shop?.secrets ?? {},
  );
  expect(used).toMatchObject({ ok: true });
}

async function openPhysical(changes: object = {}): Promise<void> {
  const used = await world.till.setUp.useProfile(
    JSON.stringify({ ...sandbox.profile, ...changes }),
    sandbox.secrets,
  );
  expect(used).toMatchObject({ ok: true });
}

/** What the screen sends, through the same door. */
function start(input: Partial<CommandInput<'sale.start'>>) {
  const handlers = saleHandlers(withSession(world.till));
  return handlers['sale.start']({ amountMinor: 4_200, reference: 'C-1', overrides: [], ...input });
}

const arrived = () =>
  control<readonly (PayerDetails & { readonly rebate: unknown })[]>('GET', '/payments?reference=C-1');

/** Every file of the till that says something, encrypted or not. */
function filesSaying(words: string): readonly string[] {
  const hidden = Buffer.from(Buffer.from(words).map((byte) => byte ^ 0x5a));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const file = join(folder, name);
    if (!statSync(file).isFile()) return false;
    const content = readFileSync(file);
    return content.includes(words) || content.includes(hidden);
  });
}

describe('a virtual terminal', () => {
  test('asks for each payment with its customer’s details, and keeps nothing of them', async () => {
    await openVirtual();
    expect(await start(payer)).toMatchObject({ ok: true });
    await world.stageWhen('waiting');
    expect(await arrived()).toMatchObject([payer]);
    expect(filesSaying(ada.email)).toEqual([]);
    expect(filesSaying(ada.lastName)).toEqual([]);
  });

  test('starts no sale without whole details, and says what is wrong by field', async () => {
    await openVirtual();
    const partial = await start({ customer: { ...ada, postalCode: ' ' }, refundEmail: 'nobody' });
    expect(partial).toMatchObject({
      ok: false,
      failure: {
        code: 'customer-details-invalid',
        fields: [
          { field: 'customer.postalCode', fault: 'missing' },
          { field: 'refundEmail', fault: 'malformed' },
        ],
      },
    });
    expect(await start({})).toMatchObject({ ok: false });
    expect(await arrived()).toEqual([]);
    expect(filesSaying(ada.email)).toEqual([]);
  });

  test('asks with the same details again after a lost answer', async () => {
    await openVirtual();
    await start({ ...payer, amountMinor: 4_209 });
    await world.stageWhen('waiting');
    expect(await arrived()).toMatchObject([payer, payer]);
    expect(filesSaying(ada.email)).toEqual([]);
  });

  test('keeps the details in the safe, encrypted, while the service cannot be reached', async () => {
    await openVirtual();
    await control('POST', '/faults', {
      kind: 'status',
      status: 503,
      match: { method: 'POST', path: '/Payments/crypto' },
    });
    await start(payer);
    await world.viewWhen(({ sales }) => sales[0]?.stage.name === 'creating' && !!sales[0].stage.trouble);
    expect(filesSaying(ada.email)).toEqual([expect.stringMatching(/^customers.*\.payer$/)]);
    world.till.close();
    await control('DELETE', '/faults');
    world = new TillWorld(folder);
    await openVirtual();
    await world.stageWhen('waiting');
    expect(await arrived()).toMatchObject([payer]);
    expect(filesSaying(ada.email)).toEqual([]);
  });

  test('asks without details for nothing when the keyring has lost its key meanwhile', async () => {
    await openVirtual();
    await control('POST', '/faults', {
      kind: 'status',
      status: 503,
      match: { method: 'POST', path: '/Payments/crypto' },
    });
    await start(payer);
    await world.viewWhen(({ sales }) => sales[0]?.stage.name === 'creating' && !!sales[0].stage.trouble);
    world.till.close();
    await control('DELETE', '/faults');
    world = new TillWorld(folder);
    world.keyring.locked = true;
    await openVirtual();
    expect(await world.stageWhen('not-created')).toMatchObject({
      failure: { code: 'customer-details-unavailable' },
    });
    expect(await arrived()).toEqual([]);
    expect(filesSaying(ada.email)).toEqual([]);
  });

  test('keeps the details longer where the profile says so, and nowhere else', async () => {
    await openVirtual({ customerDetails: { ask: 'always', keepDays: 30 } });
    await start(payer);
    await world.stageWhen('waiting');
    expect(filesSaying(ada.email)).toEqual([expect.stringMatching(/^customers.*\.payer$/)]);
  });
});

describe('a sale charged again', () => {
  const gone = { failure: { code: 'customer-details-gone' } };

  /** A sale with its customer that has expired; what is on its screen, and left. */
  async function expired() {
    await start(payer);
    await endNow(world, sandbox, { reference: 'C-1', statusCode: 'expired' });
    const [sale] = world.till.view().sales;
    if (!sale) throw new Error('no sale on the screens');
    world.till.session()?.sales.leave(sale.id, 'settled');
    return sale;
  }

  test('goes with its customer’s details, which no screen and no file has', async () => {
    await openVirtual();
    const sale = await expired();
    expect(sale.payerKept).toBe(true);
    expect(JSON.stringify(world.till.view())).not.toContain(ada.lastName);
    expect(filesSaying(ada.email)).toEqual([]);
    expect(await start({ again: sale.id })).toMatchObject({ ok: true });
    await world.stageWhen('waiting');
    expect(await arrived()).toMatchObject([payer, payer]);
    expect(filesSaying(ada.email)).toEqual([]);
  });

  test('meets the guard before them, and takes them once it may', async () => {
    await openVirtual();
    await start(payer);
    await world.stageWhen('waiting');
    const [sale] = world.till.view().sales;
    const again = sale?.id ?? '';
    world.till.session()?.sales.withdrawCode(again);
    expect(await start({ again })).toMatchObject({ failure: { code: 'code-withdrawn' } });
    const overrides = ['code-withdrawn'] as const;
    expect(await start({ again, amountMinor: 4_300, overrides })).toMatchObject({ ok: true });
    await world.viewWhen(({ sales }) => sales.some(({ id, stage }) => id !== again && 'url' in stage));
    expect(await arrived()).toMatchObject([payer, payer]);
  });

  test('is refused, never charged without them, once somebody has signed in anew', async () => {
    await openVirtual();
    const staff = world.till.session()?.staff;
    await staff?.cashiers.add({ name: 'Nora', role: 'manager', pin: '4711' });
    const sale = await expired();
    staff?.lock();
    await staff?.signIn(staff.view().cashiers[0]?.id ?? '', '4711');
    expect(await start({ again: sale.id })).toMatchObject(gone);
    expect(await arrived()).toHaveLength(1);
  });

  test('is refused after a restart too, and may begin with details that are typed anew', async () => {
    await openVirtual();
    const sale = await expired();
    world.till.close();
    world = new TillWorld(folder);
    await openVirtual();
    expect(await start({ again: sale.id })).toMatchObject(gone);
    const anew = await start({ ...payer, again: sale.id, withoutKeptDetails: true });
    expect(anew).toMatchObject({ ok: true });
    const session = world.till.session();
    const started = anew.ok ? session?.sales.loadSale(anew.value.saleId) : undefined;
    expect(started).toMatchObject({ value: { withPayer: true, firstSaleId: sale.id } });
  });
});

describe('a physical terminal', () => {
  test('sends no details when none are told', async () => {
    await openPhysical();
    await start({});
    await world.stageWhen('waiting');
    expect(await arrived()).toMatchObject([{ customer: null, refundEmail: null }]);
  });

  test('says that the service asks for details, and begins again with them', async () => {
    const keys = await control<readonly { partnerId: string; apiKey: string }[]>('GET', '/partners');
    const key = keys.find(({ partnerId }) => partnerId === 'par_Training')?.apiKey ?? '';
    const demanded = await fetch(`${sandbox.baseUrl}/Merchants/mer_Training`, {
      method: 'PUT',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify({ isCustomerRequired: true }),
    });
    expect(demanded.status).toBe(200);
    await openPhysical();
    await start({});
    expect(await world.stageWhen('not-created')).toMatchObject({ failure: { code: 'customer-required' } });
    const [refused] = world.till.view().sales;
    world.till.session()?.sales.leave(refused?.id ?? '', 'settled');
    expect(await start(payer)).toMatchObject({ ok: true });
    await world.stageWhen('waiting');
    expect(await arrived()).toMatchObject([payer]);
  });

  test('asks for the rebate of its profile, exactly', async () => {
    await openPhysical({ rebate: { percent: '2.5', merchantPercent: '1.5' } });
    await start({ amountMinor: 12_345 });
    await world.stageWhen('waiting');
    expect(await arrived()).toMatchObject([
      { rebate: { total: 3.09, merchantPortion: 1.85, targetRebate: 1.24 } },
    ]);
    expect(world.till.view().sales[0]?.rebate).toEqual({
      total: 309,
      merchantPortion: 185,
      targetRebate: 124,
    });
  });
});
