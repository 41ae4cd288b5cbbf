import { text } from 'node:stream/consumers';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { loadAllMessages } from '../../../../../shared/messages/load-all-messages.ts';
import { TypeAmount } from '../../../../../src-renderer/features/kiosk/steps/type-amount.tsx';
import { ShopperContext } from '../../../../../src-renderer/features/kiosk/visit/shopper.ts';
import { MessagesContext } from '../../../../../src-renderer/messages/use-messages.ts';
import type { KioskCommandCalls } from '../../../../../shared/contract/kiosk.ts';
import type { Shopper } from '../../../../../src-renderer/features/kiosk/visit/shopper.ts';

const usd = (minor: number) => ({ minor, currency: 'USD' });

const shopper: Shopper = {
  visit: 1,
  store: { name: 'Corner Shop', locale: 'en-US', tenders: [] },
  language: 'en',
  languages: ['en'],
  canPrint: false,
  commands: {} as KioskCommandCalls,
  ask: () => Promise.resolve(true),
  refusal: undefined,
};

/** The step with which a shopper types the amount, who has typed this before. */
async function drawn(typedMinor?: number): Promise<string> {
  const all = loadAllMessages('en');
  const messages = { first: await all, all: () => all };
  const stage = { name: 'amount', minimum: usd(100), most: usd(5_000) } as const;
  const { prelude } = await prerender(
    <MessagesContext value={messages}>
      <ShopperContext value={shopper}>
        <TypeAmount stage={{ ...stage, ...(typedMinor !== undefined && { typedMinor }) }} />
      </ShopperContext>
    </MessagesContext>,
  );
  return (await text(prelude)).replaceAll(/<[^>]+>/g, ' ');
}

test('whoever comes back to the amount finds what they typed, and others nothing', async () => {
  expect(await drawn(1_250)).toContain('$12.50');
  expect(await drawn()).toContain('$0.00');
});
