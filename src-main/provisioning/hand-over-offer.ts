import { proposedStoreName } from './profile-of-new-till.ts';
import type { CarriedOver, HandOverOffer } from '../../shared/contract/back-office/hand-over.ts';
import type { TerminalProfile } from '../terminal/profile/profile.ts';
import type { TerminalFacts } from './terminal-facts.ts';

/** What a till can hand over of a terminal: what the service states of it, and what is proposed for the rest. */
export function offerOf(own: TerminalProfile, facts: TerminalFacts): Omit<HandOverOffer, 'refused'> {
  const { auth, store, merchantId: ownMerchant } = own;
  const { merchantId, merchantName, terminalKind, currency, countryCode } = facts;
  const isOwn = ownMerchant !== '' && (merchantId ?? ownMerchant) === ownMerchant;
  return {
    storeName: isOwn ? store.name : (proposedStoreName(facts) ?? ''),
    signIns: auth.scheme === 'oauth' ? ['apiKey', 'password'] : ['apiKey'],
    ...(merchantId !== undefined && {
      merchant: { id: merchantId, ...(merchantName !== undefined && { name: merchantName }) },
    }),
    ...(terminalKind && { terminalKind }),
    ...(currency !== undefined && { currency }),
    locale: localeIn(countryCode, store.locale),
    carries: carriedBy(own),
  };
}

/** What of this till's own can go along to another merchant's store. */
function carriedBy({ store, proxy, certificateAuthorities }: TerminalProfile): readonly CarriedOver[] {
  return [
    ...(store.tax ? (['tax'] as const) : []),
    ...(proxy || certificateAuthorities ? (['network'] as const) : []),
  ];
}

/** The manager's language, as it is written where the store is. */
function localeIn(countryCode: string | undefined, locale: string): string {
  if (countryCode === undefined || !/^[A-Z]{2}$/.test(countryCode)) return locale;
  return `${new Intl.Locale(locale).language}-${countryCode}`;
}
