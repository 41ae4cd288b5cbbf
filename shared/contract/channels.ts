/**
 * The names of all commands. They stand apart from their schemas, because the preload needs the names and has to stay
 * small. Who may send a command, its input and its answer are in `commands/`; a name without an entry there does not
 * compile.
 */
const SETUP = [
  'setup.useTraining',
  'setup.checkProfile',
  'setup.useProfile',
  'setup.enterSecrets',
  'setup.checkHandOver',
  'setup.takeHandOver',
  'setup.tryAgain',
] as const;

const TILL_SECRETS = ['tillSecrets.change', 'tillSecrets.renewKey'] as const;

const TRAINING = ['training.simulate', 'training.leave'] as const;

const SALE = [
  'sale.prefetchDuplicates',
  'sale.start',
  'sale.approve',
  'sale.open',
  'sale.leave',
  'sale.withdrawCode',
  'sale.clearFinished',
  'sale.checkNow',
  'sale.resumeCreating',
  'sale.stopCreating',
  'alert.acknowledge',
] as const;

const CHECKOUT = [
  'checkout.configure',
  'checkout.keepDraft',
  'checkout.setTip',
  'checkout.undo',
  'checkout.hold',
  'checkout.nameHeld',
  'checkout.bringBack',
] as const;

const CATALOGUE = [
  'catalogue.find',
  'catalogue.browse',
  'catalogue.byCode',
  'catalogue.picture',
  'catalogue.checkPictures',
  'catalogue.choosePictures',
  'catalogue.list',
  'catalogue.save',
  'catalogue.remove',
  'catalogue.undo',
  'catalogue.import',
  'catalogue.saveCsv',
  'catalogue.clear',
] as const;

const PREFERENCES = ['preferences.change'] as const;

const DOCUMENTS = ['documents.get', 'documents.savePdf', 'documents.print'] as const;

const PAST_SALES = ['sales.find', 'sales.get'] as const;

const PAYMENTS = ['payments.find', 'payments.reclaims', 'payments.get', 'payments.tender'] as const;

const PAYMENT_PAGES = ['paymentPages.quote', 'paymentPages.announce'] as const;

const SETTLEMENTS = [
  'settlements.list',
  'settlements.ofMerchant',
  'settlements.batchesOfMerchant',
  'settlements.deposits',
  'settlements.getDeposit',
  'settlements.get',
] as const;

const HIERARCHY = ['hierarchy.top', 'hierarchy.children', 'hierarchy.find', 'hierarchy.get'] as const;

const TERMINALS = [
  'terminals.create',
  'terminals.update',
  'terminals.clone',
  'terminals.remove',
  'terminals.revealKey',
  'terminals.resetKey',
  'terminals.setWebhook',
  'terminals.testWebhook',
  'terminals.removeWebhook',
] as const;

const HAND_OVER = ['handOver.get', 'handOver.make', 'handOver.save'] as const;

const FLEET = [
  'fleet.get',
  'fleet.saveExample',
  'fleet.check',
  'fleet.start',
  'fleet.resume',
  'fleet.stop',
  'fleet.forget',
] as const;

const MANAGED_SETTINGS = ['managedSettings.get', 'managedSettings.save'] as const;

const COMPARISON = ['comparison.save', 'comparison.make'] as const;

const LOCATIONS = [
  'locations.tills',
  'locations.create',
  'locations.update',
  'locations.setEnabled',
  'locations.remove',
] as const;

const MERCHANTS = [
  'merchants.find',
  'merchants.get',
  'merchants.fees',
  'merchants.create',
  'merchants.update',
  'merchants.remove',
] as const;

const PARTNERS = [
  'partners.get',
  'partners.create',
  'partners.keys',
  'partners.createKey',
  'partners.setWebhook',
  'partners.removeWebhook',
] as const;

const UPDATE_REQUESTS = [
  'updateRequests.list',
  'updateRequests.get',
  'updateRequests.create',
  'updateRequests.move',
] as const;

const APPLICATIONS = [
  'applications.list',
  'applications.get',
  'applications.history',
  'applications.attachments',
  'applications.saveAttachment',
  'applications.createShort',
  'applications.move',
] as const;

