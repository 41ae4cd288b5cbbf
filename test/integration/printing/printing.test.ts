import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { printingWith, settingsFor } from '../../support/system/printing.ts';
import { receipt } from '../../support/records/documents.ts';
import { closedPort } from '../../support/service/closed-port.ts';
import { VirtualPrinter } from '../../support/system/virtual-printer/virtual-printer.ts';
import type { KeptPrinting } from '../../support/system/printing.ts';

let printer: VirtualPrinter;
let kept: KeptPrinting;
let till: ReturnType<typeof printingWith>;
let reported: string[];

beforeEach(async () => {
  printer = await VirtualPrinter.start(await closedPort());
  kept = {};
  reported = [];
  till = printingWith(kept);
  till.printing.save(settingsFor(printer.port));
});
afterEach(async () => {
  till.printing.close();
  await printer.stop();
  expect(printer.faults).toEqual([]);
});

/** Prints a receipt of this name and answers how its job ended. */
async function print(name = 'Receipt 17', copy = false) {
  till.haveLooked();
  const queued = till.printing.print(receipt({ name }), {
    isCopy: () => copy,
    onPrinted: () => reported.push(name) > 0,
  });
  if (!queued.ok) throw new Error(queued.failure.code);
  return ended(queued.value.jobId);
}

async function again(id: string) {
  till.haveLooked();
  expect(till.printing.again(id).ok).toBe(true);
  return ended(id);
}

async function ended(id: string) {
  const isOver = (name: string | undefined) => name !== 'waiting' && name !== 'printing';
  const { jobs } = await till.viewWhen((view) => isOver(view.jobs.find((job) => job.id === id)?.state.name));
  const job = jobs.find((each) => each.id === id);
  if (!job) throw new Error('gone');
  return { ...job.state, id, copy: job.copy, canPrintAgain: job.canPrintAgain };
}

describe('a printer that is well', () => {
  test('prints a document once, and only then is it reported', async () => {
    expect(await print()).toMatchObject({ name: 'printed' });
    expect([printer.documents, reported]).toEqual([1, ['Receipt 17']]);
    expect(printer.lines.join('\n')).toContain('Sandwich with everything on it');
  });

  test('prints documents in order, one at a time', async () => {
    printer.condition.slowness = 30;
    const names = ['a', 'b', 'c', 'd'];
    await Promise.all(names.map((name) => print(name)));
    expect([printer.documents, reported]).toEqual([4, names]);
  });

  test('has as long as it needs, while it says that it is well', async () => {
    printer.condition.slowness = 700;
    expect(await print()).toMatchObject({ name: 'printed' });
    expect(printer.documents).toBe(1);
    printer.condition.slowness = 1_400;
    expect(await print()).toMatchObject({ name: 'printed' });
    expect(printer.documents).toBe(2);
  });

  test('marks a copy above and below', async () => {
    await print('Receipt 17', true);
    const lines = printer.lines.map((line) => line.trim()).filter((line) => line !== '');
    expect([lines[0], lines.at(-1)]).toEqual(['COPY', 'COPY']);
  });

  test('of a document that is asked for twice before it has come out, the second is a copy', async () => {
    printer.condition.slowness = 30;
    let printed = false;
    const order = { isCopy: () => printed, onPrinted: () => (printed = true) };
    for (const name of ['first', 'second']) till.printing.print(receipt({ name }), order);
    expect(await ended('2')).toMatchObject({ name: 'printed', copy: true });
    expect(printer.lines.filter((line) => line.trim() === 'COPY')).toHaveLength(2);
  });

  test('goes on where neither the disk nor who ordered a document takes note of it', async () => {
    const full = (): never => {
      throw new Error('ENOSPC');
    };
    const memory = {
      printer: { load: () => kept.printer, save: full },
      unprinted: { load: () => undefined, save: full },
    };
    till = printingWith(kept, { memory });
    vi.spyOn(console, 'error').mockReturnValue();
    till.printing.print(receipt({ name: 'first' }), { isCopy: full, onPrinted: full });
    till.printing.print(receipt({ name: 'second' }), { isCopy: () => false, onPrinted: () => true });
    // What cannot be known to be the first is a copy.
    expect(await ended('1')).toMatchObject({ name: 'printed', copy: true });
    expect(await ended('2')).toMatchObject({ name: 'printed', copy: false });
    expect(printer.documents).toBe(2);
  });

  test('a document that was printed is printed again only as a copy, and each print reported', async () => {
    const { id } = await print();
    expect(await again(id)).toMatchObject({ name: 'printed', copy: true });
    expect([printer.documents, reported.length]).toEqual([2, 2]);
  });
});

