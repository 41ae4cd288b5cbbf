import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { withSession } from '../../../../src-main/session/commands/handlers/with-session.ts';
import { documentHandlers } from '../../../../src-main/session/commands/handlers/documents.ts';
import { succeeded } from '../../../../shared/failure.ts';
import { dayAt } from '../../../../shared/time/store-day.ts';
import { MemoryPrinter } from '../../../support/memory/memory-printer.ts';
import { linesOf } from '../../../support/records/document-sales.ts';
import { endNow } from '../../../support/service/paid-now.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import type { Sandbox } from '../../../../sandbox/server.ts';
import type { DocumentRequest } from '../../../../shared/contract/commands/documents.ts';
import type { PrintedDocument } from '../../../../shared/printing/printed-document.ts';

let sandbox: Sandbox;
let folder: string;
let world: TillWorld;
let printer: MemoryPrinter;
let saved: PrintedDocument[];

beforeEach(async () => {
  sandbox = await startSandbox({});
  folder = temporaryFolder();
  saved = [];
  await open();
});
afterEach(async () => {
  world.till.close();
  await sandbox.close();
});

/** The till starts, for the first time or again, on the same folder. */
async function open(): Promise<void> {
  printer = new MemoryPrinter();
  world = new TillWorld(folder);
  const profile = JSON.stringify({
    ...sandbox.profile,
    store: { ...sandbox.profile.store, timeZone: 'Europe/Berlin' },
  });
  await world.till.setUp.useProfile(profile, sandbox.secrets);
}

async function restart(): Promise<void> {
  world.till.close();
  await open();
}

const commands = () =>
  documentHandlers(withSession(world.till), {
    printing: printer,
    documentSaver: {
      save: (doc) => {
        saved.push(doc);
        return Promise.resolve(succeeded({ fileName: `${doc.name}.pdf` }));
      },
    },
  });

/** Sells, and leaves the sale when it has ended: it is closed then. */
async function closedSale(reference: string, statusCode = 'completed', paid?: number): Promise<string> {
  await world.charge(1200, reference);
  const id = await endNow(world, sandbox, { reference, statusCode, ...(paid !== undefined && { paid }) });
  world.till.session()?.sales.leave(id, 'settled');
  expect(world.till.view().sales).toEqual([]);
  return id;
}

async function viewed(doc: DocumentRequest): Promise<readonly string[]> {
  const answer = await commands()['documents.get']({ document: doc });
  if (!answer.ok) throw new Error(answer.failure.code);
  return linesOf(answer.value);
}

const PAID_WITH = 'Paid with: USDC (Base)';

async function tenderKnown(saleId: string): Promise<void> {
  await vi.waitFor(async () => expect(await viewed({ kind: 'receipt', saleId })).toContain(PAID_WITH), {
    timeout: 10_000,
  });
}

describe('the receipt of a closed sale', () => {
  test('can be had after a restart', async () => {
    const saleId = await closedSale('CLOSED-1');
    await restart();
    const lines = await viewed({ kind: 'receipt', saleId });
    expect(lines).toContain('Receipt');
    expect(lines).toContain('Reference: CLOSED-1');
    expect(lines.some((line) => /^Date: .* GMT\+[12]$/.test(line))).toBe(true);
  });

  test('is a copy after the first one has come out, also after a restart', async () => {
    const saleId = await closedSale('COPY-1');
    const doc = { kind: 'receipt', saleId } as const;
    expect((await commands()['documents.print']({ document: doc })).ok).toBe(true);
    expect(await viewed(doc)).not.toContain('COPY');
    printer.comeOut();
    expect(printer.documents.map(linesOf)[0]).not.toContain('COPY');

    await restart();
    const copy = await viewed(doc);
    expect([copy[0], copy.at(-1)]).toEqual(['COPY', 'COPY']);
    expect(copy.filter((line) => line === 'COPY')).toHaveLength(2);
    await commands()['documents.print']({ document: doc });
    expect(printer.copies).toEqual([true]);
    expect(printer.keys).toEqual([`receipt ${saleId}`]);
    // The printer marks it, and once only.
    expect(printer.documents.map(linesOf)[0]).not.toContain('COPY');
  });

  test('names the tender that was used, once the service has said it, also after a restart', async () => {
    const saleId = await closedSale('TENDER-1');
    await tenderKnown(saleId);
    await restart();
    expect(await viewed({ kind: 'receipt', saleId })).toContain(PAID_WITH);
  });

  test('is saved as it is shown', async () => {
    const doc = { kind: 'receipt', saleId: await closedSale('SAVED-1') } as const;
    await tenderKnown(doc.saleId);
    expect(await commands()['documents.savePdf']({ document: doc })).toMatchObject({ ok: true });
    expect(saved.map(linesOf)).toEqual([await viewed(doc)]);
  });
});

