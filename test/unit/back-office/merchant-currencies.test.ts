import { describe, expect, it } from 'vitest';
import { failed, succeeded } from '../../../shared/failure.ts';
import { MerchantCurrencies } from '../../../src-main/back-office/merchant-currencies.ts';
import type { Failure } from '../../../shared/failure.ts';
import type { ServiceAccess } from '../../../src-main/back-office/ports.ts';

const OWN = { merchantId: 'own', currency: 'USD' };
const REFUSED: Failure = { action: 'fix-configuration', code: 'not-permitted' };
const AWAY: Failure = { action: 'try-again', code: 'service-unreachable' };

/** Merchants that state these currencies, or fail so. */
function world(stated: Readonly<Record<string, string | Failure | undefined>>) {
  const asked: string[] = [];
  const get = (id: string) => {
    asked.push(id);
    const says = stated[id];
    return Promise.resolve(
      typeof says === 'object'
        ? failed(says)
        : succeeded({ id, ...(says !== undefined && { currency: says }) }),
    );
  };
  const access = { merchants: { get } } as unknown as ServiceAccess;
  const currencies = new MerchantCurrencies(OWN);
  const of = async (merchantId: string | undefined, currency?: string) =>
    (await currencies.of([merchantId], access))({ merchantId, currency });
  return { asked, access, currencies, of };
}

describe('the currency of a record', () => {
  it('is that of its merchant, as the service states it, whatever the till sells in', async () => {
    const { of } = world({ own: 'EUR', other: 'JPY' });
    expect(await of('other')).toBe('JPY');
    expect(await of('own')).toBe('EUR');
  });

  it('is what the record itself states before anything else', async () => {
    const { of } = world({ other: 'JPY' });
    expect(await of('other', 'eur')).toBe('EUR');
  });

  it('is not known where nothing says it, or what is said is no currency: nothing is guessed', async () => {
    const { of } = world({ silent: undefined, odd: 'USDC', hidden: REFUSED });
    expect(await of('silent')).toBeUndefined();
    expect(await of('odd')).toBeUndefined();
    expect(await of('hidden')).toBeUndefined();
    expect(await of(undefined)).toBeUndefined();
    expect(await of('silent', 'credits')).toBeUndefined();
  });

  it('is the profile’s for its own merchant alone, as long as the service states no other', async () => {
    for (const says of [undefined, REFUSED, AWAY]) expect(await world({ own: says }).of('own')).toBe('USD');
    expect(await world({ own: 'USDC' }).of('own')).toBeUndefined();
  });
});

describe('a merchant is asked', () => {
  it('once, by however many lists, and not again where it may not be read', async () => {
    const { asked, access, currencies, of } = world({ a: 'JPY', hidden: REFUSED });
    await Promise.all([currencies.of(['a', 'hidden'], access), currencies.of(['a', undefined], access)]);
    await of('a');
    await of('hidden');
    expect(asked.toSorted()).toEqual(['a', 'hidden']);
  });

  it('again after the service was away', async () => {
    const { asked, of } = world({ a: AWAY });
    await of('a');
    await of('a');
    expect(asked).toEqual(['a', 'a']);
  });
});
