import type { Environment } from '../environment.ts';
import { newId, newSecret } from '../ids.ts';
import { secretIn } from '../sign-in.ts';
import { wireTime } from '../wire-values.ts';
import type { Location } from './locations.ts';
import type { Merchant } from './merchants.ts';
import type { TerminalRecord } from './terminals.ts';

/** What the service itself gives a record. */
type OwnFields = 'id' | 'created' | 'updated' | 'deleted';

/** What a caller says of a new record: all of `Needed`, and what it likes of `Possible`. */
type Facts<T, Needed extends keyof T, Possible extends keyof T> = Pick<T, Needed> &
  Partial<Pick<T, Possible>>;

/** The tenders whose strings the specification shows. */
const FIRST_TENDERS = ['usdcBase', 'ethereum'];

/** A merchant as it is when nothing more is said of it. `now` is epoch milliseconds. */
export function newMerchant(
  facts: Facts<
    Merchant,
    'partnerId' | 'name',
    Exclude<keyof Merchant, OwnFields | 'isRebateProgramEnabled' | 'currency' | 'locale'>
  >,
  now: number,
): Merchant {
  return {
    externalId: null,
    merchantCategoryCode: null,
    contactEmail: null,
    contactPhone: null,
    website: null,
    address: null,
    tenderTypes: FIRST_TENDERS,
    isCustomerRequired: false,
    ...facts,
    isRebateProgramEnabled: false,
    currency: 'USD',
    locale: 'en-US',
    ...own(newId('mer'), now),
  };
}

/** A location, enabled, with the tenders of its merchant unless it names some. `now` is epoch milliseconds. */
export function newLocation(
  facts: Facts<
    Location,
    'merchantId' | 'name' | 'locationBusinessType',
    Exclude<keyof Location, OwnFields | 'isEnabled'>
  >,
  now: number,
): Location {
  return {
    address: null,
    contactEmail: null,
    contactPhone: null,
    website: null,
    tenderTypes: null,
    ...facts,
    isEnabled: true,
    ...own(newId('loc'), now),
  };
}

/** A terminal with credentials of its own and without a webhook. `now` is epoch milliseconds. */
export function newTerminal(
  facts: Facts<
    TerminalRecord,
    'merchantId' | 'locationId' | 'name',
    'tenderTypes' | 'useSandboxSharedWallet'
  >,
  environment: Environment,
  now: number,
): TerminalRecord {
  return {
    tenderTypes: null,
    useSandboxSharedWallet: false,
    ...facts,
    password: secretIn(environment, newSecret('terminal-password')),
    apiKey: secretIn(environment, newSecret('sandbox-key')),
    webhookUrl: null,
    signingSecret: null,
    ...own(newId('term'), now),
  };
}

function own(id: string, now: number) {
  const created = wireTime(now);
  return { id, created, updated: created, deleted: null };
}
