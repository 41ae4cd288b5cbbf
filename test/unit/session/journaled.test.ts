import { expect, test } from 'vitest';
import { COMMANDS } from '../../../shared/contract/commands.ts';
import { failed, succeeded } from '../../../shared/failure.ts';
import { FILE_OF, journaled, RECORD_OF, SETTING_OF } from '../../../src-main/session/commands/journaled.ts';
import type { CommandCalls } from '../../../shared/contract/api.ts';
import type { Failure } from '../../../shared/failure.ts';
import type { Till } from '../../../src-main/session/till/till.ts';

/** They change nothing that the journal tells of, and save no file but an example. */
const ONLY_READ = [
  'setup.checkProfile',
  'setup.checkHandOver',
  'handOver.get',
  'fleet.get',
  'managedSettings.get',
  'comparison.make',
  'fleet.saveExample',
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
  'exports.getDatev',
  'settlements.list',
  'settlements.deposits',
  'settlements.get',
  'payments.find',
  'settlements.ofMerchant',
  'settlements.batchesOfMerchant',
  'settlements.getDeposit',
  'payments.reclaims',
  'payments.get',
  'payments.tender',
  'ledger.get',
  'ledger.stopTask',
  'ledger.journal',
  'health.get',
  'updates.get',
  'updates.install',
  'catalogue.checkPictures',
  'catalogue.list',
  'reports.make',
  'printer.list',
  'locations.tills',
  'terminals.testWebhook',
  'ledger.compare',
  'merchants.find',
  'merchants.get',
  'merchants.fees',
  'partners.get',
  'partners.keys',
  'updateRequests.list',
  'updateRequests.get',
  'applications.list',
  'applications.get',
  'applications.history',
  'applications.attachments',
  'hierarchy.top',
  'hierarchy.children',
  'hierarchy.find',
  'hierarchy.get',
];
/** What they do has an entry of its own kind: `staff-…`, `ledger-…`, `article-…`, `terminal-left`. */
const WITH_ENTRIES_OF_THEIR_OWN = [
  'staff.add',
  'staff.rename',
  'staff.changeRole',
  'staff.remove',
  'staff.changePin',
  'staff.changeRules',
  'ledger.verify',
  'ledger.backUp',
  'ledger.saveBackup',
  'ledger.restore',
  'ledger.export',
  'catalogue.save',
  'catalogue.remove',
  'catalogue.undo',
  'catalogue.import',
  'catalogue.clear',
  'setup.useTraining',
  'fleet.resume',
];
/** What is typed is nobody's work yet. */
const OF_FORMS = [
  'formDrafts.get',
  'formDrafts.keep',
  'applicationDrafts.list',
  'applicationDrafts.begin',
  'applicationDrafts.get',
  'applicationDrafts.keep',
  'applicationDrafts.remove',
  'applicationDrafts.fees',
  'applicationDrafts.findSent',
  'applicationDocuments.list',
  'applicationDocuments.unsent',
  'applicationDocuments.understood',
  'applicationDocuments.addPart',
];
/** The folder says only where pictures of articles are. */
const OF_PICTURES = ['catalogue.choosePictures'];

test('each command of managers is in a table of `journaled.ts`, or in a list here that says why the journal needs no entry', () => {
  const known = [SETTING_OF, FILE_OF, RECORD_OF].flatMap((table) => Object.keys(table));
  const other = [...ONLY_READ, ...WITH_ENTRIES_OF_THEIR_OWN, ...OF_FORMS, ...OF_PICTURES];
  const managers = Object.entries(COMMANDS).flatMap(([name, { who }]) =>
    who === 'manager' || who === 'owner' ? [name] : [],
  );
  const whereTheyAreChecked = ['preferences.change', 'setup.enterSecrets'];
  expect([...known, ...other].sort()).toEqual([...managers, ...whereTheyAreChecked].sort());
});

test('a change that the service refused has no entry, one whose answer was lost has one that says so', async () => {
  const entries: unknown[] = [];
  const managed = (entry: unknown) => {
    entries.push(entry);
    return succeeded(null);
  };
  const session = { staff: { signedIn: 'ann', journal: { managed } } };
  const till = { session: () => session } as unknown as Pick<Till, 'session'>;
  const removedWith = (code: Failure['code']) => {
    const answer = failed({ action: 'fix-input', code });
    const calls = { 'locations.remove': () => Promise.resolve(answer) } as unknown as CommandCalls;
    return journaled(calls, till, () => undefined)['locations.remove']({ id: 'loc_1' });
  };
  await removedWith('conflict');
  expect(entries).toEqual([]);
  await removedWith('change-unconfirmed');
  expect(entries).toEqual([
    { type: 'service-record-changed', what: 'location-deleted', record: 'loc_1', unconfirmed: true },
  ]);
});

test('an application whose answer was lost is not called by the id that its draft has at this till', async () => {
  const entries: unknown[] = [];
  const managed = (entry: unknown) => {
    entries.push(entry);
    return succeeded(null);
  };
  const session = { staff: { signedIn: 'ann', journal: { managed } } };
  const till = { session: () => session } as unknown as Pick<Till, 'session'>;
  const lost = () => Promise.resolve(failed({ action: 'try-again', code: 'change-unconfirmed' }));
  const calls = {
    'applicationDrafts.create': lost,
    'applicationDrafts.submit': lost,
  } as unknown as CommandCalls;
  const wrapped = journaled(calls, till, () => undefined);
  await wrapped['applicationDrafts.create']({ id: 'draft_1' });
  await wrapped['applicationDrafts.submit']({ id: 'draft_1' });
  const unknown = { type: 'service-record-changed', record: '', unconfirmed: true };
  expect(entries).toEqual([
    { ...unknown, what: 'application-created' },
    { ...unknown, what: 'application-submitted' },
  ]);
});
