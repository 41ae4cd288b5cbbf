import { expect, test } from 'vitest';
import { WatchedTransport } from '../../../../src-main/service/transport/watched-transport.ts';
import { answered, LOST, NOT_SENT } from '../../../support/service/service-answers.ts';
import type { Exchange, HttpRequest } from '../../../../src-main/service/transport/exchange.ts';

const REQUEST: HttpRequest = { method: 'GET', url: 'https://api.example.test/', headers: {} };

async function answersAfter(
  exchanges: readonly Exchange[],
  signal = new AbortController().signal,
  onEnd: (exchange: Exchange) => void = () => undefined,
) {
  let next = NOT_SENT;
  const transport = new WatchedTransport({ exchange: () => Promise.resolve(next) }, onEnd);
  for (next of exchanges) await transport.exchange(REQUEST, 1_000, signal);
  return transport.answers;
}

test.each<[string, readonly Exchange[], boolean]>([
  ['nothing has been asked', [], true],
  ['no connection', [NOT_SENT], false],
  ['a lost answer', [answered(200), LOST], false],
  ['an error of the service', [LOST, answered(500)], true],
])('whether the service answers, after %s', async (_, exchanges, expected) => {
  expect(await answersAfter(exchanges)).toBe(expected);
});

test('a call that was given up says nothing about it', async () => {
  const ended: Exchange[] = [];
  expect(await answersAfter([LOST], AbortSignal.abort(), (exchange) => ended.push(exchange))).toBe(true);
  expect(ended).toEqual([]);
});
