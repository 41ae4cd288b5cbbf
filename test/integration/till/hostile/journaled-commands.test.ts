import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { COMMANDS } from '../../../../shared/contract/commands.ts';
import { DEFAULT_PREFERENCES } from '../../../../shared/preferences.ts';
import { dayAt } from '../../../../shared/time/store-day.ts';
import { connect } from '../../../../src-main/ledger/file/connect.ts';
import { ledgerFiles } from '../../../../src-main/ledger/file/ledger-files.ts';
import { SqliteJournal } from '../../../../src-main/ledger/sqlite-journal.ts';
import { FILE_OF, RECORD_OF, SETTING_OF } from '../../../../src-main/session/commands/journaled.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';

/** They change nothing that lasts and give nothing away as a file. */
const ONLY_LOOK = [
  ...[
    'setup.checkProfile',
    'setup.checkHandOver',
    'handOver.get',
    'fleet.get',
    'managedSettings.get',
    'comparison.make',
    'fleet.check',
    'fleet.stop',
    'fleet.forget',
    'backOffice.get',
    'days.explain',
    'days.explainPayout',
    'days.openCopy',
    'days.progress',
    'days.stop',
    'exports.stop',
  ],
  ...['exports.getDatev', 'settlements.list', 'settlements.deposits', 'settlements.get', 'payments.find'],
  ...['settlements.ofMerchant', 'settlements.batchesOfMerchant', 'settlements.getDeposit'],
  ...['payments.reclaims', 'payments.get', 'payments.tender', 'ledger.get', 'ledger.stopTask'],
  ...[
    'health.get',
    'updates.get',
    'updates.install',
    'catalogue.checkPictures',
    'catalogue.list',
    'reports.make',
  ],
  ...['printer.list', 'locations.tills', 'terminals.testWebhook', 'ledger.compare'],
  ...['merchants.find', 'merchants.get', 'merchants.fees', 'partners.get', 'partners.keys'],
  ...['updateRequests.list', 'updateRequests.get'],
  ...['applications.list', 'applications.get', 'applications.history', 'applications.attachments'],
  ...['hierarchy.top', 'hierarchy.children', 'hierarchy.find', 'hierarchy.get'],
];
/** What they do has an entry of its own kind: `staff-…`, `ledger-…`, `article-…`, `terminal-left`. */
const WITH_ENTRIES_OF_THEIR_OWN = [
  ...[
    'staff.add',
    'staff.rename',
    'staff.changeRole',
    'staff.remove',
    'staff.changePin',
    'staff.changeRules',
  ],
  ...['ledger.verify', 'ledger.backUp', 'ledger.saveBackup', 'ledger.restore', 'ledger.export'],
  ...['catalogue.save', 'catalogue.remove', 'catalogue.undo', 'catalogue.import', 'catalogue.clear'],
  ...['setup.useTraining', 'fleet.resume'],
];
/** What is typed is nobody's work yet. */
const OF_FORMS = [
  ...['formDrafts.get', 'formDrafts.keep', 'applicationDrafts.list', 'applicationDrafts.begin'],
  ...['applicationDrafts.get', 'applicationDrafts.keep', 'applicationDrafts.remove'],
  ...[
    'applicationDrafts.fees',
    'applicationDrafts.findSent',
    'applicationDocuments.list',
    'applicationDocuments.unsent',
    'applicationDocuments.understood',
    'applicationDocuments.addPart',
  ],
];
/** The folder says only where pictures of articles are. */
const OF_THE_LOOK = ['catalogue.choosePictures'];

test('every command of managers that changes a setting or a record, or saves a file, is known to the journal', () => {
  const known = [SETTING_OF, FILE_OF, RECORD_OF].flatMap((table) => Object.keys(table));
  const other = [...ONLY_LOOK, ...WITH_ENTRIES_OF_THEIR_OWN, ...OF_FORMS, ...OF_THE_LOOK];
  const managers = Object.entries(COMMANDS).flatMap(([name, { who }]) =>
    who === 'manager' || who === 'owner' ? [name] : [],
  );
  expect([...known, ...other].sort()).toEqual([...managers, 'preferences.change'].sort());
});

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
