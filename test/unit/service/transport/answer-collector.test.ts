import { expect, it } from 'vitest';
import { AnswerCollector } from '../../../../src-main/service/transport/answer-collector.ts';
import type { Dispatcher } from 'undici';

/** Stands in for undici's hold on a request; tells whether the request was aborted. */
function controller(): Dispatcher.DispatchController {
  let reason: Error | null = null;
  return {
    paused: false,
    pause: () => undefined,
    resume: () => undefined,
    abort: (error) => (reason = error),
    get aborted() {
      return reason !== null;
    },
    get reason() {
      return reason;
    },
  };
}

it('lets undici write a request once: a second start is aborted before it writes', async () => {
  const collector = new AnswerCollector(100);
  collector.onRequestStart(controller());
  const again = controller();
  collector.onRequestStart(again);
  expect(again.aborted).toBe(true);
  expect(await collector.exchange).toEqual({ kind: 'lost', cause: 'connection closed' });
});

it('lets undici write nothing after it was given up', async () => {
  const collector = new AnswerCollector(100);
  collector.giveUp('given up');
  const late = controller();
  collector.onRequestStart(late);
  expect(late.aborted).toBe(true);
  expect(await collector.exchange).toEqual({ kind: 'not-sent', cause: 'given up' });
});

it('lets undici write nothing whose time was over before the connection stood', async () => {
  const collector = new AnswerCollector(100, () => false);
  const late = controller();
  collector.onRequestStart(late);
  expect(late.aborted).toBe(true);
  expect(await collector.exchange).toEqual({ kind: 'not-sent', cause: 'too late to be sent' });
});

it('takes the final answer, not an informational one before it', async () => {
  const collector = new AnswerCollector(100);
  collector.onRequestStart(controller());
  collector.onResponseStart(controller(), 103, { link: 'x' });
  collector.onResponseStart(controller(), 200, { 'set-cookie': ['a=1', 'b=2'], age: undefined });
  collector.onResponseData(controller(), Buffer.from('{}'));
  collector.onResponseEnd();
  const exchange = await collector.exchange;
  expect(exchange).toMatchObject({ kind: 'answered', response: { status: 200, body: '{}' } });
  expect(exchange.kind === 'answered' && [...exchange.response.headers.keys()]).not.toContain('link');
});

it('keeps every one of repeated headers', async () => {
  const collector = new AnswerCollector(100);
  collector.onRequestStart(controller());
  collector.onResponseStart(controller(), 429, { 'retry-after': ['1', '90'] });
  collector.onResponseEnd();
  const exchange = await collector.exchange;
  expect(exchange.kind === 'answered' && exchange.response.headers.get('retry-after')).toBe('1, 90');
});

it('names an error without a code by its class', async () => {
  const collector = new AnswerCollector(100);
  collector.onResponseError(undefined, new RangeError('secret detail'));
  expect(await collector.exchange).toEqual({ kind: 'not-sent', cause: 'RangeError' });
});

it('hands a file on as it came', async () => {
  const collector = new AnswerCollector(100);
  collector.onRequestStart(controller());
  collector.onResponseStart(controller(), 200, {});
  for (const byte of [0, 255, 128]) collector.onResponseData(controller(), Buffer.of(byte));
  collector.onResponseEnd();
  const exchange = await collector.exchange;
  expect(exchange.kind === 'answered' && [...(exchange.response.bytes ?? [])]).toEqual([0, 255, 128]);
});