const FORM_DRAFTS = ['formDrafts.get', 'formDrafts.keep'] as const;

const APPLICATION_DRAFTS = [
  'applicationDrafts.list',
  'applicationDrafts.begin',
  'applicationDrafts.get',
  'applicationDrafts.keep',
  'applicationDrafts.remove',
  'applicationDrafts.fees',
  'applicationDrafts.create',
  'applicationDrafts.findSent',
  'applicationDrafts.submit',
] as const;

const APPLICATION_DOCUMENTS = [
  'applicationDocuments.list',
  'applicationDocuments.unsent',
  'applicationDocuments.understood',
  'applicationDocuments.addPart',
  'applicationDocuments.send',
  'applicationDocuments.remove',
] as const;

const EXPORTS = [
  'exports.save',
  'exports.saveReport',
  'exports.savePayouts',
  'exports.stop',
  'exports.getDatev',
  'exports.saveDatev',
] as const;

const DAYS = [
  'days.explain',
  'days.explainPayout',
  'days.openCopy',
  'days.saveCopy',
  'days.progress',
  'days.stop',
  'days.saveCsv',
  'days.savePdf',
] as const;

const OUTCOME_NOTIFICATIONS = ['outcomeNotifications.announced'] as const;

const STAFF = [
  'staff.signIn',
  'staff.lock',
  'staff.activity',
  'staff.add',
  'staff.rename',
  'staff.changeRole',
  'staff.remove',
  'staff.changePin',
  'staff.resetPin',
  'staff.proveOwner',
  'staff.changeRules',
] as const;

const SHIFT = ['shift.open', 'shift.get', 'shift.close', 'shift.report'] as const;

const REPORTS = ['reports.make', 'reports.saveCsv'] as const;

const LEDGER = [
  'ledger.get',
  'ledger.verify',
  'ledger.backUp',
  'ledger.saveBackup',
  'ledger.compare',
  'ledger.restore',
  'ledger.export',
  'ledger.stopTask',
  'ledger.journal',
] as const;

const BACK_OFFICE = ['backOffice.get', 'backOffice.enterSecrets'] as const;
const HEALTH = ['health.get', 'health.saveBundle'] as const;
const UPDATES = ['updates.get', 'updates.install'] as const;

const PRINTER = [
  'printer.list',
  'printer.save',
  'printer.forget',
  'printer.test',
  'printer.again',
  'printer.drop',
  'printer.openDrawer',
] as const;

const DISPLAY = [
  'display.askTip',
  'display.endTip',
  'display.askDetails',
  'display.endDetails',
  'display.detect',
] as const;

const CLOSING = ['closing.answer'] as const;

export const COMMAND_NAMES = [
  'till.view',
  ...CLOSING,
  ...SETUP,
  ...TILL_SECRETS,
  ...TRAINING,
  ...SALE,
  ...PREFERENCES,
  ...CHECKOUT,
  ...CATALOGUE,
  ...DOCUMENTS,
  ...PAST_SALES,
  ...PAYMENTS,
  ...PAYMENT_PAGES,
  ...SETTLEMENTS,
  ...HIERARCHY,
  ...TERMINALS,
  ...LOCATIONS,
  ...HAND_OVER,
  ...FLEET,
  ...MANAGED_SETTINGS,
  ...COMPARISON,
  ...MERCHANTS,
  ...PARTNERS,
  ...UPDATE_REQUESTS,
  ...APPLICATIONS,
  ...FORM_DRAFTS,
  ...APPLICATION_DRAFTS,
  ...APPLICATION_DOCUMENTS,
  ...DAYS,
  ...EXPORTS,
  ...OUTCOME_NOTIFICATIONS,
  ...STAFF,
  ...SHIFT,
  ...REPORTS,
  ...LEDGER,
  ...BACK_OFFICE,
  ...HEALTH,
  ...UPDATES,
  ...PRINTER,
  ...DISPLAY,
] as const;

export type CommandName = (typeof COMMAND_NAMES)[number];

/** Main pushes each new `TillView` here. */
export const VIEW_CHANNEL = 'till.changed';

/** The name under which the preload exposes the contract on `window`. */
export const EXPOSED_AS = 'countertop';
