import { ownKey, type OwnKey } from '../../provisioning/own-key.ts';
import { connectBackOffice } from '../../service/back-office/connect-back-office.ts';
import { failed, succeeded } from '../../../shared/failure.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import type { ShownSecret } from '../../../shared/contract/back-office/hierarchy.ts';
import type { Failure, Result } from '../../../shared/failure.ts';
import type { Random } from '../../sales/ports.ts';
import type { TerminalProfile } from '../../terminal/profile/profile.ts';
import type { Secrets } from '../../terminal/secrets/secrets.ts';
import type { Secret } from '../../service/requests/fields.ts';

const DAY_MS = 86_400_000;
/** A terminal without payments for this long counts as unused. */
const USED_WITHIN_MS = 30 * DAY_MS;
/** For what comes before the answer of the reset, and again after it is lost. A person waits for the till to start meanwhile. */
const ANSWERED_WITHIN_MS = 45_000;

const NO_CLOCK: Failure = {
  action: 'report',
  code: 'service-answer-unreadable',
  detail: 'the service does not say what time it is',
};

/** Replaces the API key of a package with the help of that key, on a connection of its own. */
export async function ownKeyOf(
  { terminalId, environment, baseUrl, store, certificateAuthorities, pinnedKeys, proxy }: TerminalProfile,
  { apiKey = '', proxyPassword }: Secrets,
  { clock, random }: { readonly clock: Clock; readonly random: Random },
): Promise<OwnKey> {
  const { currency } = store;
  const { apiKeys, history, vitals, close } = connectBackOffice(
    { environment, baseUrl, currency, certificateAuthorities, pinnedKeys, proxy },
    { apiKey, ...(proxyPassword !== undefined && { proxyPassword }) },
    { clock, random },
  );
  const signal = AbortSignal.timeout(ANSWERED_WITHIN_MS);
  let afterwards: AbortSignal | undefined;
  const usedBefore = async (now: number): Promise<Result<boolean>> => {
    // The clock that stamps payments may be ahead.
    const span = { from: now - USED_WITHIN_MS, until: now + DAY_MS };
    const page = await history.ofTerminal.page(terminalId, span, { pageSize: 1 }, signal);
    return page.ok ? succeeded(page.value.records.length > 0) : page;
  };
  const replaced = await ownKey(apiKey, {
    clock,
    wasUsed: async () => {
      const first = await usedBefore(clock.wall());
      if (!first.ok || first.value) return first;
      // The clock of a new computer may be wrong by years, so that no payment lies in the span. The answer has shown
      // the service's time.
      const { clockDifferenceMs } = vitals();
      return clockDifferenceMs === undefined
        ? failed(NO_CLOCK)
        : usedBefore(clock.wall() - clockDifferenceMs);
    },
    reset: async () => shownIn(await apiKeys.resetForTerminal(terminalId, signal)),
    // With what the steps before left of the time nothing might be asked, and a key that has been replaced be called the present one.
    present: async () => {
      afterwards ??= AbortSignal.timeout(ANSWERED_WITHIN_MS);
      return shownIn(await apiKeys.ofTerminal(terminalId, afterwards));
    },
  });
  await close();
  return replaced;
}

function shownIn(answer: Result<{ readonly apiKey?: Secret | undefined } | undefined>): Result<ShownSecret> {
  if (!answer.ok) return answer;
  const { apiKey } = answer.value ?? {};
  return succeeded(apiKey ? { secret: apiKey.reveal() } : {});
}
