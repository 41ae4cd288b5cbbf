import { describe, expect, test } from 'vitest';
import { eachOnce, noneMissing } from '../../../src-main/back-office/each-once.ts';
import { history } from '../../../src-main/service/endpoints/history/history.ts';
import { wholeList } from '../../../src-main/service/requests/each-page.ts';
import { succeeded } from '../../../shared/failure.ts';
import { answered } from '../../support/service/service-answers.ts';
import { senderWorld } from '../../support/service/service-sender.ts';
import type { PageStep } from '../../../src-main/service/requests/each-page.ts';

const ids = (first: number, last: number): readonly string[] =>
  Array.from({ length: last - first + 1 }, (_, n) => `pay_${first + n}`);
/** Payment 100 is at the end of the first page of 100 and, for good, at the beginning of the second. */
const REPEATED = [...ids(1, 100), ...ids(100, 250)];
const LOST = { ok: false, failure: { action: 'try-again', code: 'service-answer-unreadable' } };

/** Cut as a service cuts its list, which is this one when it is read for the nth time. */
function listOf(records: readonly string[], later: readonly string[] = records) {
  let readings = 0;
  return wholeList((page, size) => {
    if (page === 0) readings += 1;
    const now = readings > 1 ? later : records;
    return Promise.resolve(
      succeeded({ page, records: now.slice(page * size, (page + 1) * size), total: now.length }),
    );
  });
}

async function read(pages: AsyncIterable<PageStep<string>>) {
  const records: string[] = [];
  let failure: PageStep<string> | undefined;
  for await (const step of pages) {
    if (step.ok) records.push(...step.value.records);
    else failure = step;
  }
  return { records, failure };
}
const itself = (id: string) => id;

describe('a record that the service lists twice for good, on both sides of a page', () => {
  test('leaves the list whole, which has it once', async () => {
    expect(await read(eachOnce(listOf(REPEATED), itself))).toEqual({
      records: ids(1, 250),
      failure: undefined,
    });
    expect((await read(noneMissing(listOf(REPEATED), itself))).failure).toBeUndefined();
  });

  test('is told from a record that moved others, which is on the list by then', async () => {
    const later = [...ids(1, 50), 'pay_late', ...ids(51, 250)];
    const { failure } = await read(eachOnce(listOf(REPEATED, later), itself));
    expect(failure).toMatchObject(LOST);
  });

  test('is told from a list that is ordered anew for each page, in which another record is missing', async () => {
    const ordered = [...ids(1, 101), ...ids(102, 250), 'pay_other'];
    const { failure } = await read(eachOnce(listOf([...REPEATED, 'pay_251'], ordered), itself));
    expect(failure).toMatchObject(LOST);
  });

  test('is found by asking for pages that end elsewhere', async () => {
    const records = (some: readonly string[]) => some.map((paymentId) => ({ paymentId }));
    const page = (number: number, some: readonly string[]) =>
      answered(200, { page: number, data: records(some), total: 101 });
    const all = [...ids(1, 100), 'pay_100'];
    const { sender, transport } = senderWorld([
      ...[page(0, all.slice(0, 100)), page(1, all.slice(100))],
      ...[page(0, all.slice(0, 99)), page(1, all.slice(99))],
    ]);
    const window = { from: 0, until: 1 };
    const pages = history(sender).ofMerchant.pages('mer_1', window, new AbortController().signal);
    let steps = 0;
    for await (const step of eachOnce(pages, ({ paymentId }) => paymentId)) {
      expect(step.ok).toBe(true);
      steps += 1;
    }
    expect(steps).toBe(2);
    expect(transport.requests.map(({ url }) => new URL(url).searchParams.get('PageSize'))).toEqual([
      ...['100', '100', '99', '99'],
    ]);
  });
});
