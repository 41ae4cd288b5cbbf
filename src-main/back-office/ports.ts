import type { BackOfficeCredential, HistoryScope } from '../../shared/contract/back-office.ts';
import type { Result } from '../../shared/failure.ts';
import type { BackOfficeConnection } from '../service/back-office/connect-back-office.ts';
import type { BackOfficeSecrets } from '../terminal/secrets.ts';

/** What the profile says of the back office. */
export interface BackOfficeProfile {
  readonly credential: BackOfficeCredential;
  /** Whose payments may be asked for, by the identifier at the service. */
  readonly ids: Readonly<Partial<Record<HistoryScope, string>>>;
}

/** What the back office asks of the service. */
export type ServiceAccess = Pick<BackOfficeConnection, 'history' | 'signIn' | 'close'>;

export interface BackOfficeParts {
  /** None where the profile has no back office. */
  readonly profile: BackOfficeProfile | undefined;
  /** As they were kept or given when the terminal went to work. */
  readonly secrets: BackOfficeSecrets;
  /** Opens a connection; nothing is sent yet. Loads the client, which the start of the till does without. */
  readonly connect: (secrets: BackOfficeSecrets) => Promise<ServiceAccess>;
  /** Keeps them for the next start. */
  readonly keep: (secrets: BackOfficeSecrets) => Promise<Result<null>>;
  /** Wall-clock milliseconds. */
  readonly now: () => number;
}
