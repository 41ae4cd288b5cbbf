import { RecordCalls } from '../../back-office/hierarchy/record-calls.ts';
import { TerminalFactsReader } from '../../back-office/hierarchy/terminal-facts.ts';
import { TerminalSecrets } from '../../back-office/hierarchy/terminal-secrets.ts';
import { HandOverMaker } from '../../provisioning/hand-over-maker.ts';
import { ManagedSigner } from '../../provisioning/managed/managed-signer.ts';
import { MerchantKeys } from '../../provisioning/merchant-keys.ts';
import { parseProfile } from '../../terminal/profile/profile.ts';
import type { BackOffice } from '../../back-office/back-office.ts';
import type { TerminalOpening } from '../../session/till/parts.ts';
import type { Secrets } from '../../terminal/secrets/secrets.ts';
import type { TillDependencies } from './till-dependencies.ts';

interface HandingOver extends Pick<TerminalOpening, 'profile' | 'training'> {
  /** The secrets that are in use now. */
  readonly secrets: () => Secrets;
}

/** Opens what makes hand-over packages. It reads terminals and their keys with the back office's credentials. */
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
  const calls = new RecordCalls(office);
  const facts = new TerminalFactsReader(calls);
  const secretsOf = new TerminalSecrets(calls);
  const keys = new MerchantKeys(signingKeys);
  const now = () => clock.wall();
  return new HandOverMaker({
    profile,
    training,
    get secrets() {
      return secrets();
    },
    record: handOvers,
    keys,
    managed: new ManagedSigner({
      profile,
      training,
      record: handOvers,
      keys,
      now,
      merchantName: async (id) => {
        const read = await calls.ask(({ merchants }, signal) => merchants.get(id, signal));
        return read.ok ? read.value.name : undefined;
      },
    }),
    parseProfile,
    facts: (id) => facts.ofTerminal(id),
    apiKey: (id) => secretsOf.revealKey(id),
    now,
    cost: codeCost,
  });
}
