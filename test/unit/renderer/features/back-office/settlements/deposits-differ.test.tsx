import { text } from 'node:stream/consumers';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { loadAllMessages } from '../../../../../../shared/messages/load-all-messages.ts';
import { DepositsDiffer } from '../../../../../../src-renderer/features/back-office/settlements/deposits-differ.tsx';
import { MessagesContext } from '../../../../../../src-renderer/messages/use-messages.ts';
import { terminal } from '../../../../../support/records/corner-shop.ts';
import type { BatchAtService } from '../../../../../../shared/contract/back-office/settlements.ts';

const usd = (minor: number) => ({ minor, currency: 'USD' });

/** What stands on the page of a settlement of $97.80 with a deposit of so much and these batches. */
async function drawn(depositedMinor: number, batches: readonly Partial<BatchAtService>[]): Promise<string> {
  const all = loadAllMessages('en');
  const deposits = [{ kind: 'deposit', id: 'd', amount: usd(depositedMinor) } as const];
  const { prelude } = await prerender(
    <MessagesContext value={{ first: await all, all: () => all }}>
      <DepositsDiffer
        settlement={{ kind: 'settlement', id: 's', net: usd(9_780), deposits }}
        batches={batches.map((batch, index) => ({ kind: 'batch', id: `b${index}`, ...batch }))}
        terminal={terminal}
      />
    </MessagesContext>,
  );
  return (await text(prelude)).replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

const closed = { status: 'closed', net: usd(9_000) };
const held = { status: 'hold', net: usd(780) };
const WARNED = 'The deposits come to $90.00, but $97.80 was to be paid out.';

test('deposits that are the settlement’s amount need no warning', async () => {
  expect(await drawn(9_780, [closed, held])).toBe('');
});

test('what the deposits lack is on hold, where the batches on hold come to it', async () => {
  const page = await drawn(9_000, [closed, held]);
  expect(page).toContain(WARNED);
  expect(page).toContain('On hold: $7.80. The payment service holds it back.');
});

test.each([
  ['no batch is on hold', [closed]],
  ['they come to another amount', [closed, { ...held, net: usd(779) }]],
  ['one does not state its amount', [held, { status: 'hold' }]],
  ['they are in another currency', [{ ...held, net: { minor: 780, currency: 'EUR' } }]],
])('but not where %s', async (_why, batches) => {
  const page = await drawn(9_000, batches);
  expect(page).toContain(WARNED);
  expect(page).not.toContain('On hold');
});
