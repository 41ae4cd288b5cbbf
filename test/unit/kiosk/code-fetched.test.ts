import { describe, expect, test } from 'vitest';
import { ESPRESSO, openKiosk } from '../../support/worlds/kiosk-world.ts';
import { settled } from '../../support/worlds/virtual-clock.ts';

const start = { language: 'en' } as const;
const MINUTE = 60_000;

describe('while the code is fetched', () => {
  const unreachable = async () => {
    const kiosk = await openKiosk();
    kiosk.sales.gateway.reachable = false;
    await kiosk.shopper['kiosk.start'](start);
    await kiosk.shopper['kiosk.add']({ visit: 1, article: ESPRESSO });
    await kiosk.shopper['kiosk.pay']({ visit: 1 });
    return kiosk;
  };
  const isStopped = async (kiosk: Awaited<ReturnType<typeof openKiosk>>) => {
    expect(kiosk.stage('attract')).toBeDefined();
    expect(kiosk.sales.ledger.types()).toContain('creation-stopped');
    await kiosk.shopper['kiosk.enterPin']({ pin: '2580' });
    expect(kiosk.view.staff?.orders).toEqual([]);
  };

  test('whoever leaves stops it', async () => {
    const kiosk = await unreachable();
    await kiosk.pass(60_000);
    expect(kiosk.stage('preparing')).toMatchObject({ number: 1, bill: { amount: { minor: 250 } } });
    await kiosk.shopper['kiosk.leave']({ visit: 1 });
    await isStopped(kiosk);
  });

  test('whoever is there is asked, and has all the time', async () => {
    const kiosk = await unreachable();
    for (let times = 0; times < 20; times += 1) {
      await kiosk.pass(79_999);
      expect(kiosk.view.needsTime).toBeDefined();
      await kiosk.shopper['kiosk.touch']({ visit: 1 });
    }
    kiosk.sales.gateway.reachable = true;
    await kiosk.pass(5 * MINUTE);
    expect(kiosk.sales.ledger.types()).toContain('payment-created');
  });

  test('whoever walked off has stopped it: their code comes to nobody else', async () => {
    const kiosk = await unreachable();
    await kiosk.pass(80_000);
    await isStopped(kiosk);
    kiosk.sales.gateway.reachable = true;
    await kiosk.pass(60 * MINUTE);
    expect(kiosk.sales.gateway.history).toEqual([]);
    expect(kiosk.views.map(({ stage }) => stage.name)).not.toContain('pay');
  });

  test('the order of a shopper who leaves while the guard still reads is not begun', async () => {
    const kiosk = await openKiosk();
    await kiosk.shopper['kiosk.start'](start);
    await kiosk.shopper['kiosk.add']({ visit: 1, article: ESPRESSO });
    const paying = kiosk.shopper['kiosk.pay']({ visit: 1 });
    expect(kiosk.stage('preparing')).not.toHaveProperty('number');
    await kiosk.shopper['kiosk.leave']({ visit: 1 });
    await paying;
    await settled();
    expect(kiosk.stage('attract')).toBeDefined();
    expect(kiosk.till().currentSaleId).toBeUndefined();
    expect(kiosk.sales.ledger.types()).toEqual([]);
    expect(kiosk.sales.gateway.intents).toEqual([]);
  });
});
