import { expect, it } from 'vitest';
import { SessionState } from '../../../src-main/service/auth/session-state.ts';
import { endpointFamilies } from '../../../src-main/service/families.ts';
import { BusyReport } from '../../../src-main/service/quota/busy-report.ts';
import { ServerClock } from '../../../src-main/service/quota/server-clock.ts';
import { Sender } from '../../../src-main/service/sending/sender.ts';
import { answered } from '../../support/service/service-answers.ts';
import { ScriptedTransport } from '../../support/service/service-transport.ts';
import { VirtualClock } from '../../support/worlds/virtual-clock.ts';
import type { ServiceConfig, ServiceSecrets } from '../../../src-main/service/config.ts';
import type { SessionView } from '../../../shared/contract/views.ts';

const { signal } = new AbortController();
const CONFIG: ServiceConfig = {
  environment: 'sandbox',
  baseUrl: 'https://api.test',
  auth: {
    scheme: 'oauth',
    form: 'oauth-token',
    authUrl: 'https://id.test',
    brand: 'acme',
    identityDomain: 'pos.test',
  },
  merchantId: 'mer_1',
  terminalId: 'term_1',
  currency: 'USD',
};

function familiesOf(secrets: ServiceSecrets) {
  const clock = new VirtualClock();
  const transport = new ScriptedTransport();
  const states: SessionView['state'][] = [];
  const http = {
    baseUrl: CONFIG.baseUrl,
    transport,
    clock,
    serverClock: new ServerClock(clock),
    random: { next: () => 0.5 },
    closed: signal,
  };
  const sessionState = new SessionState(({ state }) => states.push(state));
  const busy = new BusyReport(clock, () => undefined, signal);
  const { payments, records, useSecrets } = endpointFamilies(CONFIG, secrets, { http, busy, sessionState });
  return { payments, records, useSecrets, transport, sessionState, states, http };
}

it('records that are read with a key of their own take nothing of the payments’ quota, and else share it', () => {
  const login = { terminalPassword: 'pw', clientSecret: 'cs' };
  const apart = familiesOf({ ...login, apiKey: 'key' });
  expect(apart.records.gate).not.toBe(apart.payments.gate);
  const together = familiesOf(login);
  expect(together.records.gate).toBe(together.payments.gate);
  together.useSecrets({ ...login, apiKey: 'key' });
  expect(together.records.gate).not.toBe(together.payments.gate);
});

it('a key that only records are read with is shown though the till is signed out, and signs it neither out nor in', async () => {
  const { records, transport, sessionState, states, http } = familiesOf({ apiKey: 'key' });
  sessionState.refused({ action: 'sign-in', code: 'sign-in-refused' });
  transport.expect(answered(401), answered(200));
  const sender = new Sender(records, http);
  const read = { operation: 'tracking', urgency: 'routine', method: 'GET', path: '/x' } as const;
  expect(await sender.send(read, signal)).toMatchObject({ failure: { code: 'not-permitted' } });
  expect(await sender.send(read, signal)).toMatchObject({ kind: 'answered' });
  expect(states).toEqual(['refused']);
});

it('other secrets end the rest after tokens that were refused', () => {
  const { payments, records, useSecrets } = familiesOf({ terminalPassword: 'pw' });
  for (const family of [payments, records]) family.renewals.replacementRefused();
  expect([payments.renewals.may(), records.renewals.may()]).toEqual([false, false]);
  useSecrets({ terminalPassword: 'pw-2' });
  expect([payments.renewals.may(), records.renewals.may()]).toEqual([true, true]);
});
