import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { controlOf } from '../../../../scripts/packaging/build-deb.mjs';
import { specOf } from '../../../../scripts/packaging/build-rpm.mjs';
import { orderOf } from '../../../../scripts/packaging/fpm-order.mjs';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';

const COMMON = [
  ...['--after-install', '/t/in', '--after-remove', '/t/out', '--description', '\n A till\n'],
  ...['--version', '1.2.0', '--package', '/t/till', '--name', 'countertop'],
  ...['--maintainer', 'Us <us@till.example>', '--vendor', 'Us', '--url', 'https://till.example'],
  ...['--license', 'MIT', '/t/unpacked/=/opt/Countertop'],
];
const DEB = [
  ...['-s', 'dir', '--force', '-t', 'deb', '-d', 'libgtk-3-0', '-d', 'libnss3'],
  ...['--deb-recommends', 'gnome-keyring', '--deb-compression', 'xz', '--deb-priority', 'optional'],
  ...['--architecture', 'amd64', ...COMMON],
];
const RPM = [
  ...['-s', 'dir', '--force', '-t', 'rpm', '-d', 'gtk3', '-d', '(nss or mozilla-nss)'],
  ...['--rpm-os', 'linux', '--rpm-compression', 'xzmt', '--architecture', 'x86_64', ...COMMON],
];

test('a Debian package is made as fpm is asked to', () => {
  const order = orderOf(DEB);
  expect(order).toMatchObject({
    output: '/t/till',
    afterInstall: '/t/in',
    afterRemove: '/t/out',
    files: [{ from: '/t/unpacked/', to: '/opt/Countertop' }],
  });
  expect(controlOf(order).split('\n')).toEqual(
    expect.arrayContaining([
      'Package: countertop',
      'Depends: libgtk-3-0, libnss3',
      'Recommends: gnome-keyring',
      'Priority: optional',
      'Description: countertop',
      ' A till',
    ]),
  );
});

test('an RPM package is made as fpm is asked to', () => {
  const folder = temporaryFolder();
  const [afterInstall, afterRemove] = [join(folder, 'in'), join(folder, 'out')];
  writeFileSync(afterInstall, 'echo 100%\n');
  writeFileSync(afterRemove, 'exit 0\n');
  const spec = specOf({ ...orderOf(RPM), afterInstall, afterRemove }, ['/opt/Countertop/a file']);
  expect(spec.split('\n')).toEqual(
    expect.arrayContaining([
      'Name: countertop',
      'Version: 1.2.0',
      'Summary: A till',
      'Requires: gtk3',
      'Requires: (nss or mozilla-nss)',
      'AutoReqProv: no',
      '"/opt/Countertop/a file"',
    ]),
  );
  // A sign of rpmbuild's own, written twice for one.
  expect(spec).toMatch(/%post\necho 100%%\n[^]*%postun\nexit 0\n/);
});

test('what would change the package and is not understood is refused', () => {
  expect(() => orderOf([...DEB, '--deb-upstart', '/t/up'])).toThrow('--deb-upstart');
  expect(() => orderOf([...RPM, '--deb-priority', 'optional'])).toThrow('--deb-priority');
  expect(() => orderOf([...DEB, 'no-place'])).toThrow('no-place');
  expect(() => orderOf(RPM.map((arg) => (arg === 'rpm' ? 'pacman' : arg)))).toThrow('pacman');
  expect(() => orderOf(DEB.filter((arg) => !['--url', 'https://till.example'].includes(arg)))).toThrow(
    '--url',
  );
});
