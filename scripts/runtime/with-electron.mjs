import { lacksDisplay, startVirtualDisplay } from './display.mjs';
import { findElectron } from './electron.mjs';
import { completeSystem } from './system-packages.mjs';

/**
 * @typedef {object} Runtime
 * @property {string} program the Electron executable
 * @property {readonly string[]} args what this user and system need before the application's own arguments
 * @property {NodeJS.ProcessEnv} env with the display, and where tools find this Electron
 * @property {string} [virtualDisplay] its name, when one was started
 */

/**
 * Sets up Electron on this machine, does `work` with it, and takes the virtual display down again.
 *
 * @template T
 * @param {{ project: string, tests: boolean, say: (line: string) => void }} options
 * @param {(runtime: Runtime) => Promise<T>} work
 * @returns {Promise<T>} rejects with `SetUpError` when this machine lacks something that cannot be brought from here
 */
export async function withElectron({ project, tests, say }, work) {
  const { folder, program } = await findElectron(project, process.env, say);
  const virtual = lacksDisplay(process.env);
  if (process.platform === 'linux') {
    await completeSystem({ program, virtualDisplay: virtual, tests, env: process.env }, say);
  }
  const display = virtual ? await startVirtualDisplay(process.env) : undefined;
  try {
    return await work({
      program,
      // Chromium's sandbox refuses to run as root, and only there may it be given up.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
      env: {
        ...process.env,
        ELECTRON_OVERRIDE_DIST_PATH: folder,
        // Tests side by side know by the second name that each may have a display of its own.
        ...(display && { DISPLAY: display.name, VIRTUAL_DISPLAY: display.name }),
      },
      ...(display && { virtualDisplay: display.name }),
    });
  } finally {
    await display?.stop();
  }
}