describe('why a document is not printed', () => {
  test.each([
    ['printer-no-paper', { paper: false }],
    ['printer-cover-open', { coverOpen: true, paper: false }],
    ['printer-offline', { offline: true }],
  ] as const)(
    '%s is told before anything is sent, and a press prints it unmarked',
    async (code, condition) => {
      Object.assign(printer.condition, condition);
      const job = await print();
      expect(job).toMatchObject({ name: 'failed', why: { code }, canPrintAgain: true });
      printer.mend();
      expect(printer.printed).toEqual([]);
      expect(await again(job.id)).toMatchObject({ name: 'printed', copy: false });
      expect([printer.documents, reported.length]).toEqual([1, 1]);
    },
  );

  test('a printer that is off has taken nothing, and prints nothing by itself when it is back', async () => {
    await printer.stop();
    const job = await print();
    expect(job).toMatchObject({ name: 'failed', why: { code: 'printer-unreachable' } });
    printer = await VirtualPrinter.start(printer.port);
    await print('Receipt 18');
    expect([printer.documents, reported]).toEqual([1, ['Receipt 18']]);
  });

  test('of what it does not take the latest hundred are kept for a person, also over a restart', async () => {
    await printer.stop();
    for (let number = 1; number <= 103; number += 1) await print(`Receipt ${number}`);
    const names = () => till.printing.view().jobs.map(({ name }) => name);
    expect([names().length, names()[0], names().at(-1)]).toEqual([100, 'Receipt 4', 'Receipt 103']);
    kept.unprinted = [...(kept.unprinted ?? []), ...(kept.unprinted ?? [])];
    till = printingWith(kept);
    expect([names().length, names().at(-1)]).toEqual([100, 'Receipt 103']);
  });

  test('one that answered before and is silent now is given nothing', async () => {
    await print();
    printer.condition.mute = true;
    expect(await print()).toMatchObject({ name: 'failed', why: { code: 'printer-unreachable' } });
    expect(printer.documents).toBe(1);
  });

  test('one that says it is well and never that it has finished prints all the same', async () => {
    printer.condition.neverDone = true;
    expect(await print()).toMatchObject({ name: 'printed' });
    expect(await print()).toMatchObject({ name: 'printed' });
    expect(printer.documents).toBe(2);
  });

  test('one that never answers prints all the same', async () => {
    printer.condition.mute = true;
    expect(await print()).toMatchObject({ name: 'printed' });
    await printer.paperOut(1);
  });

  test('what cannot be drawn is told as such, and nothing is sent', async () => {
    till.printing.print(receipt({ name: 'x', blocks: [{ kind: 'text', text: '谢谢' }] }), {
      isCopy: () => false,
      onPrinted: () => true,
    });
    expect(await ended('1')).toMatchObject({ name: 'failed', why: { code: 'paper-not-drawn' } });
    expect(printer.printed).toEqual([]);
  });

  test('a printer that the disk does not take is not there, and the cashier is told so', async () => {
    const save = (): never => {
      throw new Error('ENOSPC');
    };
    const unprinted = { load: () => undefined, save: () => undefined };
    till = printingWith(kept, { memory: { printer: { load: () => kept.printer, save }, unprinted } });
    vi.spyOn(console, 'error').mockReturnValue();
    const changed = settingsFor(printer.port, { paperWidth: 58 });
    for (const answer of [till.printing.save(changed), till.printing.forget()]) {
      expect(answer).toMatchObject({ ok: false, failure: { code: 'file-not-written' } });
    }
    expect(till.printing.view().printer).toEqual(settingsFor(printer.port));
    expect(await print()).toMatchObject({ name: 'printed' });
  });

  test('without a printer nothing is queued', () => {
    till.printing.forget();
    const answer = till.printing.print(receipt(), { isCopy: () => false, onPrinted: () => true });
    expect(answer).toMatchObject({ ok: false, failure: { code: 'printer-missing' } });
  });
});

describe('trouble in the middle of a document', () => {
  test.each([
    ['the paper ends', { paperLeft: 120 }, 'printer-no-paper'],
    ['the cable is out', { unplugAfter: 120 }, 'printer-unreachable'],
    ['it stalls', { stallAfter: 120 }, 'printer-unreachable'],
  ] as const)('%s: it may have printed, and waits for a person', async (_, condition, code) => {
    Object.assign(printer.condition, condition);
    const job = await print();
    expect(job).toMatchObject({ name: 'uncertain', why: { code }, canPrintAgain: true });
    // It is on record: whoever asks for it anew gets a copy.
    expect(reported).toEqual(['Receipt 17']);
    printer.mend();
    expect(printer.documents).toBe(0);
    expect(await again(job.id)).toMatchObject({ name: 'printed', copy: true });
    expect([printer.documents, reported.length]).toEqual([1, 1]);
    expect(printer.lines.filter((line) => line.trim() === 'COPY')).toHaveLength(2);
  });
});

