import { writeSync } from 'node:fs';
import { openLedger } from '../../../src-main/ledger/open-ledger.ts';

/** A till that opens the ledger in argv[2], and says so before and after. */
writeSync(1, 'opening\n');
openLedger(process.argv[2] ?? '', () => 0);
writeSync(1, 'opened\n');
