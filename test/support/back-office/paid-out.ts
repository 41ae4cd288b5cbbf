import { test as base } from 'vitest';
import { startSandbox } from '../../../sandbox/server.ts';
import { dayAt } from '../../../shared/time/store-day.ts';
import { endNow } from '../service/paid-now.ts';
import { setFault } from '../service/sandbox-faults.ts';
import { controlOf } from '../service/sandbox-control.ts';
import { temporaryFolder } from '../system/temporary-folder.ts';
import { TillWorld } from '../worlds/till-world.ts';
import { listOf } from './wire-lists.ts';
import type { Sandbox } from '../../../sandbox/server.ts';
import type { DaysExplained } from '../../../shared/contract/back-office/days-explained.ts';
import type { Wire } from './wire-lists.ts';

/** A till whose sales of 10.00 and 20.00 are paid out, and a service that says something else of them, one thing at a time. */
export class PaidOut {
  readonly terminalList: string;
  readonly merchantList: string;
  readonly settledList: string;
  readonly #sandbox: Sandbox;
  readonly #world: TillWorld;
  #settlementId = '';

  constructor(sandbox: Sandbox, world: TillWorld) {
    const { terminalId, merchantId } = sandbox.profile;
    this.#sandbox = sandbox;
    this.#world = world;
    this.terminalList = `/Terminals/${terminalId}/payments`;
    this.merchantList = `/Merchants/${merchantId}/payments`;
    this.settledList = `/Merchants/${merchantId}/payment-settlements`;
  }

  async begin(): Promise<void> {
    const { profile, secrets } = this.#sandbox;
    await this.#world.till.launch({ kind: 'profile', text: JSON.stringify(profile) }, secrets);
    await this.#sell('A-1', 1000);
    await this.#sell('A-2', 2000);
    const settled = await controlOf(this.#sandbox)('POST', '/settle', { merchantId: profile.merchantId });
    this.#settlementId = (settled as readonly { readonly settlementId: string }[])[0]?.settlementId ?? '';
  }

  /** From now on the service answers this list as `changed` makes it. */
  async alter(path: string, changed: (record: Wire) => Wire | readonly Wire[]): Promise<void> {
    const { secrets } = this.#sandbox;
    const reader = { ...this.#sandbox, secrets: { ...secrets, backOfficeKey: secrets.backOfficeKey ?? '' } };
    const data = (await listOf(reader, path)).flatMap(changed);
    await this.#answer(path, { data, total: data.length });
  }

  /** The same of both lists of payments, for the payment of 10.00. */
  async alterFirst(changed: (payment: Wire) => Wire | readonly Wire[]): Promise<void> {
    const ofFirst = (payment: Wire) => (payment['reference'] === 'A-1' ? changed(payment) : payment);
    await this.alter(this.terminalList, ofFirst);
    await this.alter(this.merchantList, ofFirst);
  }

  /** The settlement's parts, each as `changes` makes it. */
  async alterPayout(
    changes: Partial<Record<'settlement' | 'batches' | 'deposits', (record: Wire) => Wire | readonly Wire[]>>,
  ): Promise<void> {
    const { backOfficeKey = '' } = this.#sandbox.secrets;
    const path = `/Settlements/${this.#settlementId}`;
    const parts = [
      ['batches', `${path}/batches`],
      ['deposits', `${path}/deposits`],
      ['settlement', path],
    ] as const;
    // What is longer is answered first: a part of the path is enough to be hit.
    const answers = [];
    for (const [part, at] of parts) {
      const response = await fetch(`${this.#sandbox.baseUrl}${at}`, {
        headers: { 'X-Api-Key': backOfficeKey },
      });
      const said = (await response.json()) as Wire | readonly Wire[];
      const change = changes[part] ?? ((record: Wire) => record);
      answers.push({ path: at, body: Array.isArray(said) ? said.flatMap(change) : change(said as Wire) });
    }
    for (const { path: at, body } of answers) await this.#answer(at, body);
  }

  async explained(): Promise<DaysExplained> {
    const now = Date.now();
    const answer = await this.#world.commands['days.explain']({
      days: { from: dayAt(now - 60_000), to: dayAt(now) },
    });
    if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
    return answer.value;
  }

  /** The payout by itself. */
  async payoutExplained(): Promise<DaysExplained> {
    const answer = await this.#world.commands['days.explainPayout']({ settlementId: this.#settlementId });
    if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
    return answer.value;
  }

  /** Everything but the fee, which every payout has. */
  async said() {
    return shortly(await this.explained());
  }

  /** The same of the payout by itself. */
  async saidOfPayout() {
    return shortly(await this.payoutExplained());
  }

  async #sell(reference: string, amount: number): Promise<void> {
    const { till, commands } = this.#world;
    await this.#world.charge(amount, reference);
    await endNow(this.#world, this.#sandbox, { reference, statusCode: 'completed' });
    await commands['sale.leave']({ saleId: till.view().currentSaleId ?? '', seen: 'settled' });
  }

  #answer(path: string, body: unknown): Promise<unknown> {
    return setFault(this.#sandbox, { kind: 'answer', status: 200, body, match: { method: 'GET', path } });
  }
}

function shortly({ differences, unexplainedMinor, unchecked }: DaysExplained) {
  return {
    named: differences
      .filter(({ kind }) => kind !== 'fee')
      .map(({ kind, minor, payment }) =>
        [kind, minor, payment?.reference].filter((each) => each !== undefined),
      ),
    unexplainedMinor,
    unchecked: unchecked.map(({ what }) => what),
  };
}

/** Nothing is left unexplained or unchecked. */
export const nothing = { unexplainedMinor: 0, unchecked: [] };

export const test = base.extend<{ paidOut: PaidOut }>({
  paidOut: async ({}, use) => {
    const sandbox = await startSandbox({});
    const world = new TillWorld(temporaryFolder());
    const paidOut = new PaidOut(sandbox, world);
    await paidOut.begin();
    await use(paidOut);
    world.till.close();
    await sandbox.close();
  },
});
