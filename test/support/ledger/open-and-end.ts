import { openLedger } from '../../../src-main/ledger/open-ledger.ts';
import { started, wall } from './ledger-folder.ts';

/** Opens the ledger in the folder that is given, says what it found, and ends as a till does, with the process. */
const [folder = ''] = process.argv.slice(2);
const { ledger, notices } = openLedger(folder, wall);
if (ledger.openSales().length === 0) ledger.append([started('a', 1)]);
console.log(JSON.stringify({ sales: ledger.openSales().length, notices: notices.map(({ code }) => code) }));
ledger.close();
