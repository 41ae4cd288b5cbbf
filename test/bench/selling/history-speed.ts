import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleForNode } from '../../support/system/bundle-for-node.ts';
import { SandboxProcess } from '../../support/electron/electron-sandbox.ts';
import { median } from '../measuring/median.ts';
import { timePerRead } from './reads.ts';
import { PARTNER_KEY } from '../../support/back-office/launch-back-office.ts';
import type { Row } from '../measuring/results.ts';

const ROUNDS = 7;
const READS = 200;
const FEW = 1_000;
const MANY = 100_000;
const SCOPES = ['Terminals/term_Training01', 'Merchants/mer_Training', 'Partners/par_Northwind'];
const QUERY = 'From=2024-01-01&To=2100-01-01&Page=0&PageSize=50';

/** Page 1 of the history of a hundred thousand payments, beside that of a thousand, at each scope. */
export async function historySpeed(): Promise<Row[]> {
  const program = await bundleForNode('test/bench/selling/payments-state.ts', 'payments-state');
  const few = await sandboxWith(program, FEW);
  const many = await sandboxWith(program, MANY);
  try {
    const rows: Row[] = [];
    for (const scope of SCOPES) {
      const timesOf = { few: [] as number[], many: [] as number[] };
      const time = ({ ready }: SandboxProcess) =>
        timePerRead(`${ready.baseUrl}/${scope}/payments?${QUERY}`, PARTNER_KEY, READS);
      for (let round = 0; round <= ROUNDS; round++) {
        const fewTime = await time(few.sandbox);
        const manyTime = await time(many.sandbox);
        // The first round warms both up.
        if (round > 0) {
          timesOf.few.push(fewTime);
          timesOf.many.push(manyTime);
        }
      }
      const name = `page 1 of 100,000 payments / of 1,000 (${scope.replace(/\/.*/, '')})`;
      rows.push({
        name,
        measured: median(timesOf.many),
        against: median(timesOf.few),
        atMost: 2,
        unit: 'ms',
      });
    }
    return rows;
  } finally {
    await few.end();
    await many.end();
  }
}

async function sandboxWith(program: string, count: number) {
  const folder = mkdtempSync(join(tmpdir(), 'countertop-bench-'));
  const file = join(folder, 'state.db');
  execFileSync(process.execPath, [program, file, String(count)], { stdio: 'inherit' });
  const sandbox = await SandboxProcess.start(['--state', file]);
  const end = async () => {
    await sandbox.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { sandbox, end };
}
