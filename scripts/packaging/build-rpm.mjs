import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {import('./fpm-order.mjs').PackageOrder} PackageOrder */

/**
 * The package as rpmbuild takes it, as fpm writes it: https://rpm-software-management.github.io/rpm/manual/spec.html
 *
 * @param {PackageOrder} order
 * @param {readonly string[]} files absolute in the package
 */
export function specOf(order, files) {
  const summary = order.description.split('\n').find((line) => line.trim()) ?? order.name;
  return [
    `Name: ${order.name}`,
    `Version: ${order.version}`,
    'Release: 1',
    `Summary: ${summary.trim()}`,
    `License: ${order.license}`,
    `URL: ${order.url}`,
    `Packager: ${order.maintainer}`,
    // What it needs is said in electron-builder.yml, and nothing of what it brings along is for others.
    'AutoReqProv: no',
    ...order.depends.map((each) => `Requires: ${each}`),
    '%description',
    order.description,
    '%post',
    readFileSync(order.afterInstall, 'utf8').replaceAll('%', '%%'),
    '%postun',
    readFileSync(order.afterRemove, 'utf8').replaceAll('%', '%%'),
    '%files',
    '%defattr(-,root,root,-)',
    ...files.map((file) => `"${file}"`),
    '',
  ].join('\n');
}

/**
 * @param {PackageOrder} order
 * @param {string} root what is installed, as below the root of a system
 * @param {string} work a folder to build it in
 */
export function buildRpm(order, root, work) {
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length));
  const spec = join(work, 'package.spec');
  writeFileSync(spec, specOf(order, files));
  const built = join(work, 'built');
  const define = {
    _topdir: work,
    _rpmdir: built,
    _rpmfilename: 'package.rpm',
    // Nothing of it is changed on its way into the package.
    __os_install_post: '%{nil}',
    _build_id_links: 'none',
    // This package is thrown away: compressing it is wasted time.
    _binary_payload: 'w0.gzdio',
  };
  const defines = Object.entries(define).flatMap(([name, value]) => ['--define', `${name} ${value}`]);
  execFileSync(
    'rpmbuild',
    ['-bb', '--quiet', '--target', order.architecture, '--buildroot', root, ...defines, spec],
    { stdio: 'inherit' },
  );
  renameSync(join(built, 'package.rpm'), order.output);
}
