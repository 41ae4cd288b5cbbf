import { expect, it } from 'vitest';
import { readTenderTypes } from '../../../../src-main/service/endpoints/terminal.ts';
import { response } from '../../../support/service/service-answers.ts';

const read = (body: unknown) => readTenderTypes(response(200, body));

it('keeps exact strings, known or not, in the service’s order', () => {
  const tenderTypes = ['usdcBase', 'bitcoin_Lightning', 'soonToCome', 'usdcBase'];
  expect(read({ terminalId: 't', tenderTypes })).toEqual({
    ok: true,
    value: ['usdcBase', 'bitcoin_Lightning', 'soonToCome'],
  });
});

it('passes over entries that are no fit strings', () => {
  const tenderTypes = [null, 7, {}, '', 'a\nb', 'x'.repeat(65), 'ethereum'];
  expect(read({ tenderTypes })).toEqual({ ok: true, value: ['ethereum'] });
});

it.each([
  ['no list', {}],
  ['null', { tenderTypes: null }],
  ['a string', { tenderTypes: 'usdcBase' }],
  ['HTML', '<html>'],
])('does not take %s for a terminal without tenders', (_what, body) => {
  expect(read(body)).toMatchObject({ ok: false, failure: { code: 'service-answer-unreadable' } });
});
