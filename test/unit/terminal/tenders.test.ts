import { describe, expect, test, vi } from 'vitest';
import { failed, succeeded } from '../../../shared/failure.ts';
import { TenderCache } from '../../../src-main/terminal/tender-cache.ts';
import { tenderView } from '../../../shared/view/tender-labels.ts';
import { VirtualClock } from '../../support/worlds/virtual-clock.ts';
import type { Result } from '../../../shared/failure.ts';
import type { RememberedTenders, TenderMemory } from '../../../src-main/terminal/tender-cache.ts';

const HOUR = 60 * 60_000;
const noSignal = new AbortController().signal;

class Memory implements TenderMemory {
  kept: RememberedTenders | undefined;
  load(): RememberedTenders | undefined {
    return this.kept;
  }
  save(tenders: RememberedTenders): void {
    this.kept = tenders;
  }
}

function till(answer: () => Result<readonly string[]> = () => succeeded(['usdcBase'])) {
  const clock = new VirtualClock();
  const memory = new Memory();
  let reads = 0;
  const open = () =>
    new TenderCache(clock, memory, () => {
      reads += 1;
      return Promise.resolve(answer());
    });
  return { clock, memory, open, reads: () => reads };
}

describe('the tender cache', () => {
  test('reads anew what no disk gives', async () => {
    const { memory, open } = till();
    memory.load = () => {
      throw new Error('EIO');
    };
    vi.spyOn(console, 'error').mockReturnValue();
    const tenders = open();
    expect(tenders.view()).toEqual([]);
    await tenders.load(noSignal);
    expect(tenders.view()).toEqual([tenderView('usdcBase')]);
  });

  test('shows what was read, also when no disk keeps it', async () => {
    const { memory, open } = till();
    memory.save = () => {
      throw new Error('ENOSPC');
    };
    vi.spyOn(console, 'error').mockReturnValue();
    const cache = open();
    await cache.load(noSignal);
    expect(cache.view()).toEqual([tenderView('usdcBase')]);
  });

  test('reads at the first session and keeps for hours, across restarts', async () => {
    const { clock, open, reads } = till();
    await open().load(noSignal);
    await clock.advance(5 * HOUR);
    const restarted = open();
    await restarted.load(noSignal);
    expect(restarted.view()).toEqual([{ id: 'usdcBase', label: 'USDC (Base)' }]);
    expect(reads()).toBe(1);
    await clock.advance(2 * HOUR);
    await restarted.load(noSignal);
    expect(reads()).toBe(2);
  });

  test('reads again after the clock was set back', async () => {
    const { clock, open, reads } = till();
    const cache = open();
    await cache.load(noSignal);
    clock.jumpWall(-24 * HOUR);
    await cache.load(noSignal);
    expect(reads()).toBe(2);
  });

  test('keeps what it knows when a reading fails', async () => {
    let works = true;
    const { open } = till(() =>
      works ? succeeded(['ethereum']) : failed({ action: 'wait', code: 'service-unreachable' }),
    );
    const cache = open();
    await cache.load(noSignal);
    works = false;
    await cache.refresh(noSignal);
    expect(cache.view()).toEqual([{ id: 'ethereum', label: 'Ethereum' }]);
  });

  test('shares one reading between calls at the same time', async () => {
    const { open, reads } = till();
    const cache = open();
    await Promise.all([cache.refresh(noSignal), cache.refresh(noSignal)]);
    expect(reads()).toBe(1);
  });
});

describe('tender labels', () => {
  test.each([
    ['usdcBase', 'USDC (Base)'],
    ['bitcoin_Lightning', 'Bitcoin Lightning'],
    ['fooBar_bazPay', 'Foo Bar Baz Pay'],
    ['__', '__'],
    ['ripple', 'Ripple'],
  ])('%s reads as %s and keeps its exact string', (id, label) => {
    expect(tenderView(id)).toEqual({ id, label });
  });
});