describe('a document that perhaps came out', () => {
  const order = (key: string) => ({ key, isCopy: () => false, onPrinted: () => true });
  /** Orders it anew and answers how that ended. */
  async function anew(key: string) {
    till.haveLooked();
    const queued = till.printing.print(receipt({ name: 'Receipt 17' }), order(key));
    return ended(queued.ok ? queued.value.jobId : '');
  }

  test('makes the next order of it a copy, and of nothing else, also when it is off the list', async () => {
    printer.condition.unplugAfter = 120;
    const { id, name } = await anew('receipt s1');
    expect(name).toBe('uncertain');
    printer.mend();
    till.printing.drop(id);
    expect(await anew('receipt s2')).toMatchObject({ name: 'printed', copy: false });
    expect(await anew('receipt s1')).toMatchObject({ name: 'printed', copy: true });
    expect(printer.lines.filter((line) => line.trim() === 'COPY')).toHaveLength(2);
  });

  test('is reported once as printed: better a copy without an original than two originals', async () => {
    printer.condition.unplugAfter = 120;
    expect(await print('perhaps')).toMatchObject({ name: 'uncertain' });
    expect(reported).toEqual(['perhaps']);
  });

  test('is a copy from then on while no disk takes the record, also after a restart', async () => {
    const unrecorded = { ...order('receipt s3'), onPrinted: () => false };
    for (const copy of [false, true, true]) {
      till.haveLooked();
      const queued = till.printing.print(receipt({ name: 'Receipt 17' }), unrecorded);
      expect(await ended(queued.ok ? queued.value.jobId : '')).toMatchObject({ name: 'printed', copy });
    }
    till.printing.close();
    till = printingWith(kept);
    expect(await anew('receipt s3')).toMatchObject({ name: 'printed', copy: true });
  });

  test('goes on record as soon as the disk takes it, once', async () => {
    let disk: 'full' | 'free' = 'full';
    const tries: string[] = [];
    const onPrinted = () => tries.push(disk) > 0 && disk === 'free';
    till.printing.print(receipt({ name: 'late' }), { ...order('receipt s4'), onPrinted });
    await ended('1');
    disk = 'free';
    await print('next');
    await print('after');
    expect(tries.filter((state) => state === 'free')).toEqual(['free']);
  });

  test('does so after a restart, too', async () => {
    printer.condition.unplugAfter = 120;
    await anew('receipt s1');
    printer.mend();
    till.printing.close();
    till = printingWith(kept);
    expect(await anew('receipt s1')).toMatchObject({ name: 'printed', copy: true });
  });
});

describe('closing the till', () => {
  test('drops what waits, shows it as not printed at the next start, and prints nothing there', async () => {
    printer.condition.slowness = 300;
    till.printing.print(receipt({ name: 'first' }), { isCopy: () => false, onPrinted: () => true });
    till.printing.print(receipt({ name: 'second' }), { isCopy: () => false, onPrinted: () => true });
    await till.viewWhen(({ jobs }) => jobs[0]?.state.name === 'printing');
    till.printing.close();
    till = printingWith(kept);
    const why = { code: 'print-interrupted' };
    expect(till.printing.view().jobs).toMatchObject([
      { name: 'first', state: { name: 'uncertain', why }, canPrintAgain: false },
      { name: 'second', state: { name: 'failed', why }, canPrintAgain: false },
    ]);
    await print('third');
    expect(reported).toEqual(['third']);
    expect(printer.lines).toContain('third');
    expect(printer.lines).not.toContain('second');
  });

  test('the printer and its drawer rule are still there at the next start', () => {
    const settings = settingsFor(printer.port, { drawer: { pin: 5, openFor: ['usdcBase'] } });
    till.printing.save(settings);
    expect(printingWith(kept).printing.view().printer).toEqual(settings);
  });
});

describe('the drawer', () => {
  const open = () => till.printing.drawer.open({ by: 'person' });

  test.each([
    ['without paper', { paper: false }],
    ['with its cover open', { coverOpen: true }],
    ['that is paused', { offline: true }],
  ] as const)('at a printer %s opens at once, and not again when that is mended', async (_, condition) => {
    till.printing.save(settingsFor(printer.port, { drawer: { pin: 5, openFor: [] } }));
    Object.assign(printer.condition, condition);
    expect(await open()).toEqual({ ok: true, value: null });
    expect(printer.printed).toEqual([{ kind: 'pulse', pin: 5 }]);
    printer.mend();
    expect(await print()).toMatchObject({ name: 'printed' });
    expect(printer.printed.filter(({ kind }) => kind === 'pulse')).toHaveLength(1);
  });

  test('at a printer that is off stays closed, which is said', async () => {
    await printer.stop();
    expect(await open()).toMatchObject({ failure: { code: 'printer-unreachable' } });
  });
});
