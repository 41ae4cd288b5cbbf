import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { startSandbox } from '../../../sandbox/server.ts';
import { temporaryFolder } from '../system/temporary-folder.ts';
import { valueOf } from './value-of.ts';
import { TillWorld } from './till-world.ts';
import type { Sandbox } from '../../../sandbox/server.ts';
import type { FleetRunView } from '../../../shared/contract/back-office/fleet.ts';
export const csv = (...lines: readonly string[]): string =>
  ['location,name,tenders,store', ...lines].join('\n');

/** A manager's till that sets up others from a file, at a sandbox of its own. */
export class Fleet {
  readonly sandbox: Sandbox;
  /** The files of the manager's till; its packages are saved in `chosen`. */
  readonly folder: string;
  world: TillWorld;
  /** Of the manager's till. */
  readonly location: string;

  private constructor(sandbox: Sandbox, folder: string, world: TillWorld, location: string) {
    this.sandbox = sandbox;
    this.folder = folder;
    this.world = world;
    this.location = location;
  }

  static async open(): Promise<Fleet> {
    const sandbox = await startSandbox({});
    const folder = temporaryFolder();
    const world = await opened(sandbox, folder);
    const own = { kind: 'terminal', id: sandbox.profile.terminalId } as const;
    const { location } = await valueOf(world.commands['hierarchy.get'](own));
    return new Fleet(sandbox, folder, world, location?.id ?? '');
  }

  /** The till after its end, at the same files. */
  async openAgain(): Promise<void> {
    this.world = await opened(this.sandbox, this.folder, this.world);
  }

  async close(): Promise<void> {
    this.world.till.close();
    await this.sandbox.close();
  }

  /** A file of so many new tills. */
  numbered(count: number): string {
    return csv(...Array.from({ length: count }, (_, index) => `${this.location},Till ${index + 1},,Shop`));
  }

  /** Answers the name of the folder that packages and codes come to. */
  async begin(text: string): Promise<string> {
    return (await valueOf(this.world.commands['fleet.start']({ text }))).fileName ?? '';
  }

  /** Resolves once the run is done or stopped. */
  async over(): Promise<FleetRunView> {
    const isOver = (run: FleetRunView | undefined) => run?.state === 'done' || run?.state === 'stopped';
    const { fleetRun } = await this.world.viewWhen((view) => isOver(view.fleetRun));
    if (!fleetRun) throw new Error('no run');
    return fleetRun;
  }

  /** The rows of the file of codes. */
  sheet(name: string): readonly Record<string, string>[] {
    return parse(readFileSync(join(this.folder, 'chosen', name, 'codes.csv')), { bom: true, columns: true });
  }

  /** Names of the terminals at the location, but the till's own. */
  async names(page = 0): Promise<readonly (string | undefined)[]> {
    const place = { kind: 'location', id: this.location } as const;
    const { entries, next } = await valueOf(this.world.commands['hierarchy.children']({ ...place, page }));
    const here = entries.flatMap(({ id, name }) => (id === this.sandbox.profile.terminalId ? [] : [name]));
    return next === undefined ? here : [...here, ...(await this.names(next))];
  }
}

async function opened(sandbox: Sandbox, folder: string, before?: TillWorld): Promise<TillWorld> {
  const next = new TillWorld(folder, before && { signingKeys: before.secrets.signingKeys });
  next.picturesFolder = join(folder, 'chosen');
  mkdirSync(next.picturesFolder, { recursive: true });
  await next.till.launch({ kind: 'profile', text: JSON.stringify(sandbox.profile) }, sandbox.secrets);
  return next;
}
