import type {
  HierarchyRecord,
  TendersOfRecord,
} from '../../../../../shared/contract/back-office/hierarchy.ts';
import { inheritedTenders } from './tender-effect.ts';
import type { ContactValues, LocationValues, TenderSource, TerminalValues } from './record-form.ts';

/** The form as it begins, with what the service has. */
export function terminalValues({ name = '', tenders }: HierarchyRecord): TerminalValues {
  return { name, tenderSource: sourceOf(tenders), tenderTypes: tenders.accepted };
}

export function locationValues(record: HierarchyRecord): LocationValues {
  const { businessType = 'physical' } = record;
  return { ...terminalValues(record), locationBusinessType: businessType, ...contactValues(record) };
}

/** Of a location or merchant. */
export function contactValues(
  record: Pick<HierarchyRecord, 'address' | 'email' | 'phone' | 'website'>,
): ContactValues {
  const { address = {}, email = '', phone = '', website = '' } = record;
  return {
    address: address.address ?? '',
    address2: address.address2 ?? '',
    postalCode: address.postalCode ?? '',
    city: address.city ?? '',
    state: address.state ?? '',
    countryCode: address.countryCode ?? '',
    contactEmail: email,
    contactPhone: phone,
    website,
  };
}

/** What is accepted once it is saved; `undefined` where what would be inherited is not known. */
export function tendersAfter(
  { tenderSource, tenderTypes }: TerminalValues,
  tenders: TendersOfRecord,
): readonly string[] | undefined {
  switch (tenderSource) {
    case 'keep':
      return tenders.accepted;
    case 'inherit':
      return tenders.state === 'unknown' ? undefined : inheritedTenders(tenders);
    case 'own':
      return tenderTypes;
  }
}

function sourceOf({ state }: TendersOfRecord): TenderSource {
  if (state === 'inherited') return 'inherit';
  return state === 'own' ? 'own' : 'keep';
}
