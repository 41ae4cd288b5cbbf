import { typedApplication } from '../records/typed-application.ts';
import type { CommandCalls } from '../../../shared/contract/api.ts';
import type { Result } from '../../../shared/failure.ts';
import type { ApplicationValues } from '../../../shared/onboarding/application-values.ts';

/** What a command that has to succeed answers. */
export async function valueOf<T>(asked: Promise<Result<T>>): Promise<T> {
  const answer = await asked;
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  return answer.value;
}

/** A draft on the till with these fields, and every fee of its partner at what it is sold for; answers its id. */
export async function typedInto(
  commands: CommandCalls,
  values: ApplicationValues = typedApplication,
): Promise<string> {
  const { id } = await valueOf(commands['applicationDrafts.begin'](undefined));
  const { fees } = await valueOf(commands['applicationDrafts.fees']({ partnerId: 'par_Harbor' }));
  const rates = Object.fromEntries(fees.map(({ name, sellRate }) => [`fee:${name}`, sellRate]));
  await valueOf(commands['applicationDrafts.keep']({ id, values: { ...rates, ...values } }));
  return id;
}
