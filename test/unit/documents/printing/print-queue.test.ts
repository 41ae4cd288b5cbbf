import { describe, expect, test } from 'vitest';
import { PrintQueue } from '../../../../src-main/documents/printing/print-queue.ts';
import { receipt } from '../../../support/records/documents.ts';
import { settled, VirtualClock } from '../../../support/worlds/virtual-clock.ts';
import type { Delivery } from '../../../../src-main/documents/printing/deliver.ts';
import type { Unprinted } from '../../../../src-main/documents/printing/unprinted.ts';

const NO_PAPER: Delivery = { kind: 'failed', why: { code: 'printer-no-paper' } };
const PERHAPS: Delivery = { kind: 'uncertain', why: { code: 'printer-no-paper' } };
const PRINTED: Delivery = { kind: 'printed' };

/** A queue before a printer that does at once with each document what `delivery` says. */
function queueWith(kept: readonly Unprinted[] = []) {
  const clock = new VirtualClock();
  const printed: string[] = [];
  const printer = { delivery: PRINTED };
  const unprinted = { load: () => kept, save: (left: readonly Unprinted[]) => (kept = left) };
  const print = ({ name }: { readonly name: string }, copy: boolean): Promise<Delivery> => {
    if (printer.delivery.kind === 'printed') printed.push(copy ? `${name}, copy` : name);
    return Promise.resolve(printer.delivery);
  };
  const queue = new PrintQueue({ clock, memory: unprinted, print }, () => undefined);
  let recorded = 0;
  const press = async (name = 'Receipt 17', key = 'receipt s1') => {
    const isCopy = () => key !== '' && recorded > 0;
    const onPrinted = () => (recorded += 1) > 0;
    const id = queue.add({ ...(key !== '' && { key }), document: receipt({ name }), isCopy, onPrinted });
    await settled();
    return id;
  };
  const states = () => queue.view().map(({ name, state }) => `${name} ${state.name}`);
  return { queue, clock, printer, printed, press, states, left: () => kept, recorded: () => recorded };
}

describe('a double press', () => {
  test('prints one receipt, also where the printer is faster than the finger', async () => {
    const { press, printed, clock, recorded } = queueWith();
    expect(await press()).toBe(await press());
    await clock.advance(400);
    await press();
    // A key that is held presses on.
    await clock.advance(400);
    await press();
    expect([printed, recorded()]).toEqual([['Receipt 17'], 1]);
  });

  test('of a document that may be printed as often as liked is one, too', async () => {
    const { press, printed } = queueWith();
    for (let presses = 0; presses < 2; presses += 1) await press('Guide', '');
    expect(printed).toEqual(['Guide']);
  });

  test.each([NO_PAPER, PERHAPS])('on a printer without paper leaves one document to print', async (first) => {
    const { press, printer, states } = queueWith();
    printer.delivery = first;
    expect(await press()).toBe(await press());
    expect(states()).toEqual([`Receipt 17 ${first.kind}`]);
  });

  test('on the list prints again once, although the button then stands for a copy', async () => {
    const { queue, clock, press, printer, printed } = queueWith();
    printer.delivery = NO_PAPER;
    const id = await press();
    printer.delivery = PRINTED;
    await clock.advance(1_000);
    for (let presses = 0; presses < 2; presses += 1) {
      expect(queue.again(id).ok).toBe(true);
      await settled();
    }
    expect(printed).toEqual(['Receipt 17']);
  });
});

test('whoever wants another receipt gets a copy, and it is on record', async () => {
  const { press, clock, printed, recorded } = queueWith();
  await press();
  await clock.advance(1_000);
  await press();
  expect([printed, recorded()]).toEqual([['Receipt 17', 'Receipt 17, copy'], 2]);
});

test('a copy that is asked for on the list is on record too, with whoever asked for it', async () => {
  const { queue, printer, clock } = queueWith();
  let signedIn = 'ann';
  let by = signedIn;
  const recorded: string[] = [];
  const id = queue.add({
    document: receipt(),
    isCopy: () => recorded.length > 0,
    onAskedAgain: () => (by = signedIn),
    onPrinted: () => recorded.push(by) > 0,
  });
  await settled();
  signedIn = 'bo';
  for (const delivery of [NO_PAPER, PRINTED]) {
    await clock.advance(1_000);
    printer.delivery = delivery;
    queue.again(id);
    await settled();
  }
  expect(recorded).toEqual(['ann', 'bo']);
});

test('two documents one after the other are no double press', async () => {
  const { press, printed } = queueWith();
  await press('Receipt 17', 'receipt s1');
  await press('Receipt 18', 'receipt s2');
  await press('Receipt 17', 'receipt s1');
  expect(printed).toHaveLength(3);
});

describe('what was not printed', () => {
  /** A document that fails, and is asked for anew a minute later. */
  async function asked(first: Delivery, key = 'receipt s1') {
    const world = queueWith();
    world.printer.delivery = first;
    await world.press('Receipt 16', key === '' ? '' : 'receipt s0');
    await world.press('Receipt 17', key);
    world.printer.delivery = PRINTED;
    await world.clock.advance(60_000);
    return world;
  }

  test.each([
    ['certainly', NO_PAPER, 'receipt s1'],
    ['perhaps', PERHAPS, 'receipt s1'],
    ['certainly, and may be printed as often as liked,', NO_PAPER, ''],
  ])('%s leaves the list once the same document came out', async (_, first, key) => {
    const { press, states, left } = await asked(first, key);
    await press('Receipt 17', key);
    expect(states()).toEqual([`Receipt 16 ${first.kind}`, 'Receipt 17 printed']);
    expect(left().map(({ name }) => name)).toEqual(['Receipt 16']);
  });

  test('stays once while it has not come out', async () => {
    const { press, states, printer } = await asked(NO_PAPER);
    printer.delivery = NO_PAPER;
    await press();
    expect(states()).toEqual(['Receipt 16 failed', 'Receipt 17 failed']);
  });

  test('before a restart leaves the list as well', async () => {
    const before = await asked(NO_PAPER);
    const { press, states } = queueWith(before.left());
    expect(states()).toEqual(['Receipt 16 failed', 'Receipt 17 failed']);
    await press();
    expect(states()).toEqual(['Receipt 16 failed', 'Receipt 17 printed']);
  });
});

test('what may have come out and is on no record has copies only, also once it was dropped and the till was started again', async () => {
  const name = 'Receipt 17';
  const why = { code: 'print-interrupted' } as const;
  const first = queueWith([
    { name, copy: false, key: 'receipt s1', at: 0, state: { name: 'uncertain', why } },
  ]);
  first.queue.drop(first.queue.view()[0]?.id ?? '');
  const second = queueWith(first.left());
  expect(second.states()).toEqual([]);
  const third = queueWith(second.left());
  await third.press();
  expect([third.printed, third.recorded(), third.left()]).toEqual([['Receipt 17, copy'], 1, []]);
});

test('of documents that nobody sees to the latest hundred stay', async () => {
  const { press, printer, queue } = queueWith();
  printer.delivery = NO_PAPER;
  for (let sale = 1; sale <= 101; sale += 1) await press(`Receipt ${sale}`, `receipt s${sale}`);
  const names = queue.view().map(({ name }) => name);
  expect(names).toEqual(Array.from({ length: 100 }, (_, index) => `Receipt ${index + 2}`));
});
