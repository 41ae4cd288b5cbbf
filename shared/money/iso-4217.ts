/**
 * ISO 4217, list one: every active currency that has a minor unit, by the decimals of that unit. The table is kept
 * here because a runtime's own (ICU) changes between versions: it has given COP, HUF, IDR, PKR and RSD two decimals and
 * none. A currency that changes its decimals here needs a migration of the ledger (docs/ledger.md, "Amounts").
 */
const ACTIVE: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  2: `AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW CNY COP
    COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR
    JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN
    NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL
    THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XAD XCD XCG YER ZAR ZMW ZWG`,
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};

/** Withdrawn since 2018. No terminal is set up with one, but an earlier record may hold amounts in it. */
const WITHDRAWN: Readonly<Record<number, string>> = {
  2: 'ANG BGN CUC HRK MRO SLL STD VEF ZWL',
};

const active = decimalsByCode(ACTIVE);
const known = new Map([...active, ...decimalsByCode(WITHDRAWN)]);

/** Whether a terminal may be set up with this currency: an ISO 4217 code in use, in capitals. */
export function isActiveCurrency(code: string): boolean {
  return active.has(code);
}

/** Decimals of a currency's minor unit; `undefined` for a code that is in neither list. */
export function knownMinorDigits(code: string): number | undefined {
  return known.get(code);
}

function decimalsByCode(codes: Readonly<Record<number, string>>): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(codes).flatMap(([decimals, listed]) =>
      listed.split(/\s+/).map((code) => [code, Number(decimals)] as const),
    ),
  );
}
