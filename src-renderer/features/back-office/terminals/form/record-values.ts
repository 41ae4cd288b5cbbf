import type {
  HierarchyRecord,
  TendersOfRecord,
} from '../../../../../shared/contract/back-office/hierarchy.ts';
import { inheritedTenders } from './tender-effect.ts';
import type { ContactValues, LocationValues, TenderSource, TerminalValues } from './record-form.ts';

/** The form with the values that the service has. */
export function terminalValues({ name = '', tenders }: HierarchyRecord): TerminalValues {
  return { name, tenderSource: sourceOf(tenders), tenderTypes: tenders.accepted };
}

export function locationValues(record: HierarchyRecord): LocationValues {
  const { businessType = 'physical' } = record;
  return { ...terminalValues(record), locationBusinessType: businessType, ...contactValues(record) };
}

/** The address and contact fields of a location or merchant. */
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

/** The tenders after saving; `undefined` where inherited ones are unknown. */
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
