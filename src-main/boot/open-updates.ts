import { join } from 'node:path';
import { routeOf } from '../service/transport/route.ts';
import { UndiciTransport } from '../service/transport/undici-transport.ts';
import { publisherKey } from '../terminal/publisher-key.ts';
import { Updates } from '../updates/updates.ts';
import type { TerminalOpening } from '../session/parts.ts';
import type { FetchFile } from '../updates/updates.ts';
import type { TillDependencies } from './till-dependencies.ts';

const FETCH_WITHIN_MS = 120_000;

/** Newer versions for a terminal, from where its profile says. */
export function openUpdates(
  { profile, secrets, training }: TerminalOpening,
  { folder, clock, version, runLedgerJob, rehearse }: TillDependencies,
  { till, ledgerFolder }: { readonly till: string; readonly ledgerFolder: string },
): Updates {
  const transport = new UndiciTransport(clock, routeOf(profile, secrets.proxyPassword));
  const fetch: FetchFile = async (url, maxAnswerBytes, signal) => {
    const request = { method: 'GET', url, headers: {}, maxAnswerBytes } as const;
    const exchange = await transport.exchange(request, FETCH_WITHIN_MS, signal);
    if (exchange.kind !== 'answered' || exchange.response.status !== 200) return undefined;
    return exchange.response.bytes;
  };
  const named = training ? undefined : profile.updates;
  const key = named && publisherKey(named.publicKey);
  return new Updates({
    version,
    till,
    source: named && key && { address: named.address, key },
    ledgerFolder,
    workFolder: join(folder, 'update-rehearsal'),
    fetch,
    runJob: runLedgerJob,
    rehearse,
  });
}
