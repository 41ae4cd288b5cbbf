import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const [, rpm = ''] = readFileSync(
  join(import.meta.dirname, '../../../../electron-builder.yml'),
  'utf8',
).split(/^rpm:$/m);
const depends = [...(rpm.split(/^\S/m)[0] ?? '').matchAll(/^ {4}- (.+)$/gm)].map(([, name = '']) => name);

/** What of the till’s libraries is in which package. */
const LIBRARIES = [
  { library: 'GTK 3', fedora: 'gtk3', openSuse: 'gtk3' },
  { library: 'NSS', fedora: 'nss', openSuse: 'mozilla-nss' },
  { library: 'notifications', fedora: 'libnotify', openSuse: 'libnotify4' },
  { library: 'sound', fedora: 'alsa-lib', openSuse: 'libasound2' },
  { library: 'buffers', fedora: 'mesa-libgbm', openSuse: 'libgbm1' },
];

test.each(LIBRARIES)(
  'an RPM package asks for $library by the names of both systems',
  ({ fedora, openSuse }) => {
    const asked = depends.flatMap((each) => each.replace(/[()]/g, '').split(' or '));
    expect(asked).toEqual(expect.arrayContaining([fedora, openSuse]));
  },
);

test('an RPM package asks for nothing that RHEL 10 does not have', () => {
  expect(depends.length).toBeGreaterThan(5);
  expect(depends.join()).not.toContain('libXScrnSaver');
});
