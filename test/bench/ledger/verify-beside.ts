import { constants, setPriority } from 'node:os';
import { doLedgerJob } from '../../../src-main/ledger/tool/job.ts';

/** Verifies the ledger in argv[2] again and again, of lower priority as a till has it done, until it is ended. */
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const folder = process.argv[2] ?? '';
for (;;) {
  const end = doLedgerJob({ do: 'verify', folder }, Date.now(), () => process.stdout.write('.'));
  if (end.did !== 'verify' || end.faultCount > 0) throw new Error(JSON.stringify(end));
}
