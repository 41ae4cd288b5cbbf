// npm start: sets up what is missing, builds what changed, and opens the till: in training mode on the built-in sandbox,
// or with a terminal profile when one is named. Further arguments go to the application.
import { buildStale } from './bundles.mjs';
import { main, PROJECT } from './project.mjs';
import { run } from './runtime/program.mjs';
import { withElectron } from './runtime/with-electron.mjs';

/** Chromium complains at length about a machine without D-Bus or a graphics card; nothing of it concerns the till. */
const QUIET = '--log-level=3';
const asked = process.argv.slice(2);
const hasProfile =
  asked.some((arg) => arg.startsWith('--profile=')) || Boolean(process.env['COUNTERTOP_PROFILE']);

/** Handed over by a pipe: what stands in a program's environment, other programs of the user can read. */
const SECRETS = {
  terminalPassword: 'COUNTERTOP_TERMINAL_PASSWORD',
  clientSecret: 'COUNTERTOP_CLIENT_SECRET',
  apiKey: 'COUNTERTOP_API_KEY',
  proxyPassword: 'COUNTERTOP_PROXY_PASSWORD',
  webhookSecret: 'COUNTERTOP_WEBHOOK_SECRET',
  partnerWebhookSecret: 'COUNTERTOP_PARTNER_WEBHOOK_SECRET',
  backOfficeKey: 'COUNTERTOP_BACK_OFFICE_KEY',
  backOfficePassword: 'COUNTERTOP_BACK_OFFICE_PASSWORD',
  backOfficeClientSecret: 'COUNTERTOP_BACK_OFFICE_CLIENT_SECRET',
};
const given = Object.entries(SECRETS).flatMap(([name, variable]) => {
  const value = process.env[variable];
  Reflect.deleteProperty(process.env, variable);
  return value ? [[name, value]] : [];
});
const secrets = given.length > 0 ? JSON.stringify(Object.fromEntries(given)) : undefined;

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
      const mode = hasProfile ? [] : ['--training'];
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
