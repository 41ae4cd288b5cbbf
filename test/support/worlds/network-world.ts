import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { openLedger } from '../../../src-main/ledger/open-ledger.ts';
import { FaultProxy } from '../service/fault-proxy.ts';
import { sandboxService } from '../service/network-service.ts';
import { temporaryFolder } from '../system/temporary-folder.ts';
import { TillWorld } from './till-world.ts';
import { VirtualClock } from './virtual-clock.ts';
import type { SaleStage, SaleView } from '../../../shared/contract/sale-view.ts';
import type { TillView } from '../../../shared/contract/views.ts';
import type { SqliteLedger } from '../../../src-main/ledger/sqlite-ledger.ts';
import type { SaleEvent } from '../../../src-main/sales/events.ts';
import type { GuardWarning } from '../../../shared/failure.ts';
import type { NetworkService, SandboxService } from '../service/network-service.ts';

const STEP_MS = 500;

interface NetworkOptions {
  /** How the till is told to speak to the service, by key; the proxy's port comes behind it. Else by token at 127.0.0.1. */
  readonly origin?: string;
  /** What listens behind the proxy, if not the service. */
  readonly servicePort?: number;
}

interface Restarted {
  /** What the disk held between the two. */
  readonly openSales: readonly (readonly SaleEvent[])[];
  /** In real time. */
  readonly startTookMs: number;
}

/**
 * A whole till without Electron, a service, and real sockets between them that a test can spoil. The till lives in
 * virtual time, which passes only while nothing is on its way.
 */
export class NetworkWorld<Service extends NetworkService = SandboxService> {
  readonly service: Service;
  readonly proxy: FaultProxy;
  readonly clock: VirtualClock;
  world: TillWorld;
  #folder = temporaryFolder();
  readonly #shown = new Set<string>();
  readonly #stages: SaleStage['name'][] = [];

  readonly #origin: string | undefined;

  private constructor(service: Service, proxy: FaultProxy, clock: VirtualClock, origin: string | undefined) {
    this.#origin = origin;
    this.service = service;
    this.proxy = proxy;
    this.clock = clock;
    this.world = this.#till();
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
    const network = new NetworkWorld(service, proxy, clock, origin);
    const used = await network.world.till.setUp.useProfile(network.#profile(), service.secrets);
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

  /** The till ends, as a person ends it or as by a power cut, and another begins on what its disk holds. */
  async restart(end: 'closed' | 'cut off'): Promise<Restarted> {
    if (end === 'closed') this.world.till.close();
    const left = copyOf(this.#folder);
    if (end === 'cut off') {
      this.world.till.close();
      this.#folder = left;
    }
    await this.pass(0);
    const ledger = ledgerIn(copyOf(left), this.clock);
    const openSales = ledger.openSales();
    ledger.close();
    this.world = this.#till();
    const began = performance.now();
    await this.world.till.launch({ kind: 'profile', text: this.#profile() }, this.service.secrets);
    return { openSales, startTookMs: performance.now() - began };
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
    const ledger = ledgerIn(this.#folder, this.clock);
    const payments = new Set(ledger.paymentsOf(reference));
    ledger.close();
    return [...payments];
  }

  #till(): TillWorld {
    const world = new TillWorld(this.#folder, { clock: this.clock });
    onTestFinished(() => world.till.close());
    // Every view that the screens ever got.
    void world.viewWhen((view) => {
      for (const { stage } of view.sales) this.#note(stage);
      return false;
    });
    return world;
  }

  #note(stage: SaleStage): void {
    if ('url' in stage) this.#shown.add(stage.url);
    if (this.#stages.at(-1) !== stage.name) this.#stages.push(stage.name);
  }

  #profile(): string {
    const { profile } = this.service;
    const origin = this.#origin;
    const baseUrl = `${origin ?? 'http://127.0.0.1'}:${this.proxy.port}`;
    const own =
      'authUrl' in profile.auth ? { ...profile.auth, authUrl: `${baseUrl}/identity` } : profile.auth;
    return JSON.stringify({ ...profile, baseUrl, auth: origin === undefined ? own : { scheme: 'apiKey' } });
  }
}

function copyOf(folder: string): string {
  const copy = temporaryFolder();
  cpSync(folder, copy, { recursive: true });
  return copy;
}

function ledgerIn(folder: string, clock: VirtualClock): SqliteLedger {
  const [terminal = ''] = readdirSync(join(folder, 'ledgers'));
  return openLedger(join(folder, 'ledgers', terminal), () => clock.wall()).ledger;
}
