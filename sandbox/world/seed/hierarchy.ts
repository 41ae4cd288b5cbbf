import type { Location } from '../records/locations.ts';
import type { Merchant } from '../records/merchants.ts';
import type { Partner } from '../records/partners.ts';
import type { TerminalRecord } from '../records/terminals.ts';
import { secretIn } from '../sign-in.ts';
import {
  TRAINING_LOCATIONS,
  TRAINING_MERCHANT,
  TRAINING_PARTNER,
  TRAINING_TERMINAL,
  TRAINING_WEB_SHOP,
} from '../training.ts';
import type { World } from '../world.ts';

const CREATED = '2024-11-04T10:00:00Z';
const ADDRESS = { city: 'Portland', state: 'ME', countryCode: 'US', postalCode: '04101' };

/** The partner at the top, to which the integrator's service account belongs. */
export const TOP_PARTNER_ID = 'par_Northwind';

/** Three levels. The fee schedule of Harbor Retail also applies to the cafés; no other partner has one. */
const PARTNERS: readonly Partner[] = [
  partner(TOP_PARTNER_ID, null, 'Northwind Payments'),
  { ...partner('par_Harbor', TOP_PARTNER_ID, 'Harbor Retail'), representingMerchantId: 'mer_HarborRetail' },
  partner('par_HarborCafes', 'par_Harbor', 'Harbor Cafés'),
  partner('par_Meadow', TOP_PARTNER_ID, 'Meadow Online'),
  TRAINING_PARTNER,
];

function partner(id: string, parentId: string | null, name: string): Partner {
  const externalId = id.slice('par_'.length).toUpperCase();
  return { id, parentId, name, externalId, representingMerchantId: null, created: CREATED, updated: CREATED };
}

const MERCHANTS: readonly Merchant[] = [
  TRAINING_MERCHANT,
  merchant('mer_HarborRetail', 'par_Harbor', 'Harbor Retail Inc.', {}),
  merchant('mer_PierCoffee', 'par_HarborCafes', 'Pier Coffee', { isRebateProgramEnabled: true }),
  merchant('mer_OldTownBooks', 'par_Harbor', 'Old Town Books', {}),
  merchant('mer_MeadowMusic', 'par_Meadow', 'Meadow Music', { isCustomerRequired: true }),
];

function merchant(id: string, partnerId: string, name: string, more: Partial<Merchant>): Merchant {
  const domain = `${id.slice('mer_'.length).toLowerCase()}.test`;
  return {
    ...TRAINING_MERCHANT,
    id,
    partnerId,
    name,
    externalId: id.slice('mer_'.length).toUpperCase(),
    contactEmail: `office@${domain}`,
    website: `https://${domain}`,
    isRebateProgramEnabled: false,
    created: CREATED,
    updated: CREATED,
    ...more,
  };
}

const LOCATIONS: readonly Location[] = [
  ...TRAINING_LOCATIONS,
  location('loc_PierCoffee', 'mer_PierCoffee', 'Pier Coffee, Pier 7', {}),
  location('loc_PierMarket', 'mer_PierCoffee', 'Pier Coffee, Market Hall', {
    tenderTypes: ['usdcBase', 'bitcoin_Lightning'],
  }),
  location('loc_OldTown', 'mer_OldTownBooks', 'Old Town Books', {}),
  location('loc_OldTownWeb', 'mer_OldTownBooks', 'oldtownbooks.test', { locationBusinessType: 'virtual' }),
  location('loc_MeadowWeb', 'mer_MeadowMusic', 'meadowmusic.test', { locationBusinessType: 'virtual' }),
  location('loc_MeadowStand', 'mer_MeadowMusic', 'Meadow Music, festival stand', { isEnabled: false }),
];

function location(id: string, merchantId: string, name: string, more: Partial<Location>): Location {
  const isVirtual = more.locationBusinessType === 'virtual';
  return {
    id,
    merchantId,
    name,
    locationBusinessType: 'physical',
    address: isVirtual ? null : { ...ADDRESS, address: `${id.length} Harbour Street` },
    contactEmail: null,
    contactPhone: null,
    website: isVirtual ? `https://${name}` : null,
    tenderTypes: null,
    isEnabled: true,
    created: CREATED,
    updated: CREATED,
    deleted: null,
    ...more,
  };
}

/** Terminals with payments in the past. */
export const SELLING_TERMINALS: readonly TerminalRecord[] = [
  terminal('term_PierTill1', 'mer_PierCoffee', 'loc_PierCoffee', 'Till 1'),
  terminal('term_PierTill2', 'mer_PierCoffee', 'loc_PierCoffee', 'Till 2'),
  terminal('term_MarketTill', 'mer_PierCoffee', 'loc_PierMarket', 'Market till'),
  terminal('term_BooksTill', 'mer_OldTownBooks', 'loc_OldTown', 'Counter'),
  terminal('term_BooksWeb', 'mer_OldTownBooks', 'loc_OldTownWeb', 'Web shop'),
  terminal('term_MeadowWeb', 'mer_MeadowMusic', 'loc_MeadowWeb', 'Web shop'),
];

function terminal(id: string, merchantId: string, locationId: string, name: string): TerminalRecord {
  const tag = id.slice('term_'.length);
  return {
    ...TRAINING_TERMINAL,
    id,
    merchantId,
    locationId,
    name,
    tenderTypes: null,
    password: `${tag}-password`,
    apiKey: `sandbox-key-${tag}-000000`,
    created: CREATED,
    updated: CREATED,
  };
}

/** The whole hierarchy, with the API keys of its partners and the one fee schedule. */
export function seedHierarchy(world: World): void {
  const secret = (text: string) => secretIn(world.environment, text);
  for (const one of PARTNERS) {
    world.partners.add(one);
    const tag = one.id.slice('par_'.length);
    world.partnerApiKeys.add({
      id: `key_${tag}`,
      partnerId: one.id,
      name: 'First key',
      apiKey: secret(`sandbox-partner-key-${tag}`),
      created: one.created,
    });
  }
  world.feeSchedules.put({
    id: 'mer_HarborRetail',
    partnerId: 'par_Harbor',
    fees: [
      { name: 'cryptoPercentage', feeType: 'percentage', sellRate: 1, buyRate: 0.6 },
      { name: 'walletPercentage', feeType: 'percentage', sellRate: 2.4, buyRate: 1.9 },
      { name: 'perTransaction', feeType: 'fixed', sellRate: 0.1, buyRate: 0.05 },
      { name: 'monthly', feeType: 'fixed', sellRate: 10, buyRate: 5 },
    ],
  });
  for (const one of MERCHANTS) world.merchants.put(one);
  for (const one of LOCATIONS) world.locations.put(one);
  for (const one of [TRAINING_TERMINAL, TRAINING_WEB_SHOP, ...SELLING_TERMINALS]) {
    world.terminals.put({ ...one, password: secret(one.password), apiKey: secret(one.apiKey) });
  }
}
