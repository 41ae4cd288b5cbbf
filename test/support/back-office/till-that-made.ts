import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { TillWorld } from '../worlds/till-world.ts';
import { addAllMade } from './add-all-made.ts';
import type { Service } from './add-all-made.ts';

/** A till, with its files in `folder`, whose record has a sale for each payment of the terminal (`add-all-made.ts`). */
export async function tillThatMadeAll(service: Service, since: number, folder: string): Promise<TillWorld> {
  const launched = async () => {
    const world = new TillWorld(folder);
    const text = JSON.stringify(service.profile);
    await world.till.launch({ kind: 'profile', text }, service.secrets);
    return world;
  };
  (await launched()).till.close();
  const [name = ''] = readdirSync(join(folder, 'ledgers'));
  await addAllMade(service, since, join(folder, 'ledgers', name));
  return launched();
}
