import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { DEFAULT_PREFERENCES } from '../../../../shared/preferences.ts';
import { dayAt } from '../../../../shared/time/store-day.ts';
import { connect } from '../../../../src-main/ledger/file/connect.ts';
import { ledgerFiles } from '../../../../src-main/ledger/file/ledger-files.ts';
import { SqliteJournal } from '../../../../src-main/ledger/sqlite-journal.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';

test(
  'a setting that was changed and a file that was saved stand in the journal, with who did it',
  { timeout: 60_000 },
  async () => {
    const sandbox = await startSandbox({});
    onTestFinished(() => sandbox.close());
    const folder = temporaryFolder();
    const world = new TillWorld(folder);
    const { till, commands } = world;
    const text = JSON.stringify(sandbox.profile);
    await till.launch({ kind: 'profile', text }, sandbox.secrets);
    await commands['staff.add']({ name: 'Ada', role: 'manager', pin: '2468' });
    const by = till.view().staff.cashiers[0]?.id ?? '';
    await commands['staff.signIn']({ cashierId: by, pin: '2468' });

    const now = dayAt(Date.now());
    const days = { from: now, to: now };
    expect(await commands['preferences.change']({ ...DEFAULT_PREFERENCES, volume: 7 })).toMatchObject({
      ok: true,
    });
    const backOfficeKey = sandbox.secrets.backOfficeKey ?? '';
    expect(await commands['backOffice.enterSecrets']({ secrets: { backOfficeKey } })).toMatchObject({
      ok: true,
    });
    expect(await commands['exports.save']({ days, form: 'xero' })).toMatchObject({ ok: true });
    expect(await commands['exports.savePayouts']({ days })).toMatchObject({ ok: true });
    expect(await commands['exports.saveReport']({ days })).toMatchObject({ ok: true });
    // Nobody chose where to: nothing was taken away.
    expect(await commands['health.saveBundle'](undefined)).toEqual({ ok: true, value: {} });
    expect(await commands['setup.useProfile']({ text, secrets: {} })).toMatchObject({ ok: true });
    till.close();

    const [name = ''] = readdirSync(join(folder, 'ledgers'));
    const connection = connect(ledgerFiles(join(folder, 'ledgers', name)));
    onTestFinished(() => connection.close());
    const journal = new SqliteJournal(connection, () => undefined);
    const entries = journal.newest(['setting-changed', 'file-exported'], 20);
    expect(entries.map((entry) => [entry.type, entry.what, entry.by]).reverse()).toEqual([
      ['setting-changed', 'preferences', by],
      ['setting-changed', 'back-office-credentials', by],
      ['file-exported', 'xero', by],
      ['file-exported', 'payouts', by],
      ['file-exported', 'report', by],
      ['setting-changed', 'profile', by],
    ]);
    expect(JSON.stringify(entries)).not.toContain(backOfficeKey);
  },
);
