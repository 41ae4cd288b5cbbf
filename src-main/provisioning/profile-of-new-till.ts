import type { HandOverSignIn, StoreAsked } from '../../shared/contract/back-office/hand-over.ts';
import type { TerminalProfile } from '../terminal/profile/profile.ts';
import type { TerminalFacts } from './terminal-facts.ts';

/** What a manager says of the new till. What the service states of its terminal counts before it. */
export interface AskedOfNewTill extends StoreAsked {
  readonly terminalId: string;
  readonly signIn: HandOverSignIn;
}

type Written = Readonly<Record<string, unknown>>;

/**
 * The profile of another terminal, as a file would have it, to be read before it is used: what neither the service states nor
 * a manager said is missing in it. The merchant and the terminal's kind are never this till's own because nothing better is
 * known; only a till without a word of the service belongs to the merchant that this one belongs to.
 */
export function profileOfNewTill(own: TerminalProfile, facts: TerminalFacts, asked: AskedOfNewTill): Written {
  const merchantId = facts.merchantId ?? asked.merchantId ?? own.merchantId;
  const auth = asked.signIn === 'apiKey' ? { scheme: 'apiKey' } : own.auth;
  const terminalKind = facts.terminalKind ?? asked.terminalKind;
  // A partner's back office has no merchant, and so none is the same.
  const isSame = merchantId !== '' && merchantId === own.merchantId;
  const shared = isSame ? ofSameMerchant(own, asked) : ofOther(own, facts, asked);
  return withPins({ ...shared, auth, merchantId, terminalId: asked.terminalId, terminalKind }, own);
}

/** Of the same merchant: this till's own. The back office stays with the manager, a kiosk and webhooks with their own terminals. */
function ofSameMerchant(own: TerminalProfile, asked: AskedOfNewTill): Written {
  const { $schema: _schema, backOffice: _backOffice, kiosk: _kiosk, webhooks: _webhooks, ...shared } = own;
  const { storeName = own.store.name, currency, locale, timeZone } = asked;
  const said = Object.entries({ currency, locale, timeZone }).filter(([, text]) => text !== undefined);
  return { ...shared, store: { ...own.store, ...Object.fromEntries(said), name: storeName } };
}

/** Of another merchant: where the service is and who publishes the till, and else only what is known of that merchant's store. */
function ofOther(own: TerminalProfile, facts: TerminalFacts, asked: AskedOfNewTill): Written {
  const { version, environment, baseUrl, updates, proxy, certificateAuthorities, store } = own;
  const { storeName = proposedStoreName(facts), timeZone, carries = [] } = asked;
  const locale = languageTag(asked.locale);
  return {
    version,
    environment,
    baseUrl,
    updates,
    store: {
      name: storeName,
      currency: facts.currency ?? asked.currency,
      locale,
      timeZone,
      ...(carries.includes('tax') && { tax: store.tax }),
    },
    ...(facts.isCustomerRequired === true && { customerDetails: { ask: 'always' } }),
    ...(carries.includes('network') && { proxy, certificateAuthorities }),
  };
}

/** A word like “english” is well-formed as a tag, and no computer writes amounts by it. */
function languageTag(typed: string | undefined): string | undefined {
  return typed !== undefined && /^[A-Za-z]{2,3}(-|$)/.test(typed) ? typed : undefined;
}

export function proposedStoreName({ locationName, merchantName }: TerminalFacts): string | undefined {
  return locationName ?? merchantName;
}

/** A pin of a host that the new till never asks would be a fault in its profile. */
function withPins(profile: Written, { baseUrl, updates, pinnedKeys = [] }: TerminalProfile): Written {
  const { auth } = profile as { readonly auth: { readonly authUrl?: string } };
  const addresses = [baseUrl, auth.authUrl, updates?.address];
  const hosts = addresses.flatMap((address) => (address === undefined ? [] : [new URL(address).hostname]));
  const pins = pinnedKeys.filter(({ host }) => hosts.includes(host));
  return { ...profile, pinnedKeys: pins.length > 0 ? pins : undefined };
}
