import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {import('./fpm-order.mjs').PackageOrder} PackageOrder */

/**
 * Debian's control file of the package: https://www.debian.org/doc/debian-policy/ch-controlfields.html
 *
 * @param {PackageOrder} order
 */
export function controlOf(order) {
  const [synopsis = '', ...text] = order.description.split('\n');
  const control = [
    `Package: ${order.name}`,
    `Version: ${order.version}`,
    `Architecture: ${order.architecture}`,
    `Maintainer: ${order.maintainer}`,
    `Homepage: ${order.url}`,
    `Priority: ${order.priority}`,
    `Depends: ${order.depends.join(', ')}`,
    `Recommends: ${order.recommends.join(', ')}`,
    `Description: ${synopsis.trim() || order.name}`,
    ...text.map((line) => ` ${line.trim() || '.'}`),
  ];
  return `${control.join('\n')}\n`;
}

/**
 * @param {PackageOrder} order
 * @param {string} root what is installed, as below the root of a system
 */
export function buildDeb(order, root) {
  const control = join(root, 'DEBIAN');
  mkdirSync(control, { mode: 0o755 });
  writeFileSync(join(control, 'control'), controlOf(order));
  const scripts = { postinst: order.afterInstall, postrm: order.afterRemove };
  for (const [name, from] of Object.entries(scripts)) {
    cpSync(from, join(control, name));
    chmodSync(join(control, name), 0o755);
  }
  // This package is thrown away: compressing it is wasted time.
  execFileSync('dpkg-deb', ['--root-owner-group', '-Znone', '--build', root, order.output], {
    stdio: 'inherit',
  });
}
