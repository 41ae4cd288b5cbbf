// @ts-nocheck: Electron's own default app calls the same inner functions of Electron and Node; none has types.
// The registry-hosted runtime comes without Electron's default app, the part that starts the application whose folder
// is on the command line. This does what this project needs of it: `electron [-r MODULE] FOLDER`, as CommonJS because
// Electron starts it before ES modules can be loaded from a file.
const { app } = require('electron');
const { existsSync, readFileSync } = require('node:fs');
const Module = require('node:module');
const { dirname, join, resolve } = require('node:path');
const { pathToFileURL } = require('node:url');

/** @param {readonly string[]} args */
function readArguments(args) {
  const modules = [];
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? '';
    if (arg === '-r' || arg === '--require') {
      at += 1;
      modules.push(args[at]);
    } else if (!arg.startsWith('-')) {
      return { modules, folder: resolve(arg) };
    }
  }
  return { modules, folder: undefined };
}

/** @param {string} folder */
function start(folder) {
  const manifestFile = join(folder, 'package.json');
  const manifest = existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, 'utf8')) : {};
  const main = Module._resolveFilename(folder, null, true);
  if (manifest.version) app.setVersion(manifest.version);
  app.setName(manifest.productName ?? manifest.name ?? app.getName());
  app.setAppPath(existsSync(manifestFile) ? folder : dirname(main));
  if (manifest.type === 'module' || main.endsWith('.mjs')) return import(pathToFileURL(main).href);
  return Module._load(main, Module, true);
}

const { modules, folder } = readArguments(process.argv.slice(1));
Object.defineProperty(process, 'defaultApp', { value: true, enumerable: true });
if (modules.length > 0) Module._preloadModules(modules);
if (folder === undefined) {
  console.error('usage: electron [-r MODULE] FOLDER');
  process.exit(1);
}
Promise.resolve(start(folder)).catch((error) => {
  console.error(error);
  process.exit(1);
});
