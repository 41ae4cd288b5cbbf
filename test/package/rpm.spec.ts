import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const { RPM_PACKAGE: rpmPackage = '', RPM_PACKAGE_AFTER: laterPackage = '' } = process.env;

test.skip(rpmPackage === '', 'an RPM package is made by root on Debian only');

const rpm = (...args: readonly string[]): string =>
  execFileSync('rpm', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

test('a packed till for RPM has the files of the others, belongs to root, and asks for its libraries', () => {
  const files = rpm(
    '-qp',
    '--queryformat',
    '[%{FILEUSERNAME} %{FILEMODES:perms} %{FILENAMES}\\n]',
    rpmPackage,
  )
    .trim()
    .split('\n');
  expect(files.filter((line) => !line.startsWith('root '))).toEqual([]);
  // Nobody but root may change a file of it, or gains rights by one.
  expect(files.filter((line) => /^root (?:.{5}w|.{8}w|-..[sS])/.test(line.replace(/^root l/, '')))).toEqual(
    [],
  );
  const names = files.map((line) => line.replace(/^\S+ \S+ /, ''));
  expect(names).toEqual(
    expect.arrayContaining([
      '/opt/Countertop/countertop',
      '/opt/Countertop/resources/app.asar',
      '/opt/Countertop/resources/NOTICES.txt',
      '/opt/Countertop/resources/countertop-kiosk.service',
      '/usr/share/applications/countertop.desktop',
    ]),
  );
  expect(rpm('-qp', '--requires', rpmPackage).split('\n')).toEqual(
    expect.arrayContaining(['gtk3', '(nss or mozilla-nss)', '(mesa-libgbm or libgbm1)']),
  );
});

test('a packed till for RPM knows that it is one, by which newer versions are chosen', () => {
  const command =
    'rpm2cpio "$0" | cpio --quiet --extract --to-stdout ./opt/Countertop/resources/package-type';
  expect(execFileSync('sh', ['-c', command, rpmPackage], { encoding: 'utf8' })).toBe('rpm');
});

test('a packed till for RPM is installed, updated with its command kept, and removed', () => {
  test.setTimeout(180_000);
  const folder = mkdtempSync(join(tmpdir(), 'countertop-rpm-'));
  try {
    // Debian's own files below, so that the scripts of the package find their programs; nothing of it is changed.
    const said = execFileSync('unshare', ['--mount', 'bash', '-c', ON_A_COPY], {
      env: { ...process.env, FOLDER: folder, FIRST: rpmPackage, SECOND: laterPackage },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    expect(said.trim().split('\n')).toEqual(['installed here', 'updated here', 'removed gone']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

const ON_A_COPY = `
  set -e
  mount -t tmpfs none "$FOLDER"
  mkdir "$FOLDER"/{changes,work,root}
  mount -t overlay overlay -o "lowerdir=/,upperdir=$FOLDER/changes,workdir=$FOLDER/work" "$FOLDER/root"
  mount --bind /dev "$FOLDER/root/dev"
  cp "$FIRST" "$FOLDER/root/first.rpm"
  cp "$SECOND" "$FOLDER/root/second.rpm"
  on() { chroot "$FOLDER/root" "$@" >/dev/null; }
  is() { if [ -x "$FOLDER/root$(chroot "$FOLDER/root" readlink -m /usr/bin/countertop)" ]; then echo "$1 here"; else echo "$1 gone"; fi; }
  # Another till of this computer is not what is looked at.
  rm -rf "$FOLDER/root/opt/Countertop" "$FOLDER/root/usr/bin/countertop"
  on rpm --nodeps --install /first.rpm; is installed
  on rpm --nodeps --upgrade /second.rpm; is updated
  on rpm --erase countertop; is removed
`;
