import { text } from 'node:stream/consumers';
import { prerender } from 'react-dom/static';
import { expect, onTestFinished, test, vi } from 'vitest';
import { loadAllMessages } from '../../../../../shared/messages/load-all-messages.ts';
import { PaymentTimes } from '../../../../../src-renderer/features/payment/awaiting/payment-progress.tsx';
import { MessagesContext } from '../../../../../src-renderer/messages/use-messages.ts';

const shownAt = Date.UTC(1970, 0, 1, 0, 5);

/** What stands beside the code when the computer's clock says this. */
async function drawnAt(now: number): Promise<string> {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const all = loadAllMessages('en');
  const messages = { first: await all, all: () => all };
  const { prelude } = await prerender(
    <MessagesContext value={messages}>
      <PaymentTimes shownAt={shownAt} lastGoodReadAt={now - 2_000} />
    </MessagesContext>,
  );
  return (await text(prelude)).replaceAll(/<[^>]+>/g, ' ');
}

test('how long a code waits stands there, also over a weekend', async () => {
  expect(await drawnAt(shownAt + 65_000)).toContain('Waiting 1:05');
  expect(await drawnAt(shownAt + 62 * 3_600_000)).toContain('Waiting 62:00:00');
});

test('after the clock was set right by years, nothing stands there of how long a code waits', async () => {
  const drawn = await drawnAt(Date.UTC(2026, 10, 29));
  expect(drawn).not.toContain('Waiting');
  expect(drawn).toMatch(/checked 2/i);
});
