#!/usr/bin/env node
// Makes a Debian package out of electron-builder's orders to fpm, with Debian's own dpkg-deb. For tests only: electron-
// builder downloads fpm, and a machine whose network is closed has none. What is in the package, and what its scripts do,
// is the same; `CUSTOM_FPM_PATH` names this file.
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { orderOf } from './fpm-order.mjs';

const order = orderOf(process.argv.slice(2));
const root = mkdtempSync(join(tmpdir(), 'countertop-deb-'));
// A temporary folder is its owner's alone; the root of a system is not.
chmodSync(root, 0o755);
try {
  for (const { from, to } of order.files) {
    mkdirSync(join(root, dirname(to)), { recursive: true });
    cpSync(from, join(root, to), { recursive: true, verbatimSymlinks: true });
  }
  const control = join(root, 'DEBIAN');
  mkdirSync(control, { mode: 0o755 });
  writeFileSync(join(control, 'control'), order.control);
  for (const { name, from } of order.scripts) {
    cpSync(from, join(control, name));
    chmodSync(join(control, name), 0o755);
  }
  // This package is thrown away: compressing it is wasted time.
  execFileSync('dpkg-deb', ['--root-owner-group', '-Znone', '--build', root, order.output], {
    stdio: 'inherit',
  });
} finally {
  rmSync(root, { recursive: true, force: true });
}
