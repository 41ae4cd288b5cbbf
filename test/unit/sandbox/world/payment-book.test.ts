import { describe, expect, it } from 'vitest';
import { SandboxClock } from '../../../../sandbox/clock.ts';
import { PaymentBook } from '../../../../sandbox/world/payment-book.ts';
import type { NewPayment } from '../../../../sandbox/world/payment-book.ts';

const details: NewPayment = {
  merchantId: 'mer',
  terminalId: 'term',
  reference: 'A-1',
  description: null,
  refundEmail: null,
  webhookUrls: [],
  requestedMinor: 1001,
  expiration: 900_000,
  plan: [
    { at: 1000, statusCode: 'processing' },
    { at: 6000, statusCode: 'completed' },
  ],
};

function newBook() {
  const clock = new SandboxClock(0);
  const changes = { count: 0 };
  const book = new PaymentBook(clock, () => (changes.count += 1));
  return { clock, book, changes };
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

  it('tells of every change', () => {
    const { clock, book, changes } = newBook();
    book.add(details);
    clock.advance(10_000);
    expect(changes.count).toBe(3);
  });

  it('carries out at once what fell due while it was away', () => {
    const before = newBook();
    before.book.add(details);
    const after = newBook();
    after.clock.advance(5000);
    after.book.restore(before.book.all());
    expect(after.book.all()[0]).toMatchObject({ statusCode: 'processing' });
    after.clock.advance(1000);
    expect(after.book.all()[0]).toMatchObject({ statusCode: 'completed' });
  });

  it('forgets everything, plans too, when cleared', () => {
    const { clock, book, changes } = newBook();
    const { trackingId, pageId } = book.add(details);
    book.clear();
    const told = changes.count;
    clock.advance(10_000);
    expect(changes.count).toBe(told);
    expect([book.all(), book.byTracking(trackingId), book.byPage(pageId)]).toEqual([
      [],
      undefined,
      undefined,
    ]);
  });
});
