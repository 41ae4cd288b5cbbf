import { readFileSync } from 'node:fs';
import { expect, vi } from 'vitest';

const MOCKS = /\bvi\.(?:mock|doMock)\(/;

/** Of this worker, which keeps no module of the setup from one file to the next. */
const worker = globalThis as { hadMocks?: boolean };

// Files share what they load. What one puts in the place of a module, as of Electron, is in all that has loaded it, and must
// neither meet another's nor be missing because the module was loaded before.
const { testPath = '' } = expect.getState();
const hasMocks = MOCKS.test(readFileSync(testPath, 'utf8'));
if (hasMocks || worker.hadMocks === true) vi.resetModules();
worker.hadMocks = hasMocks;
