import { describe, expect, test } from 'vitest';
import { failed, succeeded } from '../../../shared/failure.ts';
import { openKiosk } from '../../support/worlds/kiosk-world.ts';
import type { PrintJobState } from '../../../shared/printing/printing.ts';
import type { KioskWorld } from '../../support/worlds/kiosk-world.ts';

const NO_PAPER = { code: 'printer-no-paper' } as const;

async function paidKiosk(outcome = 'completed') {
  const kiosk = await openKiosk();
  await kiosk.becomes(await kiosk.toTheCode(), outcome);
  return kiosk;
}

const print = (kiosk: KioskWorld) => kiosk.shopper['kiosk.printReceipt']({ visit: kiosk.visit });
const jobIs = (kiosk: KioskWorld, state: PrintJobState, id = 'job-1') =>
  kiosk.sees({
    printing: { jobs: [{ id, name: 'Receipt', copy: false, at: 0, state, canPrintAgain: true }] },
  });

describe('the receipt of a paid order', () => {
  test('is the payment’s page, as a code', async () => {
    const kiosk = await paidKiosk();
    expect(kiosk.stage('paid')).toMatchObject({ receiptUrl: 'https://pay.example.test/trk-1' });
    expect(kiosk.stage('paid')).not.toHaveProperty('reclaimUrl');
  });

  test('is there too where too much was sent, beside the page to have it back', async () => {
    const kiosk = await paidKiosk('overpaid');
    const url = 'https://pay.example.test/trk-1';
    expect(kiosk.stage('paid')).toMatchObject({ receiptUrl: url, reclaimUrl: url });
  });

  test('of one that is not paid is none', async () => {
    const kiosk = await paidKiosk('expired');
    expect(kiosk.stage('not-paid')).not.toHaveProperty('receiptUrl');
    await print(kiosk);
    expect(kiosk.receipts).toEqual([]);
  });
});

describe('the receipt from the printer', () => {
  test('is asked for by nobody but its shopper, once, in their language', async () => {
    const kiosk = await paidKiosk();
    expect(kiosk.stage('paid')).not.toHaveProperty('printed');
    await kiosk.shopper['kiosk.printReceipt']({ visit: kiosk.visit - 1 });
    expect(kiosk.receipts).toEqual([]);
    await kiosk.shopper['kiosk.speak']({ visit: kiosk.visit, language: 'ja' });
    await print(kiosk);
    await jobIs(kiosk, { name: 'waiting' });
    await print(kiosk);
    expect(kiosk.receipts).toEqual([`${kiosk.till().currentSaleId} ja`]);
  });

  test('is one, however fast and often its button is pressed', async () => {
    const kiosk = await paidKiosk();
    const first = print(kiosk);
    expect(kiosk.stage('paid')).toMatchObject({ printed: 'printing' });
    await Promise.all([first, print(kiosk), print(kiosk)]);
    expect(kiosk.receipts).toHaveLength(1);
    await jobIs(kiosk, { name: 'printed' });
    await print(kiosk);
    expect(kiosk.receipts).toHaveLength(1);
  });

  test.each<[PrintJobState, string]>([
    [{ name: 'waiting' }, 'printing'],
    [{ name: 'printing' }, 'printing'],
    [{ name: 'printed' }, 'done'],
    [{ name: 'failed', why: NO_PAPER }, 'failed'],
    [{ name: 'uncertain', why: NO_PAPER }, 'failed'],
  ])('that is %o is said to be %s', async (state, printed) => {
    const kiosk = await paidKiosk();
    await jobIs(kiosk, { name: 'failed', why: NO_PAPER }, 'another');
    await print(kiosk);
    await jobIs(kiosk, state);
    expect(kiosk.stage('paid')).toMatchObject({ printed });
  });

  test('that came out long ago is done', async () => {
    const kiosk = await paidKiosk();
    await print(kiosk);
    await kiosk.sees({ printing: { jobs: [] } });
    expect(kiosk.stage('paid')).toMatchObject({ printed: 'done' });
  });

  test('from a printer without paper is tried again where its shopper says so', async () => {
    const kiosk = await paidKiosk();
    await print(kiosk);
    await jobIs(kiosk, { name: 'failed', why: NO_PAPER });
    kiosk.printed = succeeded({ jobId: 'job-2' });
    await print(kiosk);
    expect(kiosk.receipts).toHaveLength(2);
    await jobIs(kiosk, { name: 'printed' }, 'job-2');
    expect(kiosk.stage('paid')).toMatchObject({ printed: 'done' });
  });

  test('that is not taken is said, and tried again', async () => {
    const kiosk = await paidKiosk();
    kiosk.printed = failed({ action: 'fix-configuration', code: 'printer-not-ready' });
    await print(kiosk);
    expect(kiosk.stage('paid')).toMatchObject({ printed: 'failed' });
    kiosk.printed = succeeded({ jobId: 'job-1' });
    await print(kiosk);
    await jobIs(kiosk, { name: 'printing' });
    expect(kiosk.stage('paid')).toMatchObject({ printed: 'printing' });
  });

  test('that an unexpected error keeps from the printer is said, and tried again', async () => {
    const kiosk = await paidKiosk();
    Object.defineProperty(kiosk, 'printed', {
      configurable: true,
      get: () => {
        throw new Error('not drawn');
      },
    });
    await expect(print(kiosk)).rejects.toThrow('not drawn');
    expect(kiosk.stage('paid')).toMatchObject({ printed: 'failed' });
    Object.defineProperty(kiosk, 'printed', { value: succeeded({ jobId: 'job-1' }) });
    await print(kiosk);
    await jobIs(kiosk, { name: 'printing' });
    expect(kiosk.stage('paid')).toMatchObject({ printed: 'printing' });
  });

  test('of one shopper is nothing to the next', async () => {
    const kiosk = await paidKiosk();
    await print(kiosk);
    await kiosk.shopper['kiosk.leave']({ visit: kiosk.visit });
    await kiosk.becomes(await kiosk.toTheCode(), 'completed');
    expect(kiosk.stage('paid')).not.toHaveProperty('printed');
  });
});
