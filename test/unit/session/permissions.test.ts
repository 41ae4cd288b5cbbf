import { expect, test } from 'vitest';
import { COMMAND_NAMES } from '../../../shared/contract/channels.ts';
import { succeeded } from '../../../shared/failure.ts';
import { permitted } from '../../../src-main/session/commands/permissions.ts';
import type { CommandCalls } from '../../../shared/contract/api.ts';
import type { CommandName } from '../../../shared/contract/channels.ts';
import type { Failure, Result } from '../../../shared/failure.ts';
import type { Role } from '../../../shared/staff/staff.ts';

/** Written down a second time: a new command has to be thought of here, too. */
const EVERYBODYS: readonly CommandName[] = [
  'till.view',
  'closing.answer',
  'setup.tryAgain',
  'setup.enterSecrets',
  'training.leave',
  'sale.open',
  'sale.leave',
  'sale.checkNow',
  'sale.withdrawCode',
  'sale.stopCreating',
  'outcomeNotifications.announced',
  'preferences.change',
  'checkout.keepDraft',
  'checkout.setTip',
  'documents.get',
  'documents.savePdf',
  'documents.print',
  'staff.signIn',
  'staff.lock',
  'staff.activity',
  'staff.resetPin',
  'staff.proveOwner',
  'display.endTip',
  'display.endDetails',
  'display.detect',
];
const OF_WHOEVER_HAS_SIGNED_IN: readonly CommandName[] = [
  'training.simulate',
  'sale.prefetchDuplicates',
  'sale.start',
  'sale.approve',
  'sale.resumeCreating',
  'sale.clearFinished',
  'alert.acknowledge',
  'checkout.hold',
  'checkout.nameHeld',
  'checkout.undo',
  'checkout.bringBack',
  'catalogue.browse',
  'catalogue.find',
  'catalogue.byCode',
  'catalogue.picture',
  'sales.find',
  'sales.get',
  'shift.open',
  'shift.get',
  'shift.close',
  'shift.report',
  'printer.test',
  'printer.again',
  'printer.drop',
  'printer.openDrawer',
  'display.askTip',
  'display.askDetails',
];
const OF_MANAGERS: readonly CommandName[] = [
  'setup.useTraining',
  'setup.checkProfile',
  'setup.useProfile',
  'setup.checkHandOver',
  'setup.takeHandOver',
  'backOffice.get',
  'days.explain',
  'days.explainPayout',
  'days.openCopy',
  'days.progress',
  'days.saveCopy',
  'days.saveCsv',
  'days.savePdf',
  'days.stop',
  'exports.save',
  'exports.saveReport',
  'exports.savePayouts',
  'exports.stop',
  'exports.getDatev',
  'exports.saveDatev',
  'settlements.list',
  'settlements.ofMerchant',
  'settlements.batchesOfMerchant',
  'settlements.deposits',
  'settlements.getDeposit',
  'settlements.get',
  'hierarchy.top',
  'hierarchy.children',
  'hierarchy.find',
  'hierarchy.get',
  'terminals.create',
  'terminals.update',
  'terminals.clone',
  'terminals.remove',
  'handOver.get',
  'handOver.make',
  'handOver.save',
  'fleet.get',
  'fleet.saveExample',
  'fleet.check',
  'fleet.start',
  'fleet.resume',
  'fleet.stop',
  'fleet.forget',
  'managedSettings.get',
  'managedSettings.save',
  'comparison.save',
  'comparison.make',
  'tillSecrets.change',
  'tillSecrets.renewKey',
  'terminals.revealKey',
  'terminals.resetKey',
  'terminals.setWebhook',
  'terminals.testWebhook',
  'terminals.removeWebhook',
  'locations.tills',
  'locations.create',
  'locations.update',
  'locations.setEnabled',
  'locations.remove',
  'merchants.find',
  'merchants.get',
  'merchants.fees',
  'merchants.create',
  'merchants.update',
  'merchants.remove',
  'partners.get',
  'partners.create',
  'partners.keys',
  'partners.createKey',
  'partners.setWebhook',
  'partners.removeWebhook',
  'updateRequests.list',
  'updateRequests.get',
  'updateRequests.create',
  'updateRequests.move',
  'applications.list',
  'applications.get',
  'applications.history',
  'applications.attachments',
  'applications.saveAttachment',
  'applications.createShort',
  'applications.move',
  'formDrafts.get',
  'formDrafts.keep',
  'applicationDrafts.list',
  'applicationDrafts.begin',
  'applicationDrafts.get',
  'applicationDrafts.keep',
  'applicationDrafts.remove',
  'applicationDrafts.fees',
  'applicationDrafts.create',
  'applicationDrafts.findSent',
  'applicationDrafts.submit',
  'applicationDocuments.list',
  'applicationDocuments.unsent',
  'applicationDocuments.understood',
  'applicationDocuments.addPart',
  'applicationDocuments.send',
  'applicationDocuments.remove',
  'payments.find',
  'payments.reclaims',
  'payments.get',
  'payments.tender',
  'paymentPages.quote',
  'paymentPages.announce',
  'ledger.get',
  'ledger.verify',
  'ledger.backUp',
  'ledger.saveBackup',
  'ledger.compare',
  'ledger.restore',
  'ledger.export',
  'ledger.stopTask',
  'ledger.journal',
  'health.get',
  'health.saveBundle',
  'updates.get',
  'updates.install',
  'checkout.configure',
  'catalogue.checkPictures',
  'catalogue.choosePictures',
  'catalogue.list',
  'catalogue.save',
  'catalogue.remove',
  'catalogue.undo',
  'catalogue.import',
  'catalogue.saveCsv',
  'catalogue.clear',
  'staff.add',
  'staff.rename',
  'staff.changeRole',
  'staff.remove',
  'staff.changePin',
  'staff.changeRules',
  'reports.make',
  'reports.saveCsv',
  'printer.list',
  'printer.save',
  'printer.forget',
];

