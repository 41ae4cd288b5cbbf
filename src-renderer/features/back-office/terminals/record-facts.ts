import type {
  HierarchyEntry,
  HierarchyRecord,
  RecordAddress,
} from '../../../../shared/contract/back-office/hierarchy.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { dayAndTime } from '../../../../shared/time/moment.ts';
import { readableName } from '../../../../shared/view/tender-labels.ts';
import type { Fact } from '../../../components/text/facts.tsx';
import type { Messages } from '../../../messages/use-messages.ts';

/** All fields of a location or terminal, except its tenders. */
export function recordFacts(
  record: HierarchyRecord,
  terminal: TerminalView,
  messages: Messages,
): readonly Fact[] {
  const { terminals, settlements, payments, language } = messages;
  const { facts, kinds } = terminals;
  const time = (at: number | undefined) =>
    at === undefined ? undefined : dayAndTime(at, language, terminal);
  const given: readonly (readonly [name: string, value: string | undefined])[] = [
    [facts.status, statusOf(record, messages)],
    [kinds.merchant, nameOf(record.merchant)],
    [kinds.location, nameOf(record.location)],
    [facts.type, typeOf(record, messages)],
    [facts.address, record.address && addressLine(record.address)],
    [facts.email, record.email],
    [facts.phone, record.phone],
    [facts.website, record.website],
    [facts.key, record.maskedApiKey],
    [facts.webhook, record.webhookUrl],
    [facts.wallet, record.useSandboxSharedWallet === true ? terminals.sharedWallet : undefined],
    [payments.facts.created, time(record.createdAt)],
    [facts.updated, time(record.updatedAt)],
    [settlements.facts.id, record.id],
  ];
  return given.flatMap(([name, value]) => (value === undefined || value === '' ? [] : [{ name, value }]));
}

const nameOf = (entry: HierarchyEntry | undefined) => entry && (entry.name ?? entry.id);

export function addressLine({
  address,
  address2,
  city,
  state,
  postalCode,
  countryCode,
}: RecordAddress): string {
  const town = [postalCode, city, state].filter(Boolean).join(' ');
  return [address, address2, town, countryCode].filter(Boolean).join(', ');
}

function statusOf({ isEnabled }: HierarchyRecord, { terminals }: Messages): string | undefined {
  if (isEnabled === undefined) return undefined;
  return isEnabled ? terminals.enabled : terminals.disabled;
}

/** An unknown type is shown as the service writes it. */
function typeOf({ businessType }: HierarchyRecord, { terminals }: Messages): string | undefined {
  const known: Readonly<Record<string, string>> = terminals.businessTypes;
  return businessType === undefined ? undefined : (known[businessType] ?? readableName(businessType));
}
