import { expect, test } from 'vitest';
import { orderOf } from '../../../../scripts/packaging/fpm-order.mjs';

const ARGS = [
  ...['-s', 'dir', '--force', '-t', 'deb', '-d', 'libgtk-3-0', '-d', 'libnss3'],
  ...['--deb-recommends', 'gnome-keyring', '--deb-compression', 'xz', '--architecture', 'amd64'],
  ...['--after-install', '/t/in', '--after-remove', '/t/out', '--description', '\n A till\n'],
  ...['--version', '1.2.0', '--package', '/t/till.deb', '--name', 'countertop'],
  ...['--maintainer', 'Us <us@till.example>', '--vendor', 'Us', '--url', 'https://till.example'],
  ...['--deb-priority', 'optional', '--license', 'MIT', '/t/unpacked/=/opt/Countertop'],
];

test('a Debian package is made as fpm is asked to', () => {
  const { control, ...order } = orderOf(ARGS);
  expect(order).toEqual({
    output: '/t/till.deb',
    scripts: [
      { name: 'postinst', from: '/t/in' },
      { name: 'postrm', from: '/t/out' },
    ],
    files: [{ from: '/t/unpacked/', to: '/opt/Countertop' }],
  });
  expect(control.split('\n')).toEqual(
    expect.arrayContaining([
      'Package: countertop',
      'Depends: libgtk-3-0, libnss3',
      'Recommends: gnome-keyring',
      'Description: countertop',
      ' A till',
    ]),
  );
});

test('what would change the package and is not understood is refused', () => {
  expect(() => orderOf([...ARGS, '--deb-upstart', '/t/up'])).toThrow('--deb-upstart');
  expect(() => orderOf([...ARGS, 'no-place'])).toThrow('no-place');
  expect(() => orderOf(ARGS.filter((arg) => !['--url', 'https://till.example'].includes(arg)))).toThrow(
    '--url',
  );
});
