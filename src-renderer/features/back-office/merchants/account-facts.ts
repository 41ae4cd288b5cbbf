import type { MerchantRecord, PartnerRecord } from '../../../../shared/contract/back-office/merchants.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { localeOf } from '../../../../shared/language.ts';
import { dayAndTime } from '../../../../shared/time/moment.ts';
import { tenderView } from '../../../../shared/view/tender-labels.ts';
import type { Fact } from '../../../components/text/facts.tsx';
import type { Messages } from '../../../messages/use-messages.ts';
import { addressLine } from '../terminals/record-facts.ts';

type Given = readonly (readonly [name: string, value: string | undefined])[];

/** All fields of a merchant, except fees and the rebate program. */
export function merchantFacts(
  merchant: MerchantRecord,
  terminal: TerminalView,
  messages: Messages,
): readonly Fact[] {
  const { merchants, terminals, language } = messages;
  const { facts, needsCustomer } = merchants;
  const { facts: usual, kinds, tenders: texts } = terminals;
  const { tenders, needsCustomer: needs } = merchant;
  const listed =
    tenders &&
    new Intl.ListFormat(localeOf(language, terminal.locale)).format(
      tenders.map((tender) => tenderView(tender).label),
    );
  return shown([
    [kinds.partner, merchant.partner && (merchant.partner.name ?? merchant.partner.id)],
    [facts.externalId, merchant.externalId],
    [facts.category, merchant.categoryCode],
    [usual.address, merchant.address && addressLine(merchant.address)],
    [usual.email, merchant.email],
    [usual.phone, merchant.phone],
    [usual.website, merchant.website],
    [texts.title, listed],
    [
      messages.customer.title,
      needs === undefined ? undefined : needs ? needsCustomer.always : needsCustomer.asked,
    ],
    [facts.currency, merchant.currency],
    ...ofEvery(merchant, terminal, messages),
  ]);
}

/** All fields of a partner, except fees, keys and merchants. */
export function partnerFacts(
  partner: PartnerRecord,
  terminal: TerminalView,
  messages: Messages,
): readonly Fact[] {
  const { facts } = messages.merchants;
  const { parent, representing } = partner;
  return shown([
    [facts.parent, parent && (parent.name ?? parent.id)],
    [facts.representing, representing && (representing.name ?? representing.id)],
    [facts.externalId, partner.externalId],
    ...ofEvery(partner, terminal, messages),
  ]);
}

function ofEvery(
  { id, createdAt, updatedAt }: PartnerRecord,
  terminal: TerminalView,
  { terminals, settlements, payments, language }: Messages,
): Given {
  const time = (at: number | undefined) =>
    at === undefined ? undefined : dayAndTime(at, language, terminal);
  return [
    [payments.facts.created, time(createdAt)],
    [terminals.facts.updated, time(updatedAt)],
    [settlements.facts.id, id],
  ];
}

function shown(given: Given): readonly Fact[] {
  return given.flatMap(([name, value]) => (value === undefined || value === '' ? [] : [{ name, value }]));
}
