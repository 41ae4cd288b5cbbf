import { describe, expect, it } from 'vitest';
import { openBackOffice } from '../../support/back-office/back-office-sandbox.ts';
import { valueOf } from '../../support/worlds/value-of.ts';
import type { BackOffice } from '../../support/back-office/back-office-sandbox.ts';
import type { PageStep } from '../../../src-main/service/requests/each-page.ts';

const signal = new AbortController().signal;

async function recordsOf<T>(pages: AsyncIterable<PageStep<T>>): Promise<readonly T[]> {
  const records: T[] = [];
  for await (const step of pages) records.push(...valueOf(step).records);
  return records;
}

describe('partners', () => {
  it('are listed whole, found by name, and read one by one', async () => {
    const backOffice = await openBackOffice();
    const all = await recordsOf(backOffice.partners.pages({}, signal));
    expect(all.map(({ id }) => id)).toContain('par_HarborCafes');
    const cafes = valueOf(await backOffice.partners.page({ search: 'cafés' }, {}, signal)).records;
    expect(cafes).toMatchObject([{ id: 'par_HarborCafes', parentId: 'par_Harbor' }]);
    expect(await backOffice.partners.get('par_HarborCafes', signal)).toEqual({ ok: true, value: cafes[0] });
  });

  it('get children, keys and merchants', async () => {
    const backOffice = await openBackOffice();
    const child = valueOf(
      await backOffice.partners.createChild('par_Harbor', { name: 'Harbor Hotels' }, signal),
    );
    expect(child).toMatchObject({ name: 'Harbor Hotels', parentId: 'par_Harbor' });
    const created = valueOf(
      await backOffice.apiKeys.createForPartner(child.id, { name: 'BackOffice' }, signal),
    );
    expect(created.apiKey?.reveal()).toMatch(/^sandbox-partner-key/);
    const listed = valueOf(await backOffice.apiKeys.ofPartner(child.id, signal));
    expect(listed).toMatchObject([{ id: created.id, maskedApiKey: created.maskedApiKey }]);
    const merchants = await recordsOf(backOffice.partners.merchants('par_Harbor').pages({}, signal));
    expect(merchants.map(({ id }) => id)).toContain('mer_OldTownBooks');
  });

  it('have the fee schedule of the nearest ancestor with a representing merchant, or none', async () => {
    const backOffice = await openBackOffice();
    const fees = valueOf(await backOffice.feeSchedules.ofPartner('par_HarborCafes', signal));
    expect(fees).toContainEqual({
      name: 'cryptoPercentage',
      kind: 'percentage',
      sellRate: 1,
      buyRate: 0.6,
    });
    expect(valueOf(await backOffice.partners.representingMerchant('par_Harbor', signal)).id).toBe(
      'mer_HarborRetail',
    );
    const none = { ok: false, failure: { action: 'fix-input', code: 'not-found' } };
    expect(await backOffice.feeSchedules.ofPartner('par_Meadow', signal)).toMatchObject(none);
    expect(await backOffice.partners.representingMerchant('par_Meadow', signal)).toMatchObject(none);
  });
});

describe('a merchant', () => {
  it('is created, read, changed and deleted', async () => {
    const { merchants } = await openBackOffice();
    const details = { partnerId: 'par_Harbor', name: 'Salt & Pepper', merchantCategoryCode: '0742' };
    const { id } = valueOf(await merchants.create(details, signal));
    expect(valueOf(await merchants.get(id, signal))).toMatchObject({
      ...details,
      isRebateProgramEnabled: false,
    });
    expect(valueOf(await merchants.update(id, { name: 'Salt' }, signal))).toMatchObject({ name: 'Salt' });
    expect(await merchants.remove(id, signal)).toEqual({ ok: true, value: null });
    expect(await merchants.get(id, signal)).toMatchObject({ ok: false, failure: { code: 'not-found' } });
  });

  it('that is not valid says which fields are wrong', async () => {
    const { merchants } = await openBackOffice();
    const details = { partnerId: 'par_Harbor', name: 'Salt', merchantCategoryCode: '742' };
    expect(await merchants.create(details, signal)).toMatchObject({
      ok: false,
      failure: {
        action: 'fix-input',
        code: 'request-rejected',
        fields: [{ field: 'merchantCategoryCode', fault: 'malformed' }],
        traceId: expect.any(String) as string,
      },
    });
  });

  it('switches its rebate program by an update request', async () => {
    const { merchants, updateRequests } = await openBackOffice();
    const wish = { changes: { setRebateProgramEnabled: true }, justification: 'joins the program' };
    const draft = valueOf(await updateRequests.create('mer_OldTownBooks', wish, signal));
    const [books, id] = ['mer_OldTownBooks', draft.id] as const;
    expect(draft).toMatchObject({ status: 'draft', ...wish });
    expect(await updateRequests.approve(books, id, signal)).toMatchObject({ failure: { code: 'conflict' } });
    valueOf(await updateRequests.submit(books, id, signal));
    expect(valueOf(await updateRequests.approve(books, id, signal))).toMatchObject({ status: 'approved' });
    expect(valueOf(await merchants.get(books, signal)).isRebateProgramEnabled).toBe(true);
    expect(valueOf(await updateRequests.ofMerchant(books, signal))).toMatchObject([
      { id, status: 'approved' },
    ]);
  });
});

