import { signPayment } from '../../../sandbox/webhooks/signatures.ts';
import { startSandbox } from '../../../sandbox/server.ts';
import { closedPort } from '../service/closed-port.ts';
import { controlOf } from '../service/sandbox-control.ts';
import { temporaryFolder } from '../system/temporary-folder.ts';
import { TillWorld } from './till-world.ts';
import { VirtualClock } from './virtual-clock.ts';
import type { Sandbox } from '../../../sandbox/server.ts';

/** A till and a sandbox in one virtual time, of which the sandbox sends the terminal's webhooks to a port of this computer. */
export class WebhookWorld {
  readonly clock: VirtualClock;
  readonly sandbox: Sandbox;
  readonly port: number;
  readonly world: TillWorld;
  /** What the service signs the deliveries of this terminal with. */
  signingSecret = '';

  private constructor(clock: VirtualClock, sandbox: Sandbox, port: number) {
    this.clock = clock;
    this.sandbox = sandbox;
    this.port = port;
    this.world = new TillWorld(temporaryFolder(), { clock });
  }

  static async open(): Promise<WebhookWorld> {
    const clock = new VirtualClock();
    const sandbox = await startSandbox({ virtualTime: clock.wall() });
    const hooks = new WebhookWorld(clock, sandbox, await closedPort());
    hooks.signingSecret = await hooks.#setWebhook();
    return hooks;
  }

  async close(): Promise<void> {
    this.world.till.close();
    await this.sandbox.close();
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/webhooks`;
  }

  /** What answers at the till's port. */
  readonly answers = () =>
    fetch(this.url).then(
      ({ status }) => status,
      () => 'nothing listens',
    );

  /** A sale whose payment was read, and is not read again before its time. Answers the payment's tracking id. */
  async waiting(reference: string): Promise<string> {
    await this.world.charge(1234, reference);
    await this.world.viewWhen(({ sales }) => sales.some(({ stage }) => 'lastGoodReadAt' in stage));
    const made = (await controlOf(this.sandbox)('GET', `/payments?reference=${reference}`)) as {
      trackingId: string;
    }[];
    return made[0]?.trackingId ?? '';
  }

  move(trackingId: string, statusCode: string): Promise<unknown> {
    return controlOf(this.sandbox)('POST', `/payments/${trackingId}`, { statusCode });
  }

  /** Signed as the service would sign it at `at`, the till's time unless it says otherwise. */
  signed(body: string, at = this.clock.wall(), secret = this.signingSecret) {
    return signPayment(secret, body, at);
  }

  /** The status that the till answers with. */
  async deliver(body: string, headers: Readonly<Record<string, string>>): Promise<number> {
    const { status } = await fetch(this.url, { method: 'POST', headers, body });
    return status;
  }

  /** The till's own check of its webhooks. */
  async health() {
    const health = await this.world.commands['health.get'](undefined);
    return health.ok && health.value.checks.find(({ name }) => name === 'webhooks');
  }

  /** At the service, as a manager does; answers what signs the deliveries. */
  async #setWebhook(): Promise<string> {
    const { baseUrl, profile, secrets } = this.sandbox;
    const answer = await fetch(`${baseUrl}/Terminals/${profile.terminalId}/webhook`, {
      method: 'PUT',
      headers: { 'X-Api-Key': secrets.apiKey, 'Content-Type': 'application/json' },
      body: JSON.stringify({ url: this.url }),
    });
    return String(((await answer.json()) as Record<string, unknown>)['signingSecret']);
  }
}
