/**
 * Spec "Customer object (`CustomerRequest`)": whole or not at all. Required on virtual terminals, and wherever a
 * tender, the merchant's configuration, risk review or compliance demands it.
 */
export interface CustomerDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly address: string;
  readonly address2?: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  /** ISO alpha-2, capitals. */
  readonly countryCode: string;
  readonly phone?: string;
}

/** What a payment says of its payer. It is personal: on disk only in the customer safe, never in the ledger or a log. */
export interface PayerDetails {
  readonly customer?: CustomerDetails;
  /** Where the service writes about a reclaim (spec "Payment"); required on virtual terminals. */
  readonly refundEmail?: string;
}

/** Whether a terminal asks for the payer's details. `required` starts no sale without them. */
export type CustomerAsk = 'never' | 'on-request' | 'required';

export type PayerField = keyof CustomerDetails | 'refundEmail';

/** Details as they come from a screen; nothing in them has been checked but that they are texts. */
export interface GivenPayer {
  readonly customer?: Readonly<Partial<Record<keyof CustomerDetails, string>>>;
  readonly refundEmail?: string;
}

/** The longest text of each field (spec "Limits"), in the order of the form. */
export const PAYER_FIELD_LENGTHS: Readonly<Record<PayerField, number>> = {
  firstName: 128,
  lastName: 128,
  email: 128,
  phone: 32,
  address: 512,
  address2: 512,
  postalCode: 32,
  city: 128,
  state: 128,
  countryCode: 2,
  refundEmail: 128,
};

export const PAYER_FIELDS = Object.keys(PAYER_FIELD_LENGTHS) as readonly PayerField[];

/** A form as it is typed; what is not typed is empty. */
export type TypedPayer = Readonly<Record<PayerField, string>>;

/** An empty form; the country is where the shop is, since most customers live there. */
export function emptyPayer(countryCode = ''): TypedPayer {
  return {
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    address: '',
    address2: '',
    postalCode: '',
    city: '',
    state: '',
    countryCode,
    refundEmail: '',
  };
}

/** Blanks around a text are taken off; nothing else is changed. */
export function trimmed(typed: TypedPayer): TypedPayer {
  const trim = (field: PayerField): [PayerField, string] => [field, typed[field].trim()];
  return { ...typed, ...Object.fromEntries(PAYER_FIELDS.map(trim)) };
}

/** Whether a customer is being typed; a country alone may only have been suggested. */
export function hasCustomer(typed: TypedPayer): boolean {
  return PAYER_FIELDS.some(
    (field) => field !== 'countryCode' && field !== 'refundEmail' && typed[field].trim() !== '',
  );
}

/** What a faultless form says. Without an address of its own, a reclaim is written about to the customer's. */
export function payerDetails(typed: TypedPayer): PayerDetails {
  const { refundEmail, phone, address2, ...required } = trimmed(typed);
  if (!hasCustomer(typed)) return refundEmail === '' ? {} : { refundEmail };
  const customer = { ...required, ...(address2 !== '' && { address2 }), ...(phone !== '' && { phone }) };
  return { customer, refundEmail: refundEmail || customer.email };
}

/** The form that says these details, the other way round. */
export function typedPayer({ customer, refundEmail = '' }: PayerDetails): TypedPayer {
  return { ...emptyPayer(), ...customer, refundEmail: refundEmail === customer?.email ? '' : refundEmail };
}
