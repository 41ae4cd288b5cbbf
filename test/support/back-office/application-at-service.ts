import { valueOf } from '../worlds/value-of.ts';
import { typedApplication } from '../records/typed-application.ts';
import type { CommandCalls } from '../../../shared/contract/api.ts';
import type { ApplicationValues } from '../../../shared/onboarding/application-values.ts';

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
