import { join } from 'node:path';
import { freeBytes } from '../../diagnosis/health/free-bytes.ts';
import { routeOf } from '../../service/transport/route.ts';
import { UndiciTransport } from '../../service/transport/undici-transport.ts';
import { publisherKey } from '../../terminal/profile/publisher-key.ts';
import { UpdateFolder } from '../../updates/update-folder.ts';
import { Updater } from '../../updates/updater.ts';
import { Updates } from '../../updates/updates.ts';
import type { TerminalOpening } from '../../session/till/parts.ts';
import type { SessionUpdates } from '../../session/session-parts.ts';
import type { FetchFile } from '../../updates/updates.ts';
import type { TillDependencies } from './till-dependencies.ts';

const FETCH_WITHIN_MS = 120_000;

/** Opens what finds and loads newer versions, from the address that the terminal's profile names. */
export function openUpdater(
  { profile, secrets, training }: TerminalOpening,
  { folder, clock, version, runLedgerJob, rehearse, updating }: TillDependencies,
  {
    till,
    ledgerFolder,
    ...session
  }: { readonly till: string; readonly ledgerFolder: string } & SessionUpdates,
): Updater {
  const transport = new UndiciTransport(clock, routeOf(profile, secrets.proxyPassword));
  const fetch: FetchFile = async (url, maxAnswerBytes, signal) => {
    const request = { method: 'GET', url, headers: {}, maxAnswerBytes } as const;
    const exchange = await transport.exchange(request, FETCH_WITHIN_MS, signal);
    if (exchange.kind !== 'answered' || exchange.response.status !== 200) return undefined;
    return exchange.response.bytes;
  };
  const named = training ? undefined : profile.updates;
  const key = named && publisherKey(named.publicKey);
  const updates = new Updates({
    version,
    till,
    source: named && key && { address: named.address, key },
    ledgerFolder,
    workFolder: join(folder, 'update-rehearsal'),
    freeBytes: () => freeBytes(folder),
    fetch,
    runJob: runLedgerJob,
    rehearse,
  });
  const address = named?.address.replace(/\/*$/, '/') ?? '';
  return new Updater({
    version,
    updates,
    ledgerFolder,
    ...updating,
    ...session,
    folder: new UpdateFolder(folder),
    sleep: (ms, signal) => clock.sleep(ms, signal),
    now: () => clock.wall(),
    freeBytes: () => freeBytes(folder),
    fetchPart: async (file, { from, bytes }, signal) => {
      const request = {
        method: 'GET',
        url: `${address}${file}`,
        headers: { Range: `bytes=${from}-${from + bytes - 1}`, 'Accept-Encoding': 'identity' },
        maxAnswerBytes: bytes,
      } as const;
      const exchange = await transport.exchange(request, FETCH_WITHIN_MS, signal);
      // A server that does not know ranges answers the whole file. That is taken where the whole file was requested.
      const isGiven = exchange.kind === 'answered' && [206, 200].includes(exchange.response.status);
      return isGiven ? exchange.response.bytes : undefined;
    },
  });
}
