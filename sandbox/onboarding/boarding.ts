import { newId, newSecret } from '../world/ids.ts';
import { secretIn } from '../world/sign-in.ts';
import { wireTime } from '../world/wire-values.ts';
import type { World } from '../world/world.ts';
import type { Application } from './application.ts';

/** The tenders of a newly boarded merchant. */
const FIRST_TENDERS = ['usdcBase', 'ethereum'];

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
  const merchantId = newId('mer');
  const times = { created: wireTime(now), updated: wireTime(now) };
  world.merchants.put({
    id: merchantId,
    partnerId: application.partnerId,
    name: application.merchantName,
    externalId: application.partnerExternalId,
    merchantCategoryCode: application.merchantCategoryCode ?? MISCELLANEOUS_RETAIL,
    contactEmail: application.signerEmail,
    contactPhone: null,
    website: application.website ?? null,
    address: null,
    tenderTypes: FIRST_TENDERS,
    isRebateProgramEnabled: false,
    isCustomerRequired: false,
    currency: 'USD',
    locale: 'en-US',
    deleted: null,
    ...times,
  });
  for (const locationBusinessType of application.businessTypes) {
    const locationId = newId('loc');
    world.locations.put({
      id: locationId,
      merchantId,
      name: application.merchantName,
      locationBusinessType,
      address: null,
      contactEmail: application.signerEmail,
      contactPhone: null,
      website: locationBusinessType === 'virtual' ? websiteOf(application) : null,
      tenderTypes: null,
      isEnabled: true,
      deleted: null,
      ...times,
    });
    world.terminals.put({
      id: newId('term'),
      merchantId,
      locationId,
      name: 'Default terminal',
      tenderTypes: null,
      password: secretIn(world.environment, newSecret('terminal-password')),
      apiKey: secretIn(world.environment, newSecret('sandbox-key')),
      webhookUrl: null,
      signingSecret: null,
      useSandboxSharedWallet: false,
      deleted: null,
      ...times,
    });
  }
  return merchantId;
}
