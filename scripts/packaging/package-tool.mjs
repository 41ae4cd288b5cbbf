#!/usr/bin/env node
// Makes a Debian or an RPM package out of electron-builder's orders to fpm, with the system's own dpkg-deb or rpmbuild. For
// tests only: electron-builder downloads fpm, and a machine whose network is closed has none. What is in the package, and
// what its scripts do, is the same; `CUSTOM_FPM_PATH` names this file.
import { cpSync, mkdirSync, mkdtempSync, rmSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildDeb } from './build-deb.mjs';
import { buildRpm } from './build-rpm.mjs';
import { orderOf } from './fpm-order.mjs';

const order = orderOf(process.argv.slice(2));
const work = mkdtempSync(join(tmpdir(), 'countertop-package-'));
const root = join(work, 'root');
// A temporary folder is its owner's alone; the root of a system is not.
mkdirSync(root);
chmodSync(root, 0o755);
try {
  for (const { from, to } of order.files) {
    mkdirSync(join(root, dirname(to)), { recursive: true });
    cpSync(from, join(root, to), { recursive: true, verbatimSymlinks: true });
  }
  if (order.type === 'rpm') buildRpm(order, root, work);
  else buildDeb(order, root);
} finally {
  rmSync(work, { recursive: true, force: true });
}
