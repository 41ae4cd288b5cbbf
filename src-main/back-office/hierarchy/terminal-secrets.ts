import { succeeded } from '../../../shared/failure.ts';
import type { CommandInput } from '../../../shared/contract/commands.ts';
import type { ShownSecret, WebhookTest } from '../../../shared/contract/back-office/hierarchy.ts';
import type { Result } from '../../../shared/failure.ts';
import type { Secret } from '../../service/requests/fields.ts';
import type { RecordCalls } from './record-calls.ts';

/**
 * A terminal's API key and webhook (spec "Partner, merchant, location, terminal", "Payment and terminal webhooks").
 * Secrets go to the screen that asked for them and are neither stored nor logged.
 */
export class TerminalSecrets {
  readonly #calls: RecordCalls;

  constructor(calls: RecordCalls) {
    this.#calls = calls;
  }

  async revealKey(id: string): Promise<Result<ShownSecret>> {
    const read = await this.#calls.ask(({ apiKeys }, signal) => apiKeys.ofTerminal(id, signal));
    return read.ok ? succeeded(shownSecret(read.value.apiKey)) : read;
  }

  /** After a lost answer, or one without the new key, `revealKey` reads it. */
  async resetKey(id: string): Promise<Result<ShownSecret>> {
    const made = await this.#calls.ask(({ apiKeys }, signal) => apiKeys.resetForTerminal(id, signal));
    return made.ok ? succeeded(shownSecret(made.value?.apiKey)) : made;
  }

  /** Where the answer has no secret, it is read from the terminal's record. */
  async setWebhook({ id, url }: CommandInput<'terminals.setWebhook'>): Promise<Result<ShownSecret>> {
    const set = await this.#calls.ask(({ terminalWebhooks }, signal) =>
      terminalWebhooks.set(id, url, signal),
    );
    if (!set.ok) return set;
    if (set.value?.signingSecret) return succeeded(shownSecret(set.value.signingSecret));
    const read = await this.#calls.ask(({ terminalWebhooks }, signal) => terminalWebhooks.read(id, signal));
    return succeeded(shownSecret(read.ok ? read.value.signingSecret : undefined));
  }

  /**
   * Sends a test event to the webhook's address, both as the service has them; neither address nor secret passes a
   * screen.
   */
  testWebhook(id: string): Promise<Result<WebhookTest>> {
    return this.#calls.ask(async ({ terminalWebhooks, testWebhook }, signal) => {
      const read = await terminalWebhooks.read(id, signal);
      if (!read.ok) return read;
      const { webhookUrl: url, signingSecret } = read.value;
      if (url === undefined || !signingSecret) return succeeded({ result: 'not-shown' });
      return succeeded(await testWebhook({ url, signingSecret: signingSecret.reveal() }, signal));
    });
  }

  removeWebhook(id: string): Promise<Result<null>> {
    return this.#calls.change(({ terminalWebhooks }, signal) => terminalWebhooks.remove(id, signal));
  }
}

const shownSecret = (secret: Secret | undefined): ShownSecret => (secret ? { secret: secret.reveal() } : {});
