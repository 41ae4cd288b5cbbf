import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { expect, test } from '@playwright/test';

const { PACKAGED_TILL: program = '', DEBIAN_PACKAGE: debianPackage = '' } = process.env;

test.skip(debianPackage === '', 'a Debian package is made by root on Debian only');

const output = (command: string, ...args: readonly string[]): string =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

test('a packed till brings along every library that it is linked to: a bare computer has none of them', () => {
  test.slow();
  const linked = [...output('ldd', program).matchAll(/=> (\/\S+)/g)].map(([, file = '']) =>
    realpathSync(file),
  );
  const own = program.replace(/[^/]+$/, '');
  const needed = new Set(linked.filter((file) => !file.startsWith(own)).map((file) => packageOf(file)));
  expect(needed.size).toBeGreaterThan(10);
  const brought = new Set(broughtBy(output('dpkg-deb', '--field', debianPackage, 'Depends')));
  expect([...needed].filter((name) => !brought.has(name))).toEqual([]);
});

/** Which package of the system a file is of. Debian's records know some of them by their place before /usr was merged. */
function packageOf(file: string): string {
  for (const path of [file, file.replace(/^\/usr/, '')]) {
    try {
      return output('dpkg', '-S', path).replace(/:.*/s, '');
    } catch {
      // not by this path
    }
  }
  return file;
}

/** What is installed with these, without what is only recommended, and what every system has. */
function broughtBy(depends: string): readonly string[] {
  const names = depends.split(/[,|]/).map((each) => each.trim());
  const known = names.filter((name) => output('apt-cache', 'madison', name) !== '');
  const only = ['recommends', 'suggests', 'conflicts', 'breaks', 'replaces', 'enhances'];
  return output('apt-cache', 'depends', '--recurse', ...only.map((each) => `--no-${each}`), ...known)
    .split('\n')
    .filter((line) => /^\w/.test(line));
}
