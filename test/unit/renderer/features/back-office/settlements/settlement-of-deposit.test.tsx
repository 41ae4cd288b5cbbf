import { text } from 'node:stream/consumers';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { loadAllMessages } from '../../../../../../shared/messages/load-all-messages.ts';
import { SettlementOfDeposit } from '../../../../../../src-renderer/features/back-office/settlements/settlement-of-deposit.tsx';
import { MessagesContext } from '../../../../../../src-renderer/messages/use-messages.ts';

async function drawn(settlementId: string | undefined): Promise<string> {
  const all = loadAllMessages('en');
  const { prelude } = await prerender(
    <MessagesContext value={{ first: await all, all: () => all }}>
      <SettlementOfDeposit settlementId={settlementId} onOpen={() => undefined} />
    </MessagesContext>,
  );
  return text(prelude);
}

test('a deposit leads to the settlement that it names', async () => {
  expect(await drawn('set_1')).toContain('Open the settlement');
});

test('of one that names none, its page says so, and where to look for it', async () => {
  const page = await drawn(undefined);
  expect(page).not.toContain('<button');
  expect(page).toContain('The service does not say which settlement this deposit pays.');
});
