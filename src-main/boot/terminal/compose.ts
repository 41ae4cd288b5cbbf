import { join } from 'node:path';
import { failed } from '../../../shared/failure.ts';
import { connectService } from '../../service/connect.ts';
import { parseProfile, profileSummary, sells } from '../../terminal/profile/profile.ts';
import { keepsPins } from '../../staff/kept-pins.ts';
import { ClosingQuestion } from '../../session/till/closing-question.ts';
import { Till } from '../../session/till/till.ts';
import { loadAllMessages } from '../../../shared/messages/load-all-messages.ts';
import { Checkouts } from './checkouts.ts';
import { checkBackOffice } from './open-back-office.ts';
import { openSession } from './open-session.ts';
import { readRecord } from './read-record.ts';
import { serviceConfig } from './service-config.ts';
import { folderName, TRAINING } from './terminal-folder.ts';
import type { SellingProfile } from '../../terminal/profile/profile.ts';
import type { Secrets } from '../../terminal/secrets/secrets.ts';
import type { TillDependencies } from './till-dependencies.ts';

/**
 * Two tries of a sign-in take less. A manager who sets the till up waits no longer than this where the service cannot
 * be reached.
 */
const SIGN_IN_WITHIN_MS = 15_000;

/**
 * Builds the till's object graph. Only this function and `openSession` know every part. `onChange` is called after each
 * change of the view.
 */
export function composeTill(dependencies: TillDependencies, onChange: () => void): Till {
  const { clock, settings, secrets, training, folder } = dependencies;
  const { preferences, printing, customerScreen } = dependencies;
  const random = { next: () => Math.random() };
  const checkouts = new Checkouts(join(folder, 'counters'), clock, onChange);
  const connectWith = (profile: SellingProfile, secretsToCheck: Secrets) =>
    connectService(serviceConfig(profile), secretsToCheck, {
      clock,
      random,
      onSession: () => undefined,
      onBusy: () => undefined,
    });
  return new Till(
    {
      openSession: (opening, onSessionChange) =>
        openSession(opening, { ...dependencies, checkouts, random }, onSessionChange),
      readRecord: (opening) => readRecord(opening, folder),
      checkSignIn: async (profile, secretsToCheck) => {
        if (!sells(profile)) return checkBackOffice(profile, secretsToCheck, { clock, random });
        const connection = connectWith(profile, secretsToCheck);
        const answer = await connection.signIn(AbortSignal.timeout(SIGN_IN_WITHIN_MS));
        await connection.close();
        return answer;
      },
      proveSecrets: async (profile, secretsToProve, changed) => {
        if (!sells(profile)) return failed({ action: 'fix-input', code: 'command-refused' });
        const connection = connectWith(profile, secretsToProve);
        const signal = AbortSignal.timeout(SIGN_IN_WITHIN_MS);
        const signedIn = await connection.signIn(signal);
        const ofHistory = profile.auth.scheme === 'oauth' && changed.apiKey !== undefined;
        const answer = signedIn.ok && ofHistory ? await connection.checkHistoryKey(signal) : signedIn;
        await connection.close();
        return answer;
      },
      ownKey: async (profile, packaged) => {
        const { ownKeyOf } = await import('./own-key-of.ts');
        return ownKeyOf(profile, packaged, { clock, random });
      },
      parseProfile,
      profileSummary,
      secrets,
      keepsPins: () => keepsPins(join(folder, 'ledgers'), folderName(TRAINING)),
      memory: settings,
      training,
      preferences,
      printing,
      customerScreen,
      closing: new ClosingQuestion(clock, onChange),
      staffName: async () => (await loadAllMessages(preferences.view().language)).cashiers.firstOfAll,
      unexpected: dependencies.unexpected,
      checkoutsWritten: () => checkouts.written(),
    },
    onChange,
  );
}
