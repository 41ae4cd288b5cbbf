import { describe, expect, it } from 'vitest';
import { ServiceError } from '../../../../sandbox/http/service-error.ts';
import { readHistoryQuery } from '../../../../sandbox/history/query.ts';
import type { RawQuery } from '../../../../sandbox/http/query-reader.ts';

const right = { From: '2026-01-05', To: '2026-01-06T10:00:00.5Z', Page: '0', PageSize: '50' };

function faultyFields(changes: RawQuery): unknown {
  try {
    return readHistoryQuery({ ...right, ...changes }, 'partner');
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return error.details?.map((detail) => detail.field);
  }
}

describe('a history query', () => {
  it('has dates and UTC times, a page, and defaults for the order', () => {
    expect(readHistoryQuery(right, 'terminal')).toEqual({
      from: Date.UTC(2026, 0, 5),
      to: Date.UTC(2026, 0, 6, 10, 0, 0, 500),
      page: 0,
      pageSize: 50,
      sortBy: 'created',
      sortDirection: 'desc',
      filters: {},
    });
  });

  it.each(['From', 'To', 'Page', 'PageSize'])('must have %s, spelt so', (name) => {
    expect(faultyFields({ [name]: undefined, [name.toLowerCase()]: '1' })).toEqual([name]);
  });

  it.each([
    ['From', 'yesterday'],
    ['From', '2026-01-05T10:00:00'],
    ['To', '2026-13-05'],
    ['To', '2026-01-05T10:00:00+02:00'],
    ['Page', '-1'],
    ['Page', '1.5'],
    ['PageSize', '0'],
    ['PageSize', '101'],
    ['SortBy', 'amount'],
    ['SortDirection', 'DESC'],
    ['ReqCurrencyId', 'USD'],
    ['From', '2026-02-31'],
  ])('refuses %s=%s', (name, value) => {
    expect(faultyFields({ [name]: value })).toEqual([name]);
  });

  it('lists every fault at once', () => {
    expect(faultyFields({ From: undefined, PageSize: '999', SortBy: 'x' })).toEqual([
      'From',
      'PageSize',
      'SortBy',
    ]);
  });

  it.each(['SortBy', 'Reference', 'TrackingId', 'LocationName'])('refuses %s twice', (name) => {
    expect(faultyFields({ [name]: ['created', 'updated'] })).toEqual([name]);
  });

  it('collects filters by exact name, repeated ones with all values', () => {
    const raw = { ...right, Reference: 'A', reference: 'B', StatusCode: ['created', 'expired'] };
    const { filters } = readHistoryQuery(raw, 'merchant');
    expect(filters).toEqual({ reference: 'A', statusCodes: ['created', 'expired'] });
  });

  it('takes names of locations and terminals at every scope, to no effect at terminal scope', () => {
    const raw = { ...right, LocationName: 'Pier', TerminalName: 'Till' };
    const names = { locationName: 'Pier', terminalName: 'Till' };
    expect(readHistoryQuery(raw, 'partner').filters).toEqual(names);
    expect(readHistoryQuery(raw, 'merchant').filters).toEqual(names);
    expect(readHistoryQuery(raw, 'terminal').filters).toEqual({});
  });
});
