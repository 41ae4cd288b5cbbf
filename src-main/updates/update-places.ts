import { join } from 'node:path';

/** Where updates lie in the till's folder. */
export class UpdatePlaces {
  readonly path: string;

  constructor(tillFolder: string) {
    this.path = join(tillFolder, 'updates');
  }

  /** What one process of the till leaves for the next one to install. */
  get orderFile(): string {
    return join(this.path, 'order.json');
  }

  /** What came of the last update. */
  get lastFile(): string {
    return join(this.path, 'last.json');
  }

  /** The program that goes through the record, of the version that is to be installed. */
  get rehearsal(): string {
    return join(this.path, 'rehearsal.cjs');
  }

  /** The copy of the till's files that the new version is tried on. */
  get trial(): string {
    return join(this.path, 'trial');
  }

  /** What the last version that was tried wrote to its log. */
  get trialLog(): string {
    return join(this.path, 'trial.jsonl');
  }

  /** The version before this one, which can be started again. */
  get previous(): string {
    return join(this.path, 'previous.AppImage');
  }

  package(name: string): string {
    return join(this.path, name);
  }
}
