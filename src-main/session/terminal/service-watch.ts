import { deadline } from '../../supervision/deadline.ts';
import { supervise } from '../../supervision/supervise.ts';
import { HistoryAccess } from './history-access.ts';
import { SignIn } from './sign-in.ts';
import type { ConnectionView, SessionView } from '../../../shared/contract/views.ts';
import type { Result } from '../../../shared/failure.ts';
import type { ServiceConnection } from '../../service/connect.ts';
import type { Secrets } from '../../terminal/secrets/secrets.ts';
import type { SessionParts, SessionSnapshot } from '../session-parts.ts';

/** Time for two tries. */
const SIGN_IN_WITHIN_MS = 15_000;

interface Listener {
  readonly onChange: () => void;
  readonly onSignedIn: () => void;
  /** Called when the service answers again after an outage. */
  readonly onOnlineAgain: () => void;
}

/** Keeps the terminal's connection to the service signed in, and knows its state: signed in, online, busy. */
export class ServiceWatch {
  readonly #parts: Pick<SessionParts, 'ports' | 'useSecrets'>;
  readonly #listener: Listener;
  readonly #watched: ServiceConnection;
  readonly #history: HistoryAccess;
  readonly #signIn: SignIn;
  #session: SessionView = { state: 'none' };
  #connection: ConnectionView = { state: 'unknown' };
  #busyUntil: number | undefined;

  constructor(
    parts: Pick<SessionParts, 'connect' | 'ports' | 'screenDrawn' | 'useSecrets'>,
    listener: Listener,
  ) {
    this.#parts = parts;
    this.#listener = listener;
    const connection = parts.connect({
      onSession: (session) => this.#sessionChanged(session),
      onConnection: (view) => this.#connectionChanged(view),
      onBusy: (busyUntil) => {
        this.#busyUntil = busyUntil;
        listener.onChange();
      },
    });
    this.#history = new HistoryAccess(listener.onChange);
    this.#watched = this.#history.watch(connection);
    this.#signIn = new SignIn(connection, parts);
  }

  /** The connection that everything has to use, because its answers also say whether the history is open to this till. */
  get connection(): ServiceConnection {
    return this.#watched;
  }

  view(): Pick<SessionSnapshot, 'session' | 'connection' | 'busyUntil' | 'otherTillsUnseen'> {
    return {
      session: this.#session,
      connection: this.#connection,
      ...(this.#busyUntil !== undefined && { busyUntil: this.#busyUntil }),
      ...(this.#history.isClosed && { otherTillsUnseen: true }),
    };
  }

  /** Signs in, and regularly asks whether the service answers, until `signal` aborts. */
  begin(signal: AbortSignal): void {
    const { ports } = this.#parts;
    const isRefused = (): boolean => this.#session.state === 'refused';
    void supervise('the heartbeat', () => this.#watched.keepAsking(signal), ports, signal);
    void supervise('the sign-in', () => this.#signIn.run(isRefused, signal), ports, signal);
  }

  /** Signs in with other secrets. Fails as a sign-in does; the new secrets are used even then. */
  async useSecrets(secrets: Secrets, signal: AbortSignal): Promise<Result<null>> {
    this.#parts.useSecrets(secrets);
    this.#watched.useSecrets(secrets);
    const limit = deadline(this.#parts.ports.clock, [signal], SIGN_IN_WITHIN_MS);
    try {
      return await this.#watched.signIn(limit.signal);
    } finally {
      limit.release();
    }
  }

  /** Tries again at once, after sleep or a network change. */
  tryNow(): void {
    this.#watched.askNow();
    this.#signIn.tryNow();
  }

  #sessionChanged(session: SessionView): void {
    this.#session = session;
    this.#listener.onChange();
    if (session.state === 'signed-in') this.#listener.onSignedIn();
  }

  #connectionChanged(connection: ConnectionView): void {
    const { state: was } = this.#connection;
    this.#connection = connection;
    this.#listener.onChange();
    if (connection.state !== 'online' || was !== 'offline') return;
    this.#signIn.tryNow();
    this.#listener.onOnlineAgain();
  }
}
