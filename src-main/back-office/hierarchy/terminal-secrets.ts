import { succeeded } from '../../../shared/failure.ts';
import type { CommandInput } from '../../../shared/contract/commands.ts';
import type { ShownSecret, WebhookTest } from '../../../shared/contract/back-office/hierarchy.ts';
import type { Result } from '../../../shared/failure.ts';
import type { Secret } from '../../service/requests/fields.ts';
import type { RecordCalls } from './record-calls.ts';

/**
 * A terminal's API key and webhook (spec "Partner, merchant, location, terminal", "Payment and terminal webhooks"). Each
 * answer goes to the screen that asked for it; nothing here keeps or logs a secret.
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

  /** After a lost answer the new key is read by revealing it. */
  async resetKey(id: string): Promise<Result<ShownSecret>> {
    const made = await this.#calls.ask(({ apiKeys }, signal) => apiKeys.resetForTerminal(id, signal));
    return made.ok ? succeeded(shownSecret(made.value.apiKey)) : made;
  }

  /** Where the answer has no secret, the terminal's record has it. */
  async setWebhook({ id, url }: CommandInput<'terminals.setWebhook'>): Promise<Result<ShownSecret>> {
    const set = await this.#calls.ask(({ terminalWebhooks }, signal) =>
      terminalWebhooks.set(id, url, signal),
    );
    if (!set.ok) return set;
    if (set.value?.signingSecret) return succeeded(shownSecret(set.value.signingSecret));
    const read = await this.#calls.ask(({ terminalWebhooks }, signal) => terminalWebhooks.read(id, signal));
    return succeeded(shownSecret(read.ok ? read.value.signingSecret : undefined));
  }

  /** The address and the secret are those that the service has: neither comes from a screen or goes to one. */
  testWebhook(id: string): Promise<Result<WebhookTest>> {
    return this.#calls.ask(async ({ terminalWebhooks, testWebhook }, signal) => {
      const read = await terminalWebhooks.read(id, signal);
      if (!read.ok) return read;
      const { webhookUrl: url, signingSecret } = read.value;
      if (url === undefined || !signingSecret) return succeeded({ says: 'not-shown' });
      return succeeded(await testWebhook({ url, signingSecret: signingSecret.reveal() }, signal));
    });
  }

  removeWebhook(id: string): Promise<Result<null>> {
    return this.#calls.change(({ terminalWebhooks }, signal) => terminalWebhooks.remove(id, signal));
  }
}

const shownSecret = (secret: Secret | undefined): ShownSecret => (secret ? { secret: secret.reveal() } : {});
