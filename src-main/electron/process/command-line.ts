/** What the application is started with. Unknown switches are Chromium's and pass by. */
export interface CommandLine {
  /** Where this till keeps its files; the system's default without it. */
  readonly userDataDir?: string;
  /** Path of a terminal profile; the variable COUNTERTOP_PROFILE works like the switch. */
  readonly profileFile?: string;
  /** Path of a JSON file with the secrets, `-` for standard input. */
  readonly secretsFile?: string;
  /** Path of a key that protects the secrets in the place of the system's keyring. */
  readonly keyFile?: string;
  readonly training: boolean;
  /** A till that sells to shoppers alone, also where its profile says nothing of it. */
  readonly kiosk: boolean;
  readonly windowed: boolean;
  /** Whatever started the till starts it again when it ends with another exit code than 0. */
  readonly supervised: boolean;
  /** A new version is tried on the till's files, without a screen: whatever started it reads what it found. */
  readonly trial: boolean;
  /** The customer's screen as an ordinary window, also where there is one display only. */
  readonly customerWindowed: boolean;
  /** Language of the screens in this run, e.g. `de`. */
  readonly lang?: string;
}

/** What the till was started with (docs/running.md); a switch that is given twice counts as it stands last. */
export function readCommandLine(argv: readonly string[], env: NodeJS.ProcessEnv): CommandLine {
  const value = (name: string): string | undefined =>
    filled(argv.findLast((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3));
  const userDataDir = value('user-data-dir');
  const profileFile = value('profile') ?? filled(env['COUNTERTOP_PROFILE']);
  const secretsFile = value('secrets-file');
  const keyFile = value('key-file');
  const lang = value('lang');
  return {
    training: argv.includes('--training'),
    kiosk: argv.includes('--kiosk'),
    windowed: argv.includes('--windowed'),
    supervised: argv.includes('--supervised'),
    trial: argv.includes('--trial'),
    customerWindowed: value('customer-display') === 'windowed',
    ...(userDataDir !== undefined && { userDataDir }),
    ...(profileFile !== undefined && { profileFile }),
    ...(secretsFile !== undefined && { secretsFile }),
    ...(keyFile !== undefined && { keyFile }),
    ...(lang !== undefined && { lang }),
  };
}

function filled(text: string | undefined): string | undefined {
  return text === '' ? undefined : text;
}
