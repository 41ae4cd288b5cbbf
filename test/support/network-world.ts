import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { openLedger } from '../../src-main/ledger/open-ledger.ts';
import { FaultProxy } from './fault-proxy.ts';
import { sandboxService } from './network-service.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { TillWorld } from './till-world.ts';
import { VirtualClock } from './virtual-clock.ts';
import type { SaleStage, SaleView } from '../../shared/contract/sale-view.ts';
import type { TillView } from '../../shared/contract/views.ts';
import type { GuardWarning } from '../../shared/failure.ts';
import type { NetworkService, SandboxService } from './network-service.ts';

const STEP_MS = 500;

interface NetworkOptions {
  /** How the till is told to speak to the service, by key; the proxy's port comes behind it. Else by token at 127.0.0.1. */
  readonly origin?: string;
  /** What listens behind the proxy, if not the service. */
  readonly servicePort?: number;
}

/**
 * A whole till without Electron, a service, and real sockets between them that a test can spoil. The till lives in
 * virtual time, which passes only while nothing is on its way.
 */
export class NetworkWorld<Service extends NetworkService = SandboxService> {
  readonly service: Service;
  readonly proxy: FaultProxy;
  readonly clock: VirtualClock;
  readonly world: TillWorld;
  readonly #folder = temporaryFolder();
  readonly #shown = new Set<string>();
  readonly #stages: SaleStage['name'][] = [];

  private constructor(service: Service, proxy: FaultProxy, clock: VirtualClock) {
    this.service = service;
    this.proxy = proxy;
    this.clock = clock;
    this.world = new TillWorld(this.#folder, { clock });
    // Every view that the screens ever got.
    void this.world.viewWhen((view) => {
      for (const { stage } of view.sales) this.#note(stage);
      return false;
    });
  }

  /** A till at the sandbox. */
  static open(options: NetworkOptions = {}): Promise<NetworkWorld> {
    return NetworkWorld.openAt(sandboxService, options);
  }

  /** A till at the service that `start` starts, told the wall clock's time. */
  static async openAt<Service extends NetworkService>(
    start: (wall: number) => Promise<Service>,
    { origin, servicePort }: NetworkOptions = {},
  ): Promise<NetworkWorld<Service>> {
    const clock: VirtualClock = new VirtualClock(undefined, () => proxy.quiet());
    const service = await start(clock.wall());
    const proxy = new FaultProxy(servicePort ?? service.port, clock);
    await proxy.accept();
    onTestFinished(() => proxy.refuse());
    const network = new NetworkWorld(service, proxy, clock);
    onTestFinished(() => network.world.till.close());
    const used = await network.world.till.useProfile(network.#profile(origin), service.secrets);
    expect(used).toEqual({ ok: true, value: null });
    await network.pass(0);
    return network;
  }

  /** Lets time pass for till and service. */
  async pass(ms: number): Promise<void> {
    await this.service.advance(ms);
    await this.clock.advance(ms);
  }

  /** Lets time pass until `wanted` accepts the view, at most `withinMs`. */
  async passUntil(wanted: (view: TillView) => boolean, withinMs = 120_000): Promise<void> {
    for (let passed = 0; !wanted(this.world.till.view()); passed += STEP_MS) {
      if (passed > withinMs) throw new Error(`still ${JSON.stringify(this.world.till.view().sales)}`);
      await this.pass(STEP_MS);
    }
  }

  /** Charges, and lets time pass until the guard has let the sale begin. */
  async charge(minor: number, reference: string, ...overrides: readonly GuardWarning[]): Promise<void> {
    const before = this.world.till.view().sales.length;
    const charged = this.world.charge(minor, reference, ...overrides);
    await this.passUntil(({ sales }) => sales.length > before, 5_000);
    await charged;
  }

  /** The stage that the sale on the screen comes to. */
  async passUntilStage<N extends SaleStage['name']>(name: N): Promise<Extract<SaleStage, { name: N }>> {
    await this.passUntil(() => this.sale().stage.name === name);
    return this.sale().stage as Extract<SaleStage, { name: N }>;
  }

  /** Lets time pass until the screen says that the status is not known. */
  async passUntilStale(): Promise<void> {
    await this.passUntil(() => 'stale' in this.sale().stage);
  }

  /** The only sale there is. */
  sale(): SaleView {
    const { sales } = this.world.till.view();
    const [sale] = sales;
    if (!sale || sales.length > 1) throw new Error(`${sales.length} sales`);
    return sale;
  }

  /** Every code that any view has held. */
  codesShown(): readonly string[] {
    return [...this.#shown];
  }

  /** The stages that sales went through, in order. */
  stages(): readonly SaleStage['name'][] {
    return this.#stages;
  }

  /** Closes the till and answers the payments that its ledger knows. */
  ledgerPayments(reference: string): readonly string[] {
    this.world.till.close();
    const [terminal = ''] = readdirSync(join(this.#folder, 'ledgers'));
    const { ledger } = openLedger(join(this.#folder, 'ledgers', terminal), () => this.clock.wall());
    const payments = new Set(ledger.paymentsOf(reference));
    ledger.close();
    return [...payments];
  }

  #note(stage: SaleStage): void {
    if ('url' in stage) this.#shown.add(stage.url);
    if (this.#stages.at(-1) !== stage.name) this.#stages.push(stage.name);
  }

  #profile(origin: string | undefined): string {
    const { profile } = this.service;
    const baseUrl = `${origin ?? 'http://127.0.0.1'}:${this.proxy.port}`;
    const own =
      'authUrl' in profile.auth ? { ...profile.auth, authUrl: `${baseUrl}/identity` } : profile.auth;
    return JSON.stringify({ ...profile, baseUrl, auth: origin === undefined ? own : { scheme: 'apiKey' } });
  }
}
