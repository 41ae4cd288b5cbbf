import { expect, test } from 'vitest';
import { openService } from './properties/service.ts';

/** What the specification states and a description cannot say. */

test('CustomerId finds the whole identifier and nothing else', async () => {
  const service = await openService();
  const find = async (more: Readonly<Record<string, string>>) => {
    const window = { From: '2025-09-01', To: '2026-01-15', Page: '0', PageSize: '100' };
    const asked = { path: { id: 'mer_MeadowMusic' }, query: new URLSearchParams({ ...window, ...more }) };
    return (await service.get('listMerchantPayments', asked)) as {
      readonly total: number;
      readonly data: readonly { readonly customerId: { readonly id: string } | null }[];
    };
  };
  const known = (await find({})).data.find(({ customerId }) => customerId !== null);
  const { id } = known?.customerId ?? { id: '' };
  const found = await find({ CustomerId: id });
  expect(found.total).toBeGreaterThan(0);
  expect(found.data.every(({ customerId }) => customerId?.id === id)).toBe(true);
  expect((await find({ CustomerId: id.slice(0, -1) })).total).toBe(0);
  expect((await find({ CustomerId: id.toUpperCase() })).total).toBe(0);
});

test('a change of a terminal makes no event', async () => {
  const service = await openService();
  const path = { id: 'term_PierTill1' };
  await service.get('setTerminalWebhook', { path, body: { url: 'https://shop.example.com/hooks' } });
  await service.get('updateTerminal', { path, body: { tenderTypes: ['usdcBase'] } });
  await service.get('updateTerminal', { path, body: { tenderTypes: null, name: 'Till' } });
  const deliveries = await fetch(`${service.sandbox.controlUrl}/webhooks?settled=true`);
  expect(await deliveries.json()).toEqual([]);
});

test('there is no refund operation', async () => {
  const { validator } = await openService();
  expect(validator.operations.filter(({ path }) => /refund/i.test(path))).toEqual([]);
});
