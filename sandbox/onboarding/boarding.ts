import { newLocation, newMerchant, newTerminal } from '../world/records/new-records.ts';
import type { World } from '../world/world.ts';
import type { Application } from './application.ts';

/** The category for a minimal application, which does not name one. */
const MISCELLANEOUS_RETAIL = '5999';

/** A virtual location needs a website; without one the merchant could not be written back as it is read. */
const websiteOf = ({ id, website }: Application): string =>
  website ?? `https://${id.replace(/[^a-z0-9]/gi, '')}.example`;

/**
 * Creates the merchant with its default location and default terminal (spec "What the service does", 3): one location
 * with a terminal for each business type of the application. Answers the merchant's identifier.
 */
export function board(application: Application, world: World, now: number): string {
  const { merchantName: name, signerEmail: contactEmail } = application;
  const merchant = newMerchant(
    {
      partnerId: application.partnerId,
      name,
      externalId: application.partnerExternalId,
      merchantCategoryCode: application.merchantCategoryCode ?? MISCELLANEOUS_RETAIL,
      contactEmail,
      website: application.website ?? null,
    },
    now,
  );
  const { id: merchantId } = world.merchants.put(merchant);
  for (const locationBusinessType of application.businessTypes) {
    const website = locationBusinessType === 'virtual' ? websiteOf(application) : null;
    const facts = { merchantId, name, locationBusinessType, contactEmail, website };
    const { id: locationId } = world.locations.put(newLocation(facts, now));
    const terminal = { merchantId, locationId, name: 'Default terminal' };
    world.terminals.put(newTerminal(terminal, world.environment, now));
  }
  return merchantId;
}