describe('the reclaim slip', () => {
  test('counts from the last update that the service’s record tells', async () => {
    const saleId = await closedSale('SLIP-1', 'underpaid');
    const lines = await viewed({ kind: 'reclaim-slip', saleId });
    expect(lines.some((line) => line.startsWith('Last update: '))).toBe(true);
    expect(lines.some((line) => line.startsWith('Reclaim by: '))).toBe(true);
  });

  test('is there for a cancelled payment where money came for it all the same', async () => {
    const saleId = await closedSale('SLIP-2', 'cancelled', 4);
    const lines = await viewed({ kind: 'reclaim-slip', saleId });
    expect(lines.some((line) => line.startsWith('Reclaim by: '))).toBe(true);
    const doc = { kind: 'reclaim-slip', saleId: await closedSale('GONE-1', 'cancelled') } as const;
    expect(await commands()['documents.get']({ document: doc })).toMatchObject({ ok: false });
  });

  test('is refused where nothing is to be reclaimed', async () => {
    const doc = { kind: 'reclaim-slip', saleId: await closedSale('PAID-1') } as const;
    expect(await commands()['documents.get']({ document: doc })).toMatchObject({
      ok: false,
      failure: { code: 'nothing-to-reclaim' },
    });
  });
});

test('reports of a sandbox say before anything else that no real money has moved', async () => {
  const session = world.till.session();
  session?.shifts.open();
  await closedSale('PAID-1');
  const today = dayAt(Date.now(), 'Europe/Berlin');
  const days = { from: today, to: today };
  const report = await session?.salesReports.make(days);
  if (report?.ok !== true) throw new Error('no report');
  const documents = [
    { kind: 'shift-report' },
    { kind: 'sales-report', days, upTo: report.value.upTo },
  ] as const;
  for (const doc of documents) {
    const lines = await viewed(doc);
    expect(lines[0]).toBe('TEST MONEY: no real money has moved');
    expect(lines.join(' ')).toContain('$12.00');
  }
  // As the record stands now.
  const saving = await world.commands['exports.saveReport']({ days });
  expect(saving.ok && saving.value.fileName).toMatch(/^Sales report.*\.pdf$/);
  expect(
    (world.savedDocuments.at(-1)?.blocks.map((block) => JSON.stringify(block)) ?? []).join(' '),
  ).toContain('$12.00');
});

test('without a printer that is ready nothing is printed, and the view says so', async () => {
  expect(world.till.view().canPrint).toBe(false);
  printer.isReady = false;
  const answer = await commands()['documents.print']({ document: { kind: 'guide', language: 'en' } });
  expect(answer).toMatchObject({ ok: false, failure: { code: 'printer-not-ready' } });
  expect(printer.documents).toEqual([]);
});

test('the guide needs no sale, and is the same however often it is printed', async () => {
  const doc = { kind: 'guide', language: 'en' } as const;
  await commands()['documents.print']({ document: doc });
  printer.comeOut();
  await commands()['documents.print']({ document: doc });
  expect(printer.copies).toEqual([false, false]);
  expect(printer.documents[0]).toEqual(printer.documents[1]);
});
