import { expect, test } from 'vitest';
import { troubleOf, unavailable } from '../../../../src-main/ledger/file/trouble.ts';
import { LedgerUnavailable } from '../../../../src-main/sales/ports.ts';

const sqlite = (rawCode: number) => Object.assign(new Error('sqlite'), { rawCode });
const system = (code: string) => Object.assign(new Error('system'), { code, syscall: 'open' });

test.each([
  ['SQLITE_BUSY', sqlite(5), 'in-use'],
  ['SQLITE_BUSY_SNAPSHOT', sqlite(517), 'in-use'],
  ['SQLITE_READONLY_DIRECTORY', sqlite(1544), 'read-only'],
  ['SQLITE_IOERR_FSYNC', sqlite(1034), 'disk-failed'],
  ['SQLITE_IOERR_SHMSIZE', sqlite(4874), 'disk-full'],
  ['SQLITE_CORRUPT_INDEX', sqlite(779), 'damaged'],
  ['SQLITE_FULL', sqlite(13), 'disk-full'],
  ['SQLITE_CANTOPEN', sqlite(14), 'cannot-open'],
  ['SQLITE_NOTADB', sqlite(26), 'damaged'],
  ['a failed open', new Error('ConnectionFailed("Unable to open")'), 'cannot-open'],
  ['ENOSPC', system('ENOSPC'), 'disk-full'],
  ['EROFS', system('EROFS'), 'read-only'],
  ['ENOTDIR', system('ENOTDIR'), 'cannot-open'],
])('%s is told by what can be done about it', (_, error, trouble) => {
  expect(troubleOf(error)).toBe(trouble);
});

test.each([sqlite(1), sqlite(19), new TypeError('x is not a function'), 'text', undefined])(
  'a defect of ours is not passed off as trouble with the disk: %s',
  (error) => {
    expect(troubleOf(error)).toBeUndefined();
  },
);

test.each(['damaged', 'in-use', 'read-only', 'disk-full', 'cannot-open', 'disk-failed'] as const)(
  'the message for %s names the folder and says what to do',
  (trouble) => {
    const cause = new Error('sqlite');
    const error = unavailable(trouble, '/srv/till', cause);
    expect(error).toBeInstanceOf(LedgerUnavailable);
    expect(error.message).toMatch(/\/srv\/till.*\. (Restart|Close|Let|Free|Have)/);
    expect(error.cause).toBe(cause);
  },
);
