// npm start: sets up what is missing, builds what changed, and opens the till: in training mode on the built-in sandbox,
// or with a terminal profile when one is named. Further arguments go to the application.
import { buildStale } from './bundles.mjs';
import { takeGivenSecrets } from './given-secrets.mjs';
import { modeSwitches } from './mode-switches.mjs';
import { main, PROJECT } from './project.mjs';
import { run } from './runtime/program.mjs';
import { withElectron } from './runtime/with-electron.mjs';

/** Chromium complains at length about a machine without D-Bus or a graphics card; nothing of it concerns the till. */
const QUIET = '--log-level=3';
const asked = process.argv.slice(2);
const secrets = takeGivenSecrets(process.env);

await main(() =>
  withElectron(
    { project: PROJECT, tests: false, say: console.log },
    async ({ program, args, env, virtualDisplay }) => {
      await buildStale();
      if (virtualDisplay) {
        console.log(
          `No display: the till opens on the virtual display ${virtualDisplay}. To see it: ` +
            `x11vnc -display ${virtualDisplay} -localhost, and a VNC viewer on port 5900`,
        );
      }
      const mode = modeSwitches(asked, env);
      const switches = [...mode, '--windowed', QUIET, ...(secrets ? ['--secrets-file=-'] : []), ...asked];
      const { code } = await run(program, [...args, PROJECT, ...switches], {
        env,
        shown: true,
        ...(secrets && { input: secrets }),
      });
      return code;
    },
  ),
);
