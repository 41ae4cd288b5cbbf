import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eachPage } from '../../../../src-main/service/requests/each-page.ts';
import type { PageStep } from '../../../../src-main/service/requests/each-page.ts';
import type { Page } from '../../../../src-main/service/requests/page.ts';
import type { Failure, Result } from '../../../../shared/failure.ts';

const TROUBLE: Failure = { action: 'wait', code: 'service-unreachable' };
type Read = (page: number) => Promise<Result<Page<number>>>;

/** A list of so many records, cut into pages as a service would. */
const list =
  (records: number, size: number, total: number | undefined = records): Read =>
  (page) => {
    const all = Array.from({ length: records }, (_, n) => n);
    const found = { page, records: all.slice(page * size, (page + 1) * size) };
    return Promise.resolve({ ok: true, value: { ...found, ...(total >= 0 && { total }) } });
  };
const NOT_STATED = -1;

async function walk(read: Read): Promise<{ steps: readonly PageStep<number>[]; asked: number }> {
  let asked = 0;
  const steps: PageStep<number>[] = [];
  for await (const step of eachPage((page) => ((asked += 1), read(page)))) steps.push(step);
  return { steps, asked };
}
const recordsOf = (steps: readonly PageStep<number>[]) =>
  steps.flatMap((step) => (step.ok ? step.value.records : []));

describe('reading page after page', () => {
  it('brings every record once and in order, with no page too many', async () => {
    const lists = fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 20 }));
    await fc.assert(
      fc.asyncProperty(lists, async ([records, size]) => {
        const { steps, asked } = await walk(list(records, size));
        expect(recordsOf(steps)).toEqual(Array.from({ length: records }, (_, n) => n));
        expect(steps.every((step) => step.ok)).toBe(true);
        expect(asked).toBe(Math.max(1, Math.ceil(records / size)));
      }),
    );
  });

  it('goes on to the empty page when no total is told', async () => {
    const { steps, asked } = await walk(list(40, 20, NOT_STATED));
    expect(recordsOf(steps)).toHaveLength(40);
    expect(asked).toBe(3);
  });

  it('ends with a failure that says how far it came, wherever it fails', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 4 }), async (failing) => {
        const good = list(100, 20);
        const { steps } = await walk((page) =>
          page === failing ? Promise.resolve({ ok: false, failure: TROUBLE }) : good(page),
        );
        expect(steps.at(-1)).toEqual({
          ok: false,
          failure: TROUBLE,
          readSoFar: { pages: failing, records: failing * 20, ...(failing > 0 && { total: 100 }) },
        });
        expect(steps).toHaveLength(failing + 1);
      }),
    );
  });

  it('does not pass over records that a total promises and no page brings', async () => {
    const { steps } = await walk(list(40, 20, 50));
    expect(steps.at(-1)).toMatchObject({
      ok: false,
      failure: { code: 'service-answer-unreadable', detail: '10 of 50 records did not come' },
      readSoFar: { records: 40, total: 50 },
    });
  });

  it('does not take the same page for the next one', async () => {
    const { steps } = await walk(() => list(40, 20, 60)(0));
    expect(steps.at(-1)).toMatchObject({
      ok: false,
      failure: { code: 'service-answer-unreadable', detail: 'page 1 repeats the one before' },
      readSoFar: { pages: 1, records: 20 },
    });
  });

  it('keeps a total that later pages leave out', async () => {
    const { steps } = await walk((page) => list(40, 20, page === 0 ? 50 : NOT_STATED)(page));
    expect(steps.at(-1)).toMatchObject({ ok: false, readSoFar: { records: 40, total: 50 } });
  });

  it('reads on when a total is below what has come', async () => {
    const { steps } = await walk(list(60, 20, 10));
    expect(recordsOf(steps)).toHaveLength(60);
    expect(steps.every((step) => step.ok)).toBe(true);
  });

  it('takes a total that shrinks meanwhile as it is', async () => {
    const { steps } = await walk((page) => list(40, 20, page === 0 ? 60 : 40)(page));
    expect(steps.map(({ ok }) => ok)).toEqual([true, true]);
  });

  it('ends a list that never ends, and says so', async () => {
    const endless: Read = (page) => Promise.resolve({ ok: true, value: { page, records: [page] } });
    const { steps, asked } = await walk(endless);
    expect(asked).toBe(10_000);
    expect(steps.at(-1)).toMatchObject({ ok: false, readSoFar: { pages: 10_000 } });
  });

  it('asks for a page only when somebody wants it', async () => {
    const asked: number[] = [];
    for await (const step of eachPage((page) => (asked.push(page), list(100, 20)(page)))) {
      if (step.ok && step.value.page === 1) break;
    }
    expect(asked).toEqual([0, 1]);
  });
});