describe('a location and its terminals', () => {
  async function newPlace(backOffice: BackOffice) {
    const place = { name: 'Kiosk', locationBusinessType: 'physical' } as const;
    const location = valueOf(await backOffice.locations.create('mer_PierCoffee', place, signal));
    const name = 'Kiosk till';
    const terminal = valueOf(await backOffice.terminals.create({ locationId: location.id, name }, signal));
    return { location, terminal };
  }

  it('inherit their tenders, and narrow them', async () => {
    const backOffice = await openBackOffice();
    const { location, terminal } = await newPlace(backOffice);
    expect(terminal.tenderTypes).toEqual(location.tenderTypes);
    valueOf(await backOffice.locations.update(location.id, { tenderTypes: ['ethereum'] }, signal));
    expect(valueOf(await backOffice.terminals.get(terminal.id, signal)).tenderTypes).toEqual(['ethereum']);
    expect(await backOffice.terminals.update(terminal.id, { tenderTypes: ['paypal'] }, signal)).toMatchObject(
      {
        ok: false,
        failure: { code: 'request-rejected' },
      },
    );
  });

  it('go in the order the service wants: terminals first', async () => {
    const backOffice = await openBackOffice();
    const { location, terminal } = await newPlace(backOffice);
    expect(await backOffice.locations.remove(location.id, signal)).toMatchObject({
      failure: { code: 'conflict' },
    });
    const copy = valueOf(await backOffice.terminals.clone(terminal.id, { name: 'Second till' }, signal));
    const listed = valueOf(await backOffice.terminals.ofLocation(location.id, signal));
    expect(listed.map(({ name }) => name)).toEqual(['Kiosk till', 'Second till']);
    for (const { id } of [terminal, copy]) valueOf(await backOffice.terminals.remove(id, signal));
    expect(await backOffice.locations.remove(location.id, signal)).toEqual({ ok: true, value: null });
  });

  it('are switched off and on', async () => {
    const { locations } = await openBackOffice();
    valueOf(await locations.setEnabled('loc_PierMarket', false, signal));
    const listed = valueOf(await locations.ofMerchant('mer_PierCoffee', signal));
    expect(listed.find(({ id }) => id === 'loc_PierMarket')?.isEnabled).toBe(false);
  });

  it('get a key that works, in place of the one that did', async () => {
    const backOffice = await openBackOffice();
    const before = valueOf(await backOffice.apiKeys.ofTerminal('term_Training01', signal)).apiKey?.reveal();
    const after = valueOf(
      await backOffice.apiKeys.resetForTerminal('term_Training01', signal),
    )?.apiKey?.reveal();
    expect(after).not.toBe(before);
    // The back office still has the old one.
    expect(await backOffice.payments.track('nobody', signal)).toMatchObject({
      failure: { code: 'sign-in-refused' },
    });
  });

  it('get a webhook, whose secret stays', async () => {
    const { terminalWebhooks } = await openBackOffice();
    const secret = async () =>
      valueOf(await terminalWebhooks.read('term_BooksTill', signal)).signingSecret?.reveal();
    expect(await secret()).toBeUndefined();
    expect(await terminalWebhooks.set('term_BooksTill', 'ftp://books.test', signal)).toMatchObject({
      failure: { code: 'request-rejected' },
    });
    valueOf(await terminalWebhooks.set('term_BooksTill', 'https://books.test/hook', signal));
    const given = await secret();
    expect(Buffer.from(given ?? '', 'base64').length).toBeGreaterThan(15);
    valueOf(await terminalWebhooks.remove('term_BooksTill', signal));
    expect(await secret()).toBe(given);
  });
});
