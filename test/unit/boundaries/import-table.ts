/**
 * Which room of the house may import what, and why. Within a room everything may be imported; what is not listed here
 * may not. A room is a folder or a file; the longest path that fits is a file's room. `types of …` leaves nothing
 * behind in the running program. A permission that nobody uses fails the test, and so does one wider than its use.
 */
export const IMPORT_TABLE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  shared: {
    zod: 'main parses commands from `unknown` with the schemas that also type them',
    'types of shared/customer': 'what the contract, failures and words say of customers',
  },
  'shared/customer': {
    validator: 'knows e-mail addresses, countries and their postal codes',
    'shared/failure.ts': 'says field by field what is wrong with what a screen sent',
  },

  'src-main': {
    'node:*': 'the real clock, random numbers and files are handed in from here',
    electron: 'boot waits for the application to be ready',
    shared: 'speaks the contract; hands in the words for papers, computes what the customer may see',
    'types of src-main/sales/ports.ts': 'implements the ports that need nothing but Node',
    'src-main/sales/followed-elsewhere.ts': 'says what other terminals of this till have left open',
    'src-main/cashiers': 'the graph is built from every room',
    'src-main/electron': 'boot opens the window; the graph is built from every room',
    'src-main/counter': 'the graph is built from every room',
    'src-main/customers': 'the graph is built from every room',
    'src-main/ledger': 'the graph is built from every room',
    'src-main/service': 'the graph is built from every room',
    'src-main/papers': 'the graph is built from every room',
    'src-main/customer-display': 'the graph is built from every room',
    'src-main/preferences': 'the graph is built from every room',
    'src-main/printing': 'the graph is built from every room',
    'src-main/shifts': 'the graph is built from every room',
    'src-main/supervision': 'reports what nobody expected, from the start on',
    'src-main/terminal': 'the graph is built from every room',
    'src-main/till': 'the graph is built from every room',
  },
  'src-main/till': {
    shared: 'answers commands, pushes the view',
    'src-main/sales': 'a signed-in terminal sells',
    'src-main/supervision': 'the sign-in goes on after an error that nobody expected',
    'src-main/past-sales': 'what it has sold is found again',
    'types of src-main/cashiers': 'who has signed in decides what may be done',
    'src-main/shifts': 'a session has shifts',
    'types of src-main/service': 'a session is one terminal at one service',
    'types of src-main/counter': 'a terminal at work has a counter',
    'types of src-main/papers': 'makes and prints papers',
    'types of src-main/customer-display': 'shows the customer the amount, and asks for a tip',
    'types of src-main/preferences': 'shows and changes how the till looks and sounds',
    'types of src-main/printing': 'shows what is printed, and passes on what is asked of the printer',
    'src-main/terminal': 'profile, tenders and secrets make a session',
  },
  'src-main/cashiers': {
    'node:*': 'scrypt, and the file of what is kept in place of PINs',
    shared: 'names, roles and failures',
    'src-main/sales/ledger-failure.ts': 'says when the journal cannot be written',
    'src-main/sales/ports.ts': 'a pause that cannot be recorded begins again',
    'src-main/supervision': 'waits for an untouched till, whatever error nobody expected',
    'types of src-main/shifts': 'everything is in the journal',
    'src-main/files': 'the journal names whose PINs there are: they must be on the disk as well',
    zod: 'reads back the file of verifiers',
  },
  'src-main/shifts': {
    shared: 'reports, papers and words',
    'src-main/sales': 'a report is made from sales',
  },
  'src-main/sales': {
    shared: 'money, statuses and failures; nothing else: clock, random, gateway and ledger come in as ports',
    'src-main/supervision': 'a loop that meets an error nobody expected is started again',
  },
  'src-main/supervision': {
    'shared/on-abort.ts': 'many waits end with one signal, which keeps nothing of them',
    'types of shared': 'time, notices, and the port that errors are reported to',
  },
  'src-main/past-sales': {
    shared: 'what is looked for, and how it is told',
    'src-main/sales': 'a sale that is long over is its events replayed, as any other',
  },
  'src-main/service': {
    'node:*': 'decodes compressed answers; checks certificates against the authorities of the profile',
    shared: 'money, statuses and failures',
    undici: 'sends requests',
    'src-main/supervision': 'deadlines, and how long to wait after a failure',
    zod: 'reads what the service answers',
    'types of src-main/sales/ports.ts': 'implements the payment gateway',
    'types of src-main/sales/reading.ts': 'reads what the gateway promises to read',
  },
  'src-main/customers': {
    'node:*': 'a file a sale, for as long as its payment needs it',
    shared: 'details and failures',
    'types of src-main/sales/ports.ts': 'implements the customer safe',
    'types of src-main/terminal/vault.ts': 'encrypts with the same keyring as the vault',
    'src-main/supervision': 'the removal goes on after an error that nobody expected',
    'src-main/files': 'a file that is written must be on the disk',
    zod: 'reads back what was kept',
  },
  'src-main/webhooks': {
    'node:*': 'HMAC, and a comparison that takes the same time whatever differs',
    zod: 'reads the events',
  },
  'src-main/ledger': {
    'node:*': 'looks after the file: folder, quarantine, copies',
    libsql: 'is the database',
    'src-main/supervision': 'backups go on after an error that nobody expected',
    shared: 'money, statuses and failures are what is recorded',
    'src-main/sales/ports.ts': 'implements the ledger, and throws what it promises to throw',
    'types of src-main/past-sales/ports.ts': 'is looked through for past sales',
    'types of src-main/sales/events.ts': 'stores the events',
    'types of src-main/shifts': 'implements the journal, and stores its entries',
    'types of src-main/sales/reading.ts': 'stores the readings in them',
    'src-main/sales/same-sale.ts': 'finds sales by what their references have in common',
    zod: 'reads back what an older version wrote',
  },
  'src-main/files': {
    'node:*': 'writes a file whole, onto the disk',
  },
  'src-main/terminal': {
    'node:*': 'reads the profile file, and the certificates in it',
    'electron-store': 'keeps settings and the tender cache',
    shared: 'failures and field faults',
    'src-main/files': 'secrets outlive a power cut',
    'types of src-main/preferences': 'keeps them beside the other settings',
    'types of src-main/printing': 'keeps the printer, and the names of what was not printed',
    'src-main/supervision/deadline.ts': 'nobody waits for long for a file of secrets that may be a pipe',
    zod: 'checks the profile',
  },
  'src-main/counter': {
    'node:*': 'keeps carts, settings and catalogue in files of their own',
    'csv-parse': 'reads a catalogue file',
    shared: 'what a cart comes to, and the form of what is kept',
    'src-main/files': 'a cart outlives a power cut',
    zod: 'reads back what an older version wrote',
  },
  'src-main/papers': {
    shared: 'words, money and statuses are what papers are made of',
    'src-main/sales': 'a paper says what the ledger knows of a sale',
    'src-main/shifts': 'a shift’s report is a paper too',
  },
  'src-main/preferences': {
    shared: 'what may be preferred, and the form of it',
  },
  'src-main/printing': {
    'node:*': 'speaks TCP',
    '@point-of-sale/receipt-printer-encoder': 'turns papers into the commands of printers',
    serialport: 'speaks to serial ports, once such a printer is set up',
    usb: 'speaks to USB printers, once such a printer is set up',
    'src-main/supervision/deadline.ts': 'a printer that does not answer is given up in time',
    shared: 'papers, settings, why something was not printed',
    zod: 'reads back what an older version kept',
  },
  'src-main/customer-display': {
    shared: 'what the customer may see, and what they answer',
  },
  'src-main/electron': {
    'node:*': 'paths of the bundles, and the sandbox process in training mode',
    electron: 'the one room that says so, the preload aside',
    shared: 'speaks the contract',
    'src-main/papers': 'makes a file of a paper',
    'src-main/supervision/back-off.ts': 'a screen that keeps dying is started more and more slowly',
    'src-main/printing/encoding': 'draws papers that a printer has no letters for',
    'types of src-main/customer-display':
      'implements the customer’s window and the displays that it may cover',
    'types of src-main/terminal/vault.ts': 'encrypts for the vault',
    zod: 'answers a malformed command with the fields that are wrong',
  },
  'src-main/customer-preload.ts': {
    electron: 'joins the two worlds',
    shared: 'one function for each of the customer’s commands',
  },
  'src-main/preload.ts': {
    electron: 'joins the two worlds',
    shared: 'one function for each command name',
  },

  'src-main/paper-preload.ts': {
    electron: 'joins the two worlds',
    shared: 'names what the page that draws papers may ask',
  },

  'src-renderer': {
    react: 'screens',
    'react-dom': 'mounts the screens',
    validator: 'lists the countries, beside the form that asks for one: never in the first chunk',
    '@fontsource-variable/inter': 'the font comes with the till, which may be without a network',
    shared: 'draws the view; sends commands',
    'src-renderer/parts': 'screens are made of parts',
    'src-renderer/state': 'screens read the store',
    'src-renderer/text': 'every word shown comes from there',
  },
  'src-renderer/parts': {
    react: 'parts are components',
    qrcode: 'computes the modules of the code that is shown',
    'shared/address.ts': 'which part of an address somebody has registered',
    'shared/language.ts': 'which way the lines of a paper run',
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
    shared: 'the words themselves stand there, for papers too',
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
    '@playwright/test': 'knows where its own browser is',
  },
};
