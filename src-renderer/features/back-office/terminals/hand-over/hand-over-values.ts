import type { CommandInput } from '../../../../../shared/contract/commands.ts';
import type {
  CarriedOver,
  HandOverOffer,
  TerminalKind,
} from '../../../../../shared/contract/back-office/hand-over.ts';
import type { FieldFault } from '../../../../../shared/failure.ts';

/** The form as it is typed. */
export type HandOverValues = {
  readonly storeName: string;
  readonly merchantId: string;
  readonly terminalKind: TerminalKind;
  readonly currency: string;
  readonly locale: string;
  /** Empty for that of the new till's computer. */
  readonly timeZone: string;
  readonly carries: readonly CarriedOver[];
};
export type TypedField = Exclude<keyof HandOverValues, 'terminalKind' | 'carries'>;

/** Which of it is asked: what the service states is not. */
export interface Asks {
  readonly merchant: boolean;
  readonly kind: boolean;
  /** Of another merchant's store this till knows nothing. */
  readonly store: boolean;
  readonly currency: boolean;
}

/** What is proposed. Where the service does not say whose a terminal is, it may be the till's own merchant's. */
export function proposedValues(
  { storeName, locale, merchant }: HandOverOffer,
  ownMerchant: string,
): HandOverValues {
  return {
    storeName,
    locale,
    merchantId: merchant?.id ?? ownMerchant,
    terminalKind: 'physical',
    currency: '',
    timeZone: '',
    carries: [],
  };
}

export function asksOf(offer: HandOverOffer, { merchantId }: HandOverValues, ownMerchant: string): Asks {
  const isOwn = merchantId.trim() === ownMerchant && ownMerchant !== '';
  return {
    merchant: offer.merchant === undefined,
    kind: offer.terminalKind === undefined,
    store: !isOwn,
    currency: !isOwn && offer.currency === undefined,
  };
}

/** Boxes that nothing was typed into. */
export function missingOf(values: HandOverValues, asks: Asks): readonly TypedField[] {
  const needed: readonly (readonly [TypedField, boolean])[] = [
    ['storeName', true],
    ['merchantId', asks.merchant],
    ['currency', asks.currency],
    ['locale', asks.store],
  ];
  return needed.flatMap(([field, isAsked]) => (isAsked && values[field].trim() === '' ? [field] : []));
}

type Sent = Omit<CommandInput<'handOver.make'>, 'id' | 'password'>;

export function sentValues(values: HandOverValues, asks: Asks): Sent {
  const { storeName, merchantId, terminalKind, currency, locale, timeZone, carries } = values;
  return {
    storeName: storeName.trim(),
    ...(asks.merchant && { merchantId: merchantId.trim() }),
    ...(asks.kind && { terminalKind }),
    ...(asks.currency && { currency: currency.trim().toUpperCase() }),
    ...(asks.store && { locale: locale.trim(), carries: [...carries] }),
    ...(asks.store && timeZone !== '' && { timeZone }),
  };
}

/** Where a profile has what a box asks for. */
const BOX_OF: Readonly<Record<string, TypedField>> = {
  merchantId: 'merchantId',
  'store.name': 'storeName',
  'store.currency': 'currency',
  'store.locale': 'locale',
  'store.timeZone': 'timeZone',
};

/** Which box a fault of the profile stands beside; none where no box can mend it. */
export const boxOf = ({ field, expected }: FieldFault): TypedField | undefined =>
  expected === undefined ? undefined : BOX_OF[field];
