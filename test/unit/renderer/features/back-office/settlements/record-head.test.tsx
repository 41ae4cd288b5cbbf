import { text } from 'node:stream/consumers';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { loadAllMessages } from '../../../../../../shared/messages/load-all-messages.ts';
import { RecordHead } from '../../../../../../src-renderer/features/back-office/settlements/record-head.tsx';
import { MessagesContext } from '../../../../../../src-renderer/messages/use-messages.ts';
import { terminal } from '../../../../../support/records/corner-shop.ts';
import type { SettlementRecord } from '../../../../../../shared/contract/back-office/settlements.ts';

const usd = (minor: number) => ({ minor, currency: 'USD' });

async function drawn(record: SettlementRecord): Promise<string> {
  const all = loadAllMessages('en');
  const { prelude } = await prerender(
    <MessagesContext value={{ first: await all, all: () => all }}>
      <RecordHead record={record} terminal={terminal} />
    </MessagesContext>,
  );
  return (await text(prelude)).replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

test('the head of a payout says of an amount before fees that it is one, where the service states no other', async () => {
  const settlement = { kind: 'settlement', id: 's', payoutId: 'p', gross: usd(10_000) } as const;
  expect(await drawn(settlement)).toContain('Before fees $100.00');
  const both = await drawn({ ...settlement, net: usd(9_780) });
  expect(both).toContain('$97.80');
  expect(both).not.toContain('Before fees');
});
