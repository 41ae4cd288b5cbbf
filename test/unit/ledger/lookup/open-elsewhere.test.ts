import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { otherLedgers } from '../../../../src-main/ledger/lookup/open-elsewhere.ts';
import { openLedger } from '../../../../src-main/ledger/open-ledger.ts';
import { paidSale, started, wall } from '../../../support/ledger/ledger-folder.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';

function terminal(till: string, name: string, hasOpenSale = true): string {
  const folder = join(till, name);
  const { ledger } = openLedger(folder, wall);
  ledger.append(paidSale('paid', 1), ['paid']);
  if (hasOpenSale) ledger.append([started('open', 2)]);
  ledger.close();
  return folder;
}

test('finds the open sales of the other terminals, and leaves out what has none', () => {
  const till = temporaryFolder();
  const own = terminal(till, 'own');
  terminal(till, 'other');
  terminal(till, 'done', false);
  const [found, ...more] = otherLedgers(own);
  expect(more).toEqual([]);
  expect(found).toMatchObject({ name: 'other', openSales: [[{ type: 'sale-started', saleId: 'open' }]] });
});

test('looks into twenty folders at most: a start must not wait for them', () => {
  const till = temporaryFolder();
  const own = terminal(till, 'own');
  for (let number = 0; number < 25; number += 1) cpSync(own, join(till, `t-${number}`), { recursive: true });
  expect(otherLedgers(own)).toHaveLength(20);
});
