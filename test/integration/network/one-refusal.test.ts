import { expect, test } from 'vitest';
import { NetworkWorld } from '../../support/worlds/network-world.ts';
import { sampleOf } from '../../support/drawn/sample.ts';

const KEY = { origin: 'http://127.0.0.1' };
const CREATION = { method: 'POST', path: '/Payments/crypto' };
const TRACKING = { method: 'GET', path: '/Payments/tracking' };
const HISTORY = { method: 'GET', path: '/Terminals/*/payments' };
const TENDERS = { method: 'GET', path: '/Terminals/term_Training01' };

/** Every family of endpoints that a sale calls, by each credential. The token endpoint's refusal is a person's to lift. */
const FAMILIES = [
  ['creation', 'a token', {}, CREATION],
  ['tracking', 'a token', {}, TRACKING],
  ['history', 'its own key', {}, HISTORY],
  ['the terminal’s record', 'its own key', {}, TENDERS],
  ['creation', 'a key', KEY, CREATION],
  ['tracking', 'a key', KEY, TRACKING],
  ['history', 'a key', KEY, HISTORY],
  ['the terminal’s record', 'a key', KEY, TENDERS],
] as const;

test.each(sampleOf(FAMILIES, 2, 'one refusal'))(
  'one 401 at %s to %s: nobody is asked anything, and the sale is paid once, also with a lost answer',
  async (_family, _credential, options, match) => {
    const network = await NetworkWorld.open(options);
    network.proxy.spoil('POST /Payments/crypto', 'reset after the work');
    const refuse = () =>
      network.service.control('POST', '/faults', { kind: 'status', status: 401, times: 1, match });
    // Signed in, and the service's time is known: nothing is asked for a second time because of it.
    await network.pass(20_000);
    await refuse();
    await network.charge(1234, 'ONE-1');
    // The guard has asked for it; the search for the lost answer's payment is next.
    if (match === HISTORY) await refuse();
    const { url } = await network.passUntilStage('waiting');
    await network.pass(20_000);
    expect(network.sale().stage).not.toHaveProperty('stale');
    expect(network.world.till.view()).toMatchObject({
      session: { state: 'signed-in' },
      tenders: { length: 4 },
    });
    const { id } = network.sale();
    const found = network.world.till.session()?.salesHistory.get(id);
    expect(found).toMatchObject({ ok: true });
    expect(JSON.stringify(found)).not.toMatch(/other-tills-unchecked|lost-tries-checked/);
    const payments = await network.service.payments();
    await network.service.move(
      payments.find((payment) => payment.url === url),
      'completed',
    );
    expect(await network.passUntilStage('final')).toMatchObject({ outcome: 'completed' });
    expect(await network.service.control('GET', '/faults')).toEqual([]);
    expect([...network.ledgerPayments('ONE-1')].sort()).toEqual(
      payments.map(({ trackingId }) => trackingId).sort(),
    );
  },
);
