/**
 * Which room of the house may import what, and why. Within a room everything may be imported; what is not listed here
 * may not. A room is a folder or a file; the longest path that fits is a file's room. `types of …` leaves nothing
 * behind in the running program. A permission that nobody uses fails the test, and so does one wider than its use.
 */
export const IMPORT_TABLE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  shared: {
    zod: 'main parses commands from `unknown` with the schemas that also type them',
  },

  'src-main': {
    'node:*': 'the real clock, random numbers and files are handed in from here',
    electron: 'boot waits for the application to be ready',
    'types of shared': 'speaks the contract',
    'types of src-main/sales/ports.ts': 'implements the ports that need nothing but Node',
    'src-main/electron': 'boot opens the window; the graph is built from every room',
    'src-main/ledger': 'the graph is built from every room',
    'src-main/service': 'the graph is built from every room',
    'src-main/preferences': 'the graph is built from every room',
    'src-main/terminal': 'the graph is built from every room',
    'src-main/till': 'the graph is built from every room',
  },
  'src-main/till': {
    shared: 'answers commands, pushes the view',
    'src-main/sales': 'a signed-in terminal sells',
    'types of src-main/service': 'a session is one terminal at one service',
    'types of src-main/preferences': 'shows and changes how the till looks and sounds',
    'src-main/terminal': 'profile, tenders and secrets make a session',
  },
  'src-main/sales': {
    shared: 'money, statuses and failures; nothing else: clock, random, gateway and ledger come in as ports',
  },
  'src-main/service': {
    shared: 'money, statuses and failures',
    undici: 'sends requests',
    zod: 'reads what the service answers',
    'types of src-main/sales/ports.ts': 'implements the payment gateway',
    'types of src-main/sales/reading.ts': 'reads what the gateway promises to read',
  },
  'src-main/webhooks': {
    'node:*': 'HMAC, and a comparison that takes the same time whatever differs',
    zod: 'reads the events',
  },
  'src-main/ledger': {
    'node:*': 'looks after the file: folder, quarantine, copies',
    libsql: 'is the database',
    shared: 'money, statuses and failures are what is recorded',
    'src-main/sales/ports.ts': 'implements the ledger, and throws what it promises to throw',
    'types of src-main/sales/events.ts': 'stores the events',
    'types of src-main/sales/reading.ts': 'stores the readings in them',
    zod: 'reads back what an older version wrote',
  },
  'src-main/terminal': {
    'node:*': 'reads the profile file',
    'electron-store': 'keeps settings and the tender cache',
    shared: 'failures and field faults',
    'types of src-main/preferences': 'keeps them beside the other settings',
    zod: 'checks the profile',
  },
  'src-main/preferences': {
    shared: 'what may be preferred, and the form of it',
  },
  'src-main/electron': {
    'node:*': 'paths of the bundles, and the sandbox process in training mode',
    electron: 'the one room that says so, the preload aside',
    shared: 'speaks the contract',
    'types of src-main/terminal/vault.ts': 'encrypts for the vault',
    zod: 'answers a malformed command with the fields that are wrong',
  },
  'src-main/preload.ts': {
    electron: 'joins the two worlds',
    shared: 'one function for each command name',
  },

  'src-renderer': {
    react: 'screens',
    'react-dom': 'mounts the screens',
    '@fontsource-variable/inter': 'the font comes with the till, which may be without a network',
    shared: 'draws the view; sends commands',
    'src-renderer/parts': 'screens are made of parts',
    'src-renderer/state': 'screens read the store',
    'src-renderer/text': 'every word shown comes from there',
  },
  'src-renderer/parts': {
    react: 'parts are components',
    qrcode: 'computes the modules of the code that is shown',
    'types of shared':
      'draws failures and faults as they come in the view; no store, so that a part shows what it is given',
    'src-renderer/text': 'every word shown comes from there',
  },
  'src-renderer/state': {
    react: 'the thin hook of the store',
    shared: 'holds the last view that main pushed',
    zustand: 'is the store',
  },
  'src-renderer/text': {
    react: 'hands the words of one language down',
    shared: 'every failure, status and amount has its words',
  },

  sandbox: {
    'node:*': 'serves and keeps its state',
    libsql: 'is the database that holds its world',
    fastify: 'serves; nothing of the till, so that two readings of the specification check each other',
  },
  scripts: {
    'node:*': 'scripts run before anything is built',
    electron: "stands in for Electron's default app in the registry-hosted runtime",
    vite: 'reads our description of the service, which is written in TypeScript',
  },
};
