import { apiKeyHeader } from '../../../src-main/service/auth/credential.ts';
import { BusyReport } from '../../../src-main/service/quota/busy-report.ts';
import { QuotaGate } from '../../../src-main/service/quota/quota-gate.ts';
import { ServerClock } from '../../../src-main/service/quota/server-clock.ts';
import { Renewals } from '../../../src-main/service/sending/renewals.ts';
import { Sender } from '../../../src-main/service/sending/sender.ts';
import { ScriptedTransport } from './service-transport.ts';
import { VirtualClock } from '../worlds/virtual-clock.ts';
import type { Credential } from '../../../src-main/service/auth/credential.ts';
import type { Exchange } from '../../../src-main/service/transport/exchange.ts';
import type { EndpointFamily } from '../../../src-main/service/sending/call.ts';

const BASE_URL = 'https://api.example.test';

/** A sender with nothing real at its edges: scripted answers, virtual time. */
export interface SenderWorld {
  readonly sender: Sender;
  readonly transport: ScriptedTransport;
  readonly clock: VirtualClock;
  readonly serverClock: ServerClock;
  readonly closing: AbortController;
}

export function senderWorld(steps: readonly Exchange[], family: Partial<EndpointFamily> = {}): SenderWorld {
  const clock = new VirtualClock();
  const closing = new AbortController();
  const serverClock = new ServerClock(clock);
  const transport = new ScriptedTransport(...steps);
  const busy = new BusyReport(clock, () => undefined, closing.signal);
  const sender = new Sender(
    {
      credential: fixedCredential(),
      gate: new QuotaGate('sandbox', { clock, serverClock, busy }),
      renewals: new Renewals(clock, 5_000),
      onAccepted: () => undefined,
      onRefused: (failure) => failure,
      ...family,
    },
    {
      baseUrl: BASE_URL,
      transport,
      clock,
      serverClock,
      random: { next: () => 0.5 },
      closed: closing.signal,
    },
  );
  return { sender, transport, clock, serverClock, closing };
}

/** Hands out `key-1`, and the next number each time one is discarded. */
export function fixedCredential(renewable = false): Credential {
  let number = 1;
  let authorization = apiKeyHeader('key-1');
  return {
    renewable,
    authorize: () => Promise.resolve({ ok: true, value: authorization }),
    isReplaced: () => false,
    discard: () => {
      number += 1;
      authorization = apiKeyHeader(`key-${number}`);
    },
  };
}
