import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UpdateFolder } from '../../../src-main/updates/update-folder.ts';
import { soldLedger } from '../ledger/sold-ledger.ts';
import { temporaryFolder } from '../system/temporary-folder.ts';
import type { UpdateOrder } from '../../../src-main/updates/update-folder.ts';

export const NEW = Buffer.from('the new version');
export const OLD = 'the version before';
/** Of 40 sales. */
export const FIGURES = '{"sales":40}';

let sold: ReturnType<typeof soldLedger> | undefined;

/** A till that sold 40 times and is closed, with the program that it is started by. */
export class TillToUpdate {
  readonly folder = temporaryFolder();
  readonly ledgerFolder = join(this.folder, 'ledgers', 'till-1');
  readonly program = join(temporaryFolder(), 'countertop.AppImage');
  readonly updates = new UpdateFolder(this.folder);

  constructor() {
    mkdirSync(join(this.ledgerFolder, 'backups'), { recursive: true });
    sold ??= soldLedger('in both');
    for (const [name, bytes] of sold) writeFileSync(join(this.ledgerFolder, name), bytes);
    writeFileSync(join(this.ledgerFolder, 'backups', 'ledger-1.db'), 'a backup');
    writeFileSync(join(this.folder, 'settings.json'), '{"kept":1}');
    writeFileSync(this.program, OLD, { mode: 0o755 });
    mkdirSync(this.updates.path);
  }

  /** Lays the package of version 1.1.0 and its rehearsal's program there, and answers the order to install it. */
  ordered(rehearsal: Buffer, changed: Partial<UpdateOrder> = {}): UpdateOrder {
    const { ledgerFolder, updates } = this;
    const file = updates.package('countertop-1.1.0.AppImage');
    writeFileSync(file, NEW, { mode: 0o600 });
    writeFileSync(updates.rehearsal, rehearsal);
    return {
      version: '1.1.0',
      from: '1.0.0',
      file,
      bytes: NEW.length,
      sha256: sum(NEW),
      ledgerFolder,
      programSha256: sum(rehearsal),
      figures: FIGURES,
      tries: 0,
      ...changed,
    };
  }

  /** Settings and the record, byte by byte, with what lies beside them. */
  files(): Readonly<Record<string, string>> {
    const files = readdirSync(this.folder, { recursive: true, encoding: 'utf8' }).filter(
      (name) => !/^updates|-shm$/.test(name) && statSync(join(this.folder, name)).isFile(),
    );
    return Object.fromEntries(files.sort().map((name) => [name, sum(readFileSync(join(this.folder, name)))]));
  }
}

const sum = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
