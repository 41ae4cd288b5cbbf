import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { NewPayment } from '../../../../sandbox/world/payments/payment-book.ts';
import type { Payment } from '../../../../sandbox/world/payments/payment.ts';
import { sandboxWorld } from '../../../support/worlds/sandbox-world.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';

const details: NewPayment = {
  merchantId: 'mer_Training',
  locationId: 'loc_Training',
  terminalId: 'term_Training01',
  reference: 'A-1',
  requestedMinor: 1001,
  expiration: 900_000,
  plan: [
    { at: 1000, statusCode: 'processing' },
    { at: 6000, statusCode: 'completed' },
  ],
};

function newBook(stateFile?: string) {
  const { world, clock } = sandboxWorld(0, { parts: [], stateFile });
  return { clock, world, book: world.payments };
}

describe('the payment book', () => {
  it('carries out the planned moves, each at its time', () => {
    const { clock, book } = newBook();
    const { trackingId } = book.add(details);
    clock.advance(1000);
    expect(book.byTracking(trackingId)).toMatchObject({
      statusCode: 'processing',
      updated: 1000,
      received: 1000,
    });
    clock.advance(10_000);
    expect(book.byTracking(trackingId)).toMatchObject({
      statusCode: 'completed',
      paidMinor: 1001,
      updated: 6000,
      received: 1000,
    });
  });

  it('gives back what it was given', () => {
    const { book } = newBook();
    const customer = {
      firstName: 'A',
      lastName: 'B',
      email: 'A@b.test',
      address: 'x',
      city: 'y',
      state: 'z',
      postalCode: '1',
      countryCode: 'US',
    };
    const rebate = { total: 0.3, merchantPortion: 0.1, targetRebate: 0.2 };
    const payment = book.add({ ...details, customer, rebate, webhookUrls: ['https://a.test'] });
    expect(book.byTracking(payment.trackingId)).toMatchObject(payment);
    expect(book.byPage(payment.pageId)).toMatchObject({ customer, rebate, webhookUrls: ['https://a.test'] });
  });

  it('drops the plan when somebody moves the payment', () => {
    const { clock, book } = newBook();
    const payment = book.add(details);
    book.move(payment, { statusCode: 'cancelled' });
    clock.advance(10_000);
    expect(book.byTracking(payment.trackingId)).toMatchObject({ statusCode: 'cancelled', paidMinor: 0 });
  });

  it.each([
    ['completed', 1001],
    ['underpaid', 500],
    ['overpaid', 1502],
    ['processing', 1001],
    ['expired', 0],
    ['somethingNew', 0],
  ])('takes the amount that goes with %s unless told otherwise', (statusCode, paidMinor) => {
    const { book } = newBook();
    expect(book.move(book.add(details), { statusCode }).paidMinor).toBe(paidMinor);
    expect(book.move(book.add(details), { statusCode, paidMinor: 7 }).paidMinor).toBe(7);
  });

  it('tells of every payment and of every move, with the payment as it is then', () => {
    const { clock, book, world } = newBook();
    const stated: string[] = [];
    const tell = ({ statusCode }: Payment) => stated.push(statusCode);
    world.events.paymentAdded.add(tell);
    world.events.paymentMoved.add(tell);
    book.add(details);
    clock.advance(10_000);
    expect(stated).toEqual(['created', 'processing', 'completed']);
  });

  it('carries out at once what fell due while it was away', () => {
    const stateFile = join(temporaryFolder(), 'world.db');
    const before = newBook(stateFile);
    const { trackingId } = before.book.add(details);
    before.world.close();
    const { clock, world } = sandboxWorld(5000, { parts: [], stateFile });
    world.payments.resume();
    expect(world.payments.byTracking(trackingId)).toMatchObject({ statusCode: 'processing' });
    clock.advance(1000);
    expect(world.payments.byTracking(trackingId)).toMatchObject({ statusCode: 'completed' });
  });

  it('forgets everything, plans too, when the world is cleared', () => {
    const { clock, book, world } = newBook();
    const { trackingId, pageId } = book.add(details);
    world.clear();
    let moves = 0;
    world.events.paymentMoved.add(() => (moves += 1));
    clock.advance(10_000);
    expect(moves).toBe(0);
    expect([book.madeHere(), book.byTracking(trackingId), book.byPage(pageId)]).toEqual([
      [],
      undefined,
      undefined,
    ]);
  });
});
