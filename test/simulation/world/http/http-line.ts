import { connectService } from '../../../../src-main/service/connect.ts';
import { API_KEY, AUTH_URL, BASE_URL, HttpService } from './http-service.ts';
import { SimTransport } from './sim-transport.ts';
import type { ServiceConfig } from '../../../../src-main/service/config.ts';
import type { WireParts } from '../gateway/wire-parts.ts';
import type { LineTo } from '../line.ts';

const SIGN_IN_AGAIN = 2_000;

const CONFIG: Omit<ServiceConfig, 'currency'> = {
  environment: 'production',
  baseUrl: BASE_URL,
  auth: {
    scheme: 'oauth',
    form: 'realm',
    authUrl: AUTH_URL,
    realm: 'prod',
    brand: 'acme',
    identityDomain: 'pos.example.test',
  },
  merchantId: 'mer_1',
  terminalId: 'term_1',
};

/** The till's real client on a simulated network: tokens, quota gate, retries and the reading of answers are its own. */
export function httpLines(wire: WireParts): LineTo {
  const { plan, rules, timeline } = wire;
  const service = new HttpService(wire);
  return (process, onSignedIn) => {
    const stop = new AbortController();
    let refused = false;
    const secrets = {
      terminalPassword: 'terminal-password',
      ...(plan.historyPermitted && { apiKey: API_KEY }),
    };
    const connection = connectService({ ...CONFIG, currency: plan.currency }, secrets, {
      clock: process.clock,
      random: wire.random,
      onBusy: () => undefined,
      onSession: ({ state }) => {
        if (!process.alive) return;
        refused = state === 'refused';
        if (state === 'signed-in') onSignedIn();
        // A manager sees it and types the password anew.
        if (state === 'refused') timeline.after(5_000, signIn);
      },
      transport: new SimTransport(wire, service, process),
    });
    const signInUntilDone = async (): Promise<void> => {
      for (;;) {
        const answer = await connection.signIn(stop.signal);
        if (answer.ok || answer.failure.action !== 'wait' || stop.signal.aborted) return;
        await process.clock.sleep(SIGN_IN_AGAIN, stop.signal).catch(() => undefined);
        // Somebody else's call has met the refusal meanwhile.
        if (refused) return;
      }
    };
    const signIn = (): void => {
      if (!process.alive || stop.signal.aborted) return;
      rules.quota.personSignsIn();
      void signInUntilDone();
    };
    return {
      gateway: connection.gateway,
      signIn,
      close: () => {
        stop.abort();
        void connection.close();
      },
    };
  };
}
