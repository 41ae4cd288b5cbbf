import { startSandbox } from '../../sandbox/server.ts';
import { connectBackOffice } from '../../src-main/service/back-office/connect-back-office.ts';
import { VirtualClock } from '../support/worlds/virtual-clock.ts';
import { DESCRIPTION } from '../../sandbox/description/description.ts';
import { startRecordingProxy } from './recording-proxy.ts';
import { DescriptionValidator } from './validator.ts';
import { PARTNER_KEY } from '../support/back-office/launch-back-office.ts';
import type { OAuthConfig } from '../../src-main/service/config.ts';
import type { BackOfficeConfig } from '../../src-main/service/back-office/config.ts';
import type { BackOfficeConnection } from '../../src-main/service/back-office/connect-back-office.ts';
import type { Exchange } from './exchange.ts';

/** The client and the sandbox with a proxy between them that holds every exchange against the description. */
export interface ContractBackOffice {
  /** With the credentials that the specification names first: API keys. */
  readonly byKeys: BackOfficeConnection;
  /** Payments with a terminal's token, entities with the integrator's; realm form. */
  readonly byTokens: BackOfficeConnection;
  /** The same in the form with a client secret. */
  readonly bySecretForm: BackOfficeConnection;
  readonly merchantId: string;
  readonly terminalId: string;
  /** Through the proxy, for what no client has a module for. */
  readonly baseUrl: string;
  readonly exchanges: readonly Exchange[];
  readonly validator: DescriptionValidator;
  readonly close: () => Promise<void>;
}

export const signal = new AbortController().signal;

const NOW = Date.UTC(2026, 0, 15, 12);
/** The sandbox's own, which protects nothing. */
const INTEGRATOR_PASSWORD = 'training-integrator-password';

export async function openContractBackOffice(): Promise<ContractBackOffice> {
  const clock = new VirtualClock(NOW);
  const sandbox = await startSandbox({ virtualTime: NOW });
  const proxy = await startRecordingProxy(sandbox.baseUrl);
  const { environment, auth, store, merchantId, terminalId } = sandbox.profile;
  const oauth: OAuthConfig = { ...auth, authUrl: sandbox.authUrl.replace(sandbox.baseUrl, proxy.url) };
  const config: BackOfficeConfig = { environment, baseUrl: proxy.url, currency: store.currency, oauth };
  const credentials = { payments: { terminalId }, entities: { serviceAccount: 'training-integrator' } };
  const { apiKey: terminalApiKey, terminalPassword, clientSecret } = sandbox.secrets;
  const secrets = { apiKey: PARTNER_KEY, terminalApiKey, terminalPassword, clientSecret };
  const connect = (more: Partial<BackOfficeConfig>) =>
    connectBackOffice(
      { ...config, ...more },
      { ...secrets, integratorPassword: INTEGRATOR_PASSWORD },
      { clock, random: { next: () => 0 } },
    );
  const backOffices = {
    byKeys: connect({}),
    byTokens: connect({ credentials }),
    bySecretForm: connect({ credentials, oauth: { ...oauth, form: 'oauth-token' } }),
  };
  const close = async () => {
    for (const backOffice of Object.values(backOffices)) await backOffice.close();
    await proxy.close();
    await sandbox.close();
  };
  const validator = new DescriptionValidator(DESCRIPTION);
  return {
    ...backOffices,
    merchantId,
    terminalId,
    baseUrl: proxy.url,
    exchanges: proxy.exchanges,
    validator,
    close,
  };
}
