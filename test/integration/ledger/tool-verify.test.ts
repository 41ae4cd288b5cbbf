import { copyFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../../../src-main/ledger/file/connect.ts';
import { openLedger } from '../../../src-main/ledger/open-ledger.ts';
import { EntryWriter } from '../../../src-main/ledger/record/entry-writer.ts';
import { started, temporaryLedger, wall } from '../../support/ledger/ledger-folder.ts';
import { editLedger } from '../../support/ledger/edited-ledger.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';
import { doLedgerJob } from '../../../src-main/ledger/tool/job.ts';
import { ledgerTool, ledgerWithOneSale, type LedgerTool } from '../../support/ledger/ledger-tool.ts';

let tool: LedgerTool;
beforeAll(async () => {
  tool = await ledgerTool();
});

describe('verify', () => {
  test('says of a whole ledger which it is and how far it goes', () => {
    const { folder } = ledgerWithOneSale();
    const { code, words } = tool('verify', folder);
    expect(code).toBe(0);
    expect(words).toMatch(
      /^Sound .*\nLedger [0-9a-f-]{36}, epoch 0: 2 rows are linked, the last at place 2 \([0-9a-f]{64}\)\./,
    );
    expect(words).toContain('Every row is as it was written, and none is missing.');
  });

  test('names what was edited, and fails', () => {
    const files = ledgerWithOneSale();
    editLedger(files, `UPDATE event SET body = replace(body, '1250', '1251')`);
    const { code, words } = tool('verify', files.folder);
    expect(code).toBe(1);
    expect(words).toContain('event 1 of sale a has changed since it was written');
    expect(words).toMatch(/^Readable, but not as the till left it .*/);
    expect(words).toContain('To do: copy this folder');
  });

  test('misses what the till had noted, though each row that is there is right', () => {
    const files = ledgerWithOneSale();
    const earlier = temporaryLedger();
    copyFileSync(files.database, earlier.database);
    sell(files, 'b');
    copyFileSync(files.mark, earlier.mark);
    const { code, words } = tool('verify', earlier.folder);
    expect(code).toBe(1);
    expect(words).toContain('The till had noted another row at place 3');
    expect(words).toContain('Every row that is here is as it was written.');
    expect(words).not.toMatch(/^Sound|none is missing/);
    expect(words).toContain('To do: copy this folder');
  });

  test('says what an earlier repair found missing, of what time, and where the copy is', () => {
    const files = ledgerWithOneSale();
    const older = join(temporaryFolder(), 'older.db');
    copyFileSync(files.database, older);
    sell(files, 'b');
    sell(files, 'c');
    copyFileSync(older, files.database);
    rmSync(files.wal, { force: true });
    openLedger(files.folder, () => wall() + 60_000).ledger.close();
    const [copy = ''] = readdirSync(files.folder).filter((name) => name.startsWith('ledger-quarantined-'));
    const { code, words } = tool('verify', files.folder);
    expect(code).toBe(0);
    expect(words).toContain('2 rows are missing since an earlier repair or restore:');
    expect(words).toContain(
      'places 3 to 4, written between 2026-01-02T03:04:05.001Z and 2026-01-02T03:05:05.000Z',
    );
    expect(words).toContain(join(files.folder, copy));
    expect(words).toContain('Every row that is here is as it was written.');
    expect(words).not.toContain('none is missing');
    const found = doLedgerJob({ do: 'verify', folder: files.folder }, wall(), () => undefined);
    expect(found).toMatchObject({
      lost: { rows: 2, since: wall() + 1, until: wall() + 60_000, copies: [join(files.folder, copy)] },
    });
    expect(doLedgerJob({ do: 'describe', folder: files.folder }, wall(), () => undefined)).toMatchObject({
      facts: { lost: 2 },
    });
  });

  test('tells a copy, what it went on to, a fork and another ledger apart', () => {
    const [files, other] = [ledgerWithOneSale(), ledgerWithOneSale()];
    const copies = [temporaryLedger(), temporaryLedger()] as const;
    for (const copy of copies) copyFileSync(files.database, copy.database);
    const relation = (one: string, two: string): string | undefined =>
      tool('verify', one, two).words.trimEnd().split('\n').at(-1);
    expect(relation(files.folder, copies[0].folder)).toBe('The same ledger, with the same rows.');
    sell(copies[0], 'b');
    expect(relation(files.folder, copies[0].folder)).toMatch(
      /goes on after .* place 2: this one is an earlier copy/,
    );
    expect(relation(copies[0].folder, files.folder)).toMatch(/ends after place 2: it is an earlier copy/);
    sell(copies[1], 'c');
    expect(relation(copies[0].folder, copies[1].folder)).toMatch(
      /part after place 2: here follows event 2 of sale b \(rows: 1; sales: 1, the last one number 2 of 2026-01-02T03:04:05.002Z\), there follows event 2 of sale c .* Keep both/,
    );
    expect(relation(files.folder, other.folder)).toBe('Another ledger: not one row is the same.');
  });
});

test('says of an entry with other fields whether the chain confirms it, and not who wrote it', () => {
  const files = ledgerWithOneSale();
  const connection = connect(files);
  const body = '{"guests":2}';
  connection.transaction(() =>
    new EntryWriter(connection).append({ at: 5, type: 'guest-greeted', cashierId: null, shift: null, body }),
  );
  connection.close();
  const confirmed = tool('verify', files.folder);
  expect(confirmed.code).toBe(1);
  expect(confirmed.words).toContain(
    'Kept, but with other fields than this version writes: 1\nentry 2 of the journal: the chain confirms it, so another version wrote it, or somebody changed it and wrote the chain anew\n',
  );
  editLedger(files, `UPDATE journal SET body = '{"guests":3}' WHERE seq = 2`);
  expect(tool('verify', files.folder).words).toContain(
    'entry 2 of the journal: the chain does not confirm it, so it was changed after it was written',
  );
  expect(tool('check', files.folder).words).toMatch(/writes: 1\nentry 2 of the journal\n$/);
});

function sell({ folder }: ReturnType<typeof temporaryLedger>, saleId: string): void {
  const { ledger } = openLedger(folder, wall);
  ledger.append([started(saleId, 2)]);
  ledger.close();
}
