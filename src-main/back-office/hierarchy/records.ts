import { tendersOfRecord } from './tenders-of-record.ts';
import type {
  HierarchyEntry,
  HierarchyKind,
  HierarchyRecord,
} from '../../../shared/contract/back-office/hierarchy.ts';
import type { Location, Merchant, Terminal } from '../../service/endpoints/hierarchy/records.ts';

interface Named {
  readonly id: string;
  readonly name?: string | undefined;
  readonly isEnabled?: boolean | undefined;
}

export function entryOf(
  kind: HierarchyKind,
  { id, name, isEnabled }: Named,
  path?: readonly string[],
): HierarchyEntry {
  return withoutMissing({ kind, id, name: name === '' ? undefined : name, isEnabled, path });
}

export const nameOf = ({ id, name }: Named) => (name === undefined || name === '' ? id : name);

/** @param merchant where it could be read; its tenders are those that the location inherits */
export function locationRecordOf(location: Location, merchant: Merchant | undefined): HierarchyRecord {
  const { address, contactEmail, contactPhone, website, isEnabled, created, updated } = location;
  return withoutMissing({
    kind: 'location' as const,
    id: location.id,
    name: location.name,
    merchant: merchant && entryOf('merchant', merchant),
    tenders: tendersOfRecord(location.tenderTypes, merchant?.tenderTypes),
    isEnabled,
    businessType: location.locationBusinessType,
    address: address && withoutMissing(address),
    email: contactEmail,
    phone: contactPhone,
    website,
    createdAt: created,
    updatedAt: updated,
  });
}

/**
 * @param location where it could be read
 * @param merchant where it could be read; a location without tenders of its own has its merchant's
 */
export function terminalRecordOf(
  terminal: Terminal,
  location: Location | undefined,
  merchant: Merchant | undefined,
): HierarchyRecord {
  const { maskedApiKey, webhookUrl, useSandboxSharedWallet, created, updated } = terminal;
  const parent = location && (location.tenderTypes ?? merchant?.tenderTypes);
  return withoutMissing({
    kind: 'terminal' as const,
    id: terminal.id,
    name: terminal.name,
    merchant: merchant && entryOf('merchant', merchant),
    location: location && entryOf('location', location),
    tenders: tendersOfRecord(terminal.tenderTypes, parent),
    maskedApiKey,
    webhookUrl,
    useSandboxSharedWallet,
    createdAt: created,
    updatedAt: updated,
  });
}

type Present<T> = { readonly [Name in keyof T]: Exclude<T[Name], undefined> };

/** The fields that are not undefined. */
export function withoutMissing<T extends object>(fields: T): Present<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<T>;
}
