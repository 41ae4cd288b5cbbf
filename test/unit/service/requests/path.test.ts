import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at, withQuery } from '../../../../src-main/service/requests/path.ts';

const pathOf = (id: string) => at`/Merchants/${id}/locations`;

describe('a path', () => {
  it('keeps every identifier inside its own segment, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (id) => {
        const path = pathOf(id);
        if (!path.ok) return;
        const { pathname, search, hash } = new URL(`https://api.test${path.value}`);
        expect([search, hash]).toEqual(['', '']);
        const [, first, segment = '', last, ...more] = pathname.split('/');
        expect([first, last, more]).toEqual(['Merchants', 'locations', []]);
        expect(decodeURIComponent(segment)).toBe(id);
      }),
    );
  });

  it.each(['', '.', '..', '\ud800'])('refuses %j, which would reach another endpoint or none', (id) => {
    expect(pathOf(id)).toMatchObject({ ok: false, failure: { action: 'fix-input', code: 'not-found' } });
  });
});

describe('a query', () => {
  it('repeats lists, leaves out what is undefined, and writes blanks as %20', () => {
    const path = withQuery(at`/Settlements`, {
      MerchantIds: ['mer 1', 'mer+2'],
      Status: undefined,
      Page: 0,
      Flag: false,
    });
    expect(path).toEqual({
      ok: true,
      value: '/Settlements?MerchantIds=mer%201&MerchantIds=mer%2B2&Page=0&Flag=false',
    });
  });

  it('of nothing changes nothing', () => {
    expect(withQuery(at`/Settlements`, { From: undefined, Ids: [] })).toEqual(at`/Settlements`);
  });
});
