import fc from 'fast-check';
import { expect, test } from 'vitest';
import { receipt } from '../../support/records/documents.ts';
import { printingWith, settingsFor } from '../../support/system/printing.ts';
import { VirtualPrinter } from '../../support/system/virtual-printer/virtual-printer.ts';
import type { Condition } from '../../support/system/virtual-printer/receiver.ts';

const fault = fc.oneof(
  fc.constant<Partial<Condition>>({}),
  fc.constant<Partial<Condition>>({ paper: false }),
  fc.constant<Partial<Condition>>({ mute: true }),
  fc.nat({ max: 900 }).map((stallAfter): Partial<Condition> => ({ stallAfter })),
  fc.nat({ max: 900 }).map((unplugAfter): Partial<Condition> => ({ unplugAfter })),
  fc.nat({ max: 900 }).map((paperLeft): Partial<Condition> => ({ paperLeft })),
);
const step = fc.record({ fault, press: fc.boolean() });

const PATIENCE = { open: 300, answer: 60, take: 100, print: 300, firstPrint: 200 };

/** How often a document of this name came out whole, its first line to the cut. */
function wholeDocuments({ printed }: VirtualPrinter, name: string): number {
  let seen = false;
  let count = 0;
  for (const each of printed) {
    if (each.kind === 'line' && each.parts.some(({ text }) => text === name)) seen = true;
    if (each.kind !== 'cut') continue;
    if (seen) count++;
    seen = false;
  }
  return count;
}

test('whatever goes wrong, a document comes out whole at most once unless a person pressed again, and not at all when it failed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
      const printer = await VirtualPrinter.start();
      const { printing, viewWhen } = printingWith({}, { patience: PATIENCE });
      printing.save(settingsFor(printer.port));
      const asked = new Map<string, number>();
      const reported: string[] = [];
      for (const [index, { fault: condition, press }] of steps.entries()) {
        const name = `Receipt ${index}`;
        Object.assign(printer.condition, condition);
        printing.print(receipt({ name }), { isCopy: () => false, onPrinted: () => reported.push(name) > 0 });
        const isOver = () =>
          printing.view().jobs.every(({ state }) => state.name !== 'waiting' && state.name !== 'printing');
        await viewWhen(isOver);
        printer.mend();
        const job = printing.view().jobs.find((each) => each.name === name);
        const isStuck = job?.state.name === 'failed' || job?.state.name === 'uncertain';
        if (press && isStuck) printing.again(job.id);
        await viewWhen(isOver);
        const taken = job?.state.name === 'failed' ? 0 : 1;
        asked.set(name, press && isStuck ? taken + 1 : taken);
      }
      printing.close();
      printer.mend();
      await printer.stop();
      for (const [name, times] of asked) expect(wholeDocuments(printer, name)).toBeLessThanOrEqual(times);
      expect(new Set(reported).size).toBe(reported.length);
    }),
    { numRuns: 12 },
  );
}, 60_000);
