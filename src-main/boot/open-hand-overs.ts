import { Hierarchy } from '../back-office/hierarchy/hierarchy.ts';
import { RecordCalls } from '../back-office/hierarchy/record-calls.ts';
import { TerminalSecrets } from '../back-office/hierarchy/terminal-secrets.ts';
import { HandOverMaker } from '../provisioning/hand-over-maker.ts';
import { merchantOf } from '../provisioning/hand-over-record.ts';
import type { BackOffice } from '../back-office/back-office.ts';
import type { TerminalOpening } from '../session/parts.ts';
import type { Secrets } from '../terminal/secrets.ts';
import type { TillDependencies } from './till-dependencies.ts';

interface HandingOver extends Pick<TerminalOpening, 'profile' | 'training'> {
  /** Those that are in use at the moment. */
  readonly secrets: () => Secrets;
}

/** What hands terminals over at this till: their records and keys are read with the back office's credentials. */
export function openHandOvers(
  { profile, secrets, training }: HandingOver,
  office: BackOffice,
  {
    signingKeys,
    handOvers,
    codeCost,
    clock,
  }: Pick<TillDependencies, 'signingKeys' | 'handOvers' | 'codeCost' | 'clock'>,
): HandOverMaker {
  // A reader of its own: the tree begins anew while a terminal is handed over.
  const records = new Hierarchy(office);
  const keys = new TerminalSecrets(new RecordCalls(office));
  return new HandOverMaker({
    ...{ profile, training },
    get secrets() {
      return secrets();
    },
    record: handOvers,
    signingKey: signingKeys(merchantOf(profile)),
    terminal: (id) => records.get('terminal', id),
    apiKey: (id) => keys.revealKey(id),
    now: () => clock.wall(),
    cost: codeCost,
  });
}
