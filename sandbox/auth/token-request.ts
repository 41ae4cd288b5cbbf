import type { Subject } from './tokens.ts';
import type { SignInSettings } from '../world/sign-in.ts';
import type { Terminals } from '../world/records/terminals.ts';

/** The only valid scope. */
export const SCOPE = 'openid profile email';

/** A refusal of the token endpoint, one row of spec "Token endpoint errors". */
export class TokenRefusal extends Error {
  override readonly name = 'TokenRefusal';
  readonly code: keyof typeof STATUS;

  constructor(code: keyof typeof STATUS, message: string) {
    super(message);
    this.code = code;
  }

  get status(): number {
    return STATUS[this.code];
  }
}

const STATUS = {
  invalid_request: 400,
  invalid_client: 401,
  invalid_grant: 401,
  insufficient_scope: 403,
} as const;

export type Client = 'terminal' | 'integrator';
export type TokenForm = ReadonlyMap<string, string>;

/** Reads the form of a token request. Wrong media types, invalid escapes and repeated fields are malformed. */
export function readTokenForm(contentType: string | undefined, body: string): TokenForm {
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(contentType ?? '')) {
    throw new TokenRefusal('invalid_request', 'The content type must be application/x-www-form-urlencoded.');
  }
  if (/%(?![0-9a-f]{2})/i.test(body)) throw new TokenRefusal('invalid_request', 'The form is malformed.');
  const form = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(body)) {
    if (form.has(name)) throw new TokenRefusal('invalid_request', `The field ${name} appears twice.`);
    form.set(name, value);
  }
  return form;
}

export function field(form: TokenForm, name: string): string {
  const value = form.get(name);
  if (!value) throw new TokenRefusal('invalid_request', `The field ${name} is missing.`);
  return value;
}

/** The client of the request: `<brand>-terminal` or `<brand>-integrator`. */
export function readClient(form: TokenForm, { brand }: SignInSettings): Client {
  const id = field(form, 'client_id');
  if (id === `${brand}-terminal`) return 'terminal';
  if (id === `${brand}-integrator`) return 'integrator';
  throw new TokenRefusal('invalid_client', 'The client id is unknown.');
}

/** Requests to `/oauth/token` also need the client secret. */
export function checkClientSecret(form: TokenForm, clientSecret: string): void {
  if (form.get('client_secret') !== clientSecret) {
    throw new TokenRefusal('invalid_client', 'The client secret is missing or wrong.');
  }
}

/** Checks scope, user name and password of a password grant. Each user belongs to one client. */
export function checkPassword(
  form: TokenForm,
  client: Client,
  settings: SignInSettings,
  terminals: Terminals,
): Subject {
  const username = field(form, 'username');
  const password = field(form, 'password');
  if (form.get('scope') !== SCOPE) {
    throw new TokenRefusal('insufficient_scope', `The scope must be exactly "${SCOPE}".`);
  }
  const account =
    client === 'terminal' ? terminalAccount(username, settings, terminals) : integratorAccount(settings);
  if (account?.username !== username || account.password !== password) {
    throw new TokenRefusal('invalid_grant', 'The user name or password is wrong.');
  }
  return account.subject;
}

interface Account {
  readonly username: string;
  readonly password: string;
  readonly subject: Subject;
}

/** Terminals sign in as `{terminalId}@{identityDomain}`. */
function terminalAccount(
  username: string,
  { identityDomain }: SignInSettings,
  terminals: Terminals,
): Account | undefined {
  const terminal = terminals.byId(username.slice(0, username.indexOf('@')));
  if (terminal === undefined) return undefined;
  const { id: terminalId, password } = terminal;
  return { username: `${terminalId}@${identityDomain}`, password, subject: { kind: 'terminal', terminalId } };
}

function integratorAccount({ integrator }: SignInSettings): Account {
  return { ...integrator, subject: { kind: 'integrator' } };
}
