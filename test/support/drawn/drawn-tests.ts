import { beforeEach } from 'vitest';
import { isDrawn, SAMPLED } from './sample.ts';

/**
 * Files in which a test takes a second or more, most of it waiting for a service or a disk; and those of the emulator and
 * of the back office, hundreds of tests that each lay out a world of their own.
 */
const LONG = [
  'test/contract/properties/bodies.test.ts',
  'test/integration/ledger/backup-fails.test.ts',
  'test/integration/ledger/backup.test.ts',
  'test/integration/ledger/care.test.ts',
  'test/integration/ledger/damaged.test.ts',
  'test/integration/ledger/killed-while-made.test.ts',
  'test/integration/ledger/mark.test.ts',
  'test/integration/ledger/migrations.test.ts',
  'test/integration/ledger/restore-interrupted.test.ts',
  'test/integration/ledger/restore.test.ts',
  'test/integration/ledger/tool.test.ts',
  'test/integration/ledger/unavailable.test.ts',
  'test/integration/network/one-request.test.ts',
  'test/integration/network/outage.test.ts',
  'test/integration/network/pinned-keys.test.ts',
  'test/integration/network/second-service.test.ts',
  'test/integration/network/trusted-tls.test.ts',
  'test/integration/network/untrusted-tls.test.ts',
  'test/integration/printing/printing.test.ts',
  'test/integration/sandbox/command.test.ts',
  'test/integration/sandbox/control.test.ts',
  'test/integration/sandbox/credentials.test.ts',
  'test/integration/sandbox/every-error.test.ts',
  'test/integration/sandbox/faults.test.ts',
  'test/integration/sandbox/history.test.ts',
  'test/integration/sandbox/hosted-page.test.ts',
  'test/integration/sandbox/back-office/locations.test.ts',
  'test/integration/sandbox/back-office/merchants.test.ts',
  'test/integration/sandbox/onboarding/onboarding-attachments.test.ts',
  'test/integration/sandbox/onboarding/onboarding-create.test.ts',
  'test/integration/sandbox/onboarding/onboarding-states.test.ts',
  'test/integration/sandbox/back-office/partners.test.ts',
  'test/integration/sandbox/back-office/past.test.ts',
  'test/integration/sandbox/payment-pages.test.ts',
  'test/integration/sandbox/back-office/seed-differences.test.ts',
  'test/integration/sandbox/back-office/settlement.test.ts',
  'test/integration/sandbox/back-office/terminals.test.ts',
  'test/integration/sandbox/webhooks.test.ts',
  'test/integration/sandbox/wider-history.test.ts',
  'test/integration/service/back-office-hierarchy.test.ts',
  'test/integration/service/back-office-history.test.ts',
  'test/integration/service/back-office-onboarding.test.ts',
  'test/integration/service/back-office-payments.test.ts',
  'test/integration/service/sandbox.test.ts',
  'test/integration/till/records/application-documents.test.ts',
  'test/integration/till/records/applications.test.ts',
  'test/integration/till/records/back-office.test.ts',
  'test/integration/till/hostile/bad-answers.test.ts',
  'test/integration/till/money/days.test.ts',
  'test/integration/till/sales/documents.test.ts',
  'test/integration/till/money/exports.test.ts',
  'test/integration/till/provisioning/fleet.test.ts',
  'test/integration/till/provisioning/hand-over-other-merchant.test.ts',
  'test/integration/till/provisioning/hand-over.test.ts',
  'test/integration/till/records/hierarchy.test.ts',
  'test/integration/till/hostile/hostile-commands.test.ts',
  'test/integration/till/sales/kiosk.test.ts',
  'test/integration/till/hostile/lost-cashiers.test.ts',
  'test/integration/till/records/merchants.test.ts',
  'test/integration/till/records/office-only.test.ts',
  'test/integration/till/money/payment-story.test.ts',
  'test/integration/till/money/payments-search.test.ts',
  'test/integration/till/money/payments.test.ts',
  'test/integration/till/money/payouts.test.ts',
  'test/integration/till/money/reclaims.test.ts',
  'test/integration/till/records/secret-rotation.test.ts',
  'test/integration/till/start/set-up.test.ts',
  'test/integration/till/money/settlements.test.ts',
  'test/integration/till/sales/shift.test.ts',
  'test/integration/till/records/short-applications.test.ts',
  'test/integration/till/start/switch.test.ts',
  'test/integration/till/records/terminal-secrets.test.ts',
  'test/integration/till/start/training.test.ts',
  'test/integration/till/sales/webhooks.test.ts',
  'test/integration/updates/install-update.test.ts',
  'test/integration/updates/rehearsal.test.ts',
  'test/integration/updates/updates.test.ts',
  'test/unit/back-office/days/kept-copies.test.ts',
  'test/unit/diagnosis/bundle/bundle.test.ts',
];

/** The share (0 to 1) of their tests that `npm test` draws; a nightly run takes all. */
const SHARE = 0.25;

const long = new Set(LONG);

beforeEach(({ task, skip }) => {
  if (SAMPLED)
    skip(long.has(task.file.name) && !isDrawn(`${task.file.name} ${task.name}`, SHARE), 'not drawn');
});
