import { describe, expect, it } from 'vitest';
import { openDesk, valueOf } from '../../support/desk-sandbox.ts';
import type { Desk } from '../../support/desk-sandbox.ts';
import type { PageStep } from '../../../src-main/service/asking/each-page.ts';

const signal = new AbortController().signal;

async function recordsOf<T>(pages: AsyncIterable<PageStep<T>>): Promise<readonly T[]> {
  const records: T[] = [];
  for await (const step of pages) records.push(...valueOf(step).records);
  return records;
}

describe('partners', () => {
  it('are listed whole, found by name, and read one by one', async () => {
    const desk = await openDesk();
    const all = await recordsOf(desk.partners.pages({}, signal));
    expect(all.map(({ id }) => id)).toContain('par_HarborCafes');
    const cafes = valueOf(await desk.partners.page({ search: 'cafés' }, {}, signal)).records;
    expect(cafes).toMatchObject([{ id: 'par_HarborCafes', parentId: 'par_Harbor' }]);
    expect(await desk.partners.get('par_HarborCafes', signal)).toEqual({ ok: true, value: cafes[0] });
  });

  it('get children, keys and merchants', async () => {
    const desk = await openDesk();
    const child = valueOf(await desk.partners.createChild('par_Harbor', { name: 'Harbor Hotels' }, signal));
    expect(child).toMatchObject({ name: 'Harbor Hotels', parentId: 'par_Harbor' });
    const created = valueOf(await desk.apiKeys.createForPartner(child.id, { name: 'Desk' }, signal));
    expect(created.apiKey?.reveal()).toMatch(/^sandbox-partner-key/);
    const listed = valueOf(await desk.apiKeys.ofPartner(child.id, signal));
    expect(listed).toMatchObject([{ id: created.id, maskedApiKey: created.maskedApiKey }]);
    const merchants = await recordsOf(desk.partners.merchants('par_Harbor').pages({}, signal));
    expect(merchants.map(({ id }) => id)).toContain('mer_OldTownBooks');
  });

  it('have the fee schedule of the nearest ancestor with a representing merchant, or none', async () => {
    const desk = await openDesk();
    const fees = valueOf(await desk.feeSchedules.ofPartner('par_HarborCafes', signal));
    expect(fees).toContainEqual({ name: 'cryptoPercentage', sellRate: 1, buyRate: 0.6 });
    expect(valueOf(await desk.partners.representingMerchant('par_Harbor', signal)).id).toBe(
      'mer_HarborRetail',
    );
    const none = { ok: false, failure: { action: 'fix-input', code: 'not-found' } };
    expect(await desk.feeSchedules.ofPartner('par_Meadow', signal)).toMatchObject(none);
    expect(await desk.partners.representingMerchant('par_Meadow', signal)).toMatchObject(none);
  });
});

describe('a merchant', () => {
  it('is created, read, changed and deleted', async () => {
    const { merchants } = await openDesk();
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
    const { merchants } = await openDesk();
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
    const { merchants, updateRequests } = await openDesk();
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
  async function newPlace(desk: Desk) {
    const place = { name: 'Kiosk', locationBusinessType: 'physical' } as const;
    const location = valueOf(await desk.locations.create('mer_PierCoffee', place, signal));
    const name = 'Kiosk till';
    const terminal = valueOf(await desk.terminals.create({ locationId: location.id, name }, signal));
    return { location, terminal };
  }

  it('inherit their tenders, and narrow them', async () => {
    const desk = await openDesk();
    const { location, terminal } = await newPlace(desk);
    expect(terminal.tenderTypes).toEqual(location.tenderTypes);
    valueOf(await desk.locations.update(location.id, { tenderTypes: ['ethereum'] }, signal));
    expect(valueOf(await desk.terminals.get(terminal.id, signal)).tenderTypes).toEqual(['ethereum']);
    expect(await desk.terminals.update(terminal.id, { tenderTypes: ['paypal'] }, signal)).toMatchObject({
      ok: false,
      failure: { code: 'request-rejected' },
    });
  });

  it('go in the order the service wants: terminals first', async () => {
    const desk = await openDesk();
    const { location, terminal } = await newPlace(desk);
    expect(await desk.locations.remove(location.id, signal)).toMatchObject({ failure: { code: 'conflict' } });
    const copy = valueOf(await desk.terminals.clone(terminal.id, { name: 'Second till' }, signal));
    const listed = valueOf(await desk.terminals.ofLocation(location.id, signal));
    expect(listed.map(({ name }) => name)).toEqual(['Kiosk till', 'Second till']);
    for (const { id } of [terminal, copy]) valueOf(await desk.terminals.remove(id, signal));
    expect(await desk.locations.remove(location.id, signal)).toEqual({ ok: true, value: null });
  });

  it('are switched off and on', async () => {
    const { locations } = await openDesk();
    valueOf(await locations.setEnabled('loc_PierMarket', false, signal));
    const listed = valueOf(await locations.ofMerchant('mer_PierCoffee', signal));
    expect(listed.find(({ id }) => id === 'loc_PierMarket')?.isEnabled).toBe(false);
  });

  it('get a key that works, in place of the one that did', async () => {
    const desk = await openDesk();
    const before = valueOf(await desk.apiKeys.ofTerminal('term_Training01', signal)).apiKey?.reveal();
    const after = valueOf(await desk.apiKeys.resetForTerminal('term_Training01', signal)).apiKey?.reveal();
    expect(after).not.toBe(before);
    // The desk still has the old one.
    expect(await desk.payments.track('nobody', signal)).toMatchObject({
      failure: { code: 'sign-in-refused' },
    });
  });

  it('get a webhook, whose secret stays', async () => {
    const { terminalWebhooks } = await openDesk();
    const secret = async () =>
      valueOf(await terminalWebhooks.signingSecret('term_BooksTill', signal)).signingSecret?.reveal();
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
