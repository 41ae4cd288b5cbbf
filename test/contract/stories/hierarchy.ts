import { expect } from 'vitest';
import { signal } from '../contract-back-office.ts';
import { valueOf } from '../../support/worlds/value-of.ts';
import type { ContractBackOffice } from '../contract-back-office.ts';

const ADDRESS = {
  address: '1 Practice Street',
  city: 'Springfield',
  state: 'IL',
  countryCode: 'US',
  postalCode: '62701',
};

/** Builds a partner with a merchant, a location and a terminal, changes each, and takes it down again. */
export async function buildTree({ byKeys, byTokens }: ContractBackOffice) {
  const { partners, apiKeys, feeSchedules } = byTokens;
  expect(valueOf(await partners.page({}, {}, signal)).total).toBeGreaterThan(3);
  valueOf(await partners.page({ search: 'harbor' }, { page: 0, pageSize: 2 }, signal));
  const partner = valueOf(await partners.createChild('par_Northwind', { name: 'New branch' }, signal));
  expect(valueOf(await partners.get(partner.id, signal))).toEqual(partner);
  valueOf(await apiKeys.createForPartner(partner.id, { name: 'BackOffice' }, signal));
  expect(valueOf(await apiKeys.ofPartner(partner.id, signal))).toHaveLength(1);
  expect(valueOf(await feeSchedules.ofPartner('par_HarborCafes', signal)).length).toBeGreaterThan(0);
  expect((await feeSchedules.ofPartner(partner.id, signal)).ok).toBe(false);
  valueOf(await partners.representingMerchant('par_Harbor', signal));

  const { merchants } = byKeys;
  const details = { name: 'Corner Shop', merchantCategoryCode: '0742', address: ADDRESS };
  const merchant = valueOf(await merchants.create({ ...details, partnerId: partner.id }, signal));
  valueOf(await merchants.page({ search: 'corner' }, {}, signal));
  valueOf(await merchants.get(merchant.id, signal));
  valueOf(await merchants.update(merchant.id, { name: 'Corner Store' }, signal));
  valueOf(await partners.merchants(partner.id).page({}, {}, signal));
  await switchRebates(byKeys, merchant.id);
  await runLocation(byKeys, merchant.id);
  valueOf(await merchants.remove(merchant.id, signal));
}

async function switchRebates({ updateRequests }: ContractBackOffice['byKeys'], merchantId: string) {
  const wish = { changes: { setRebateProgramEnabled: true }, justification: 'Asked for by the merchant.' };
  const draft = async () => valueOf(await updateRequests.create(merchantId, wish, signal)).id;
  const approved = await draft();
  valueOf(await updateRequests.submit(merchantId, approved, signal));
  valueOf(await updateRequests.approve(merchantId, approved, signal));
  const rejected = await draft();
  valueOf(await updateRequests.submit(merchantId, rejected, signal));
  valueOf(await updateRequests.reject(merchantId, rejected, signal));
  valueOf(await updateRequests.cancel(merchantId, await draft(), signal));
  expect((await updateRequests.cancel(merchantId, approved, signal)).ok).toBe(false);
  valueOf(await updateRequests.get(merchantId, rejected, signal));
  expect(valueOf(await updateRequests.ofMerchant(merchantId, signal))).toHaveLength(3);
}

async function runLocation(backOffice: ContractBackOffice['byKeys'], merchantId: string) {
  const { locations, terminals, terminalWebhooks, apiKeys } = backOffice;
  const place = { name: 'Main Street', locationBusinessType: 'physical' } as const;
  const location = valueOf(await locations.create(merchantId, place, signal));
  valueOf(await locations.ofMerchant(merchantId, signal));
  valueOf(await locations.get(location.id, signal));
  valueOf(await locations.update(location.id, { ...place, address: ADDRESS }, signal));
  valueOf(await locations.setEnabled(location.id, false, signal));

  const terminal = valueOf(await terminals.create({ name: 'Till', locationId: location.id }, signal));
  expect(valueOf(await locations.remove(location.id, signal).then(refused))).toBe('conflict');
  const clone = valueOf(await terminals.clone(terminal.id, { name: 'Second till' }, signal));
  valueOf(await terminals.get(terminal.id, signal));
  valueOf(await terminals.update(terminal.id, { name: 'First till' }, signal));
  expect(valueOf(await terminals.ofLocation(location.id, signal))).toHaveLength(2);
  expect(valueOf(await terminals.ofMerchant(merchantId, signal))).toHaveLength(2);
  valueOf(await apiKeys.ofTerminal(terminal.id, signal));
  valueOf(await apiKeys.resetForTerminal(terminal.id, signal));
  valueOf(await terminalWebhooks.set(terminal.id, 'https://shop.example.com/hooks', signal));
  valueOf(await terminalWebhooks.remove(terminal.id, signal));
  for (const { id } of [terminal, clone]) valueOf(await terminals.remove(id, signal));
  valueOf(await locations.remove(location.id, signal));
}

function refused(result: { readonly ok: boolean; readonly failure?: { readonly code: string } }) {
  return { ok: true as const, value: result.failure?.code };
}
