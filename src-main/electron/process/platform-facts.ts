import { release } from 'node:os';
import type { App } from 'electron';

/** What the till runs as, and on. */
export interface PlatformFacts {
  readonly version: string;
  readonly electron: string;
  readonly chromium: string;
  readonly node: string;
  readonly platform: string;
  /** Version of the operating system's kernel. */
  readonly system: string;
  readonly architecture: string;
}

export function platformFacts(
  app: Pick<App, 'getVersion'>,
  { versions, platform, arch }: Pick<NodeJS.Process, 'versions' | 'platform' | 'arch'>,
): PlatformFacts {
  return {
    version: app.getVersion(),
    electron: versions.electron,
    chromium: versions.chrome,
    node: versions.node,
    platform,
    system: release(),
    architecture: arch,
  };
}
