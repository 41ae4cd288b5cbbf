import { execFileSync, spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { expect, test } from '@playwright/test';

const { PACKAGED_TILL: program = '', DEBIAN_PACKAGE: debianPackage = '' } = process.env;

test.skip(debianPackage === '', 'a Debian package is made by root on Debian only');

const output = (command: string, ...args: readonly string[]): string =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

test('a packed till brings along every library that it is linked to: a bare computer has none of them', () => {
  const linked = [...output('ldd', program).matchAll(/=> (\/\S+)/g)].map(([, file = '']) =>
    realpathSync(file),
  );
  const own = program.replace(/[^/]+$/, '');
  const needed = new Set(packagesOf(linked.filter((file) => !file.startsWith(own))));
  expect(needed.size).toBeGreaterThan(10);
  const brought = new Set(broughtBy(output('dpkg-deb', '--field', debianPackage, 'Depends')));
  expect([...needed].filter((name) => !brought.has(name))).toEqual([]);
});

/** Of which packages of the system these files are. Debian's records know some by their place before /usr was merged. */
function packagesOf(files: readonly string[]): readonly string[] {
  const places = files.flatMap((file) => [file, file.replace(/^\/usr/, '')]);
  // It says which it does not know by its exit code, too.
  const { stdout } = spawnSync('dpkg', ['-S', ...places], { encoding: 'utf8' });
  const owned = new Map(
    stdout.split('\n').map((line) => [line.replace(/^.*: /, ''), line.replace(/:.*/, '')]),
  );
  return files.map((file) => owned.get(file) ?? owned.get(file.replace(/^\/usr/, '')) ?? file);
}

/** What is installed with these, without what is only recommended, and what every system has. */
function broughtBy(depends: string): readonly string[] {
  const names = depends.split(/[,|]/).map((each) => each.trim());
  const offered = output('apt-cache', 'madison', ...names);
  const known = names.filter((name) => offered.includes(`${name} |`));
  const only = ['recommends', 'suggests', 'conflicts', 'breaks', 'replaces', 'enhances'];
  return output('apt-cache', 'depends', '--recurse', ...only.map((each) => `--no-${each}`), ...known)
    .split('\n')
    .filter((line) => /^\w/.test(line));
}
