import { failed, succeeded } from '../../../shared/failure.ts';
import { MAX_PAGE_SIZE } from '../../service/requests/page.ts';
import { entryOf, withoutMissing } from '../hierarchy/records.ts';
import { partnerRecordOf } from './account-records.ts';
import { takenExternalId } from './taken-external-id.ts';
import type { CommandInput } from '../../../shared/contract/commands.ts';
import type { HierarchyEntry, ShownSecret } from '../../../shared/contract/back-office/hierarchy.ts';
import type { PartnerKey, PartnerRecord } from '../../../shared/contract/back-office/merchants.ts';
import type { Result } from '../../../shared/failure.ts';
import type { RecordCalls } from '../hierarchy/record-calls.ts';

/** API keys that are listed. */
const MOST_KEYS = 200;

/**
 * Partners as the service has them now, with their child partners, API keys and webhooks. Secrets are neither stored
 * nor logged.
 */
export class Partners {
  readonly #calls: RecordCalls;

  constructor(calls: RecordCalls) {
    this.#calls = calls;
  }

  /** Parent and representing merchant are missing where these credentials may not read them. */
  get(id: string): Promise<Result<PartnerRecord>> {
    return this.#calls.ask(async ({ partners }, signal) => {
      const read = await partners.get(id, signal);
      if (!read.ok) return read;
      const { parentId } = read.value;
      const [parent, representing] = await Promise.all([
        parentId === undefined ? undefined : partners.get(parentId, signal),
        partners.representingMerchant(id, signal),
      ]);
      return succeeded(
        partnerRecordOf(
          read.value,
          parent?.ok === true ? parent.value : undefined,
          representing.ok ? representing.value : undefined,
        ),
      );
    });
  }

  async create({ parentId, ...body }: CommandInput<'partners.create'>): Promise<Result<HierarchyEntry>> {
    const made = await this.#calls.ask(({ partners }, signal) =>
      partners.createChild(parentId, body, signal),
    );
    if (made.ok) return succeeded(entryOf('partner', made.value));
    const search = (externalId: string) =>
      this.#calls.ask(({ partners }, signal) =>
        partners.page({ search: externalId }, { page: 0, pageSize: MAX_PAGE_SIZE }, signal),
      );
    return failed(await takenExternalId(made.failure, body, search));
  }

  async keys(id: string): Promise<Result<readonly PartnerKey[]>> {
    const read = await this.#calls.ask(({ apiKeys }, signal) => apiKeys.ofPartner(id, signal));
    if (!read.ok) return read;
    return succeeded(
      read.value
        .slice(0, MOST_KEYS)
        .map(({ name, maskedApiKey, created }) => withoutMissing({ name, maskedApiKey, createdAt: created })),
    );
  }

  /** After a lost answer nobody has seen the new key, so another one is created. */
  async createKey({ id, name }: CommandInput<'partners.createKey'>): Promise<Result<ShownSecret>> {
    const made = await this.#calls.ask(({ apiKeys }, signal) =>
      apiKeys.createForPartner(id, { name }, signal),
    );
    if (!made.ok) return made;
    const { apiKey } = made.value;
    return succeeded(apiKey ? { secret: apiKey.reveal() } : {});
  }

  /**
   * Sets the webhook for a partner's applications. An existing webhook is only replaced on request; it keeps its
   * secret. After a lost answer, replacing it shows the secret.
   */
  async setWebhook(input: CommandInput<'partners.setWebhook'>): Promise<Result<ShownSecret>> {
    const { id, url, events, replace } = input;
    const body = { endpointUrl: url, eventTypes: events };
    const set = await this.#calls.ask(({ onboardingWebhooks }, signal) =>
      replace ? onboardingWebhooks.put(id, body, signal) : onboardingWebhooks.register(id, body, signal),
    );
    if (!set.ok) return set;
    const { webhookSecret } = set.value;
    return succeeded(webhookSecret ? { secret: webhookSecret.reveal() } : {});
  }

  removeWebhook(id: string): Promise<Result<null>> {
    return this.#calls.change(({ onboardingWebhooks }, signal) => onboardingWebhooks.remove(id, signal));
  }
}