const OF_OWNERS: readonly CommandName[] = ['backOffice.enterSecrets'];

const DONE = succeeded('done');
const everyCommand = Object.fromEntries(
  COMMAND_NAMES.map((name) => [name, () => Promise.resolve(DONE)]),
) as unknown as CommandCalls;

/** The commands that are done when only these roles are refused, in the order of their names. */
async function doneWhere(refused: readonly Role[]): Promise<readonly string[]> {
  const refusal: Failure = { action: 'ask-manager', code: 'manager-only' };
  const calls = permitted(everyCommand, (role) => (refused.includes(role) ? refusal : undefined));
  const answers = await Promise.all(
    COMMAND_NAMES.map(async (name) => {
      const answer = await (calls[name] as () => Promise<Result<unknown>>)();
      if (answer !== DONE) expect(answer).toEqual({ ok: false, failure: refusal });
      return answer === DONE ? [name] : [];
    }),
  );
  return answers.flat().sort();
}

test('on a locked till only what goes on without anybody is done', async () => {
  expect(await doneWhere(['cashier', 'manager', 'owner'])).toEqual([...EVERYBODYS].sort());
});

test('a cashier sells and changes nothing about the till', async () => {
  expect(await doneWhere(['manager', 'owner'])).toEqual([...EVERYBODYS, ...OF_WHOEVER_HAS_SIGNED_IN].sort());
});

test('a manager does not enter the back office’s credentials where an owner works', async () => {
  const managers = [...EVERYBODYS, ...OF_WHOEVER_HAS_SIGNED_IN, ...OF_MANAGERS];
  expect(await doneWhere(['owner'])).toEqual(managers.sort());
});

test('an owner, a manager where none works, and everybody at a till without cashiers may do everything', async () => {
  const all = [...EVERYBODYS, ...OF_WHOEVER_HAS_SIGNED_IN, ...OF_MANAGERS, ...OF_OWNERS].sort();
  expect(await doneWhere([])).toEqual(all);
  expect(all).toEqual([...COMMAND_NAMES].sort());
});
