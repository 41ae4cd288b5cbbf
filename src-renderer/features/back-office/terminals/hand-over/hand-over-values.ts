import type { CommandInput } from '../../../../../shared/contract/commands.ts';
import type {
  CarriedOver,
  HandOverOffer,
  TerminalKind,
} from '../../../../../shared/contract/back-office/hand-over.ts';
import type { FieldFault } from '../../../../../shared/failure.ts';

/** The typed form. */
export type HandOverValues = {
  readonly storeName: string;
  readonly merchantId: string;
  readonly terminalKind: TerminalKind;
  readonly currency: string;
  readonly locale: string;
  /** Empty for the time zone of the new till's computer. */
  readonly timeZone: string;
  readonly carries: readonly CarriedOver[];
};
export type TypedField = Exclude<keyof HandOverValues, 'terminalKind' | 'carries'>;

/** The parts of the form that are shown; what the service states is not asked. */
export interface Asks {
  readonly merchant: boolean;
  readonly kind: boolean;
  /** Whether the store is asked, because it is another merchant's. */
  readonly store: boolean;
  readonly currency: boolean;
}

/** The proposed values. Where the service does not name the terminal's merchant, it may be this till's. */
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

/** The empty text boxes. */
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

/** The text box of each field of a profile. */
const BOX_OF: Readonly<Record<string, TypedField>> = {
  merchantId: 'merchantId',
  'store.name': 'storeName',
  'store.currency': 'currency',
  'store.locale': 'locale',
  'store.timeZone': 'timeZone',
};

/** The text box of a fault of the profile; `undefined` where none can correct it. */
export const boxOf = ({ field, expected }: FieldFault): TypedField | undefined =>
  expected === undefined ? undefined : BOX_OF[field];
