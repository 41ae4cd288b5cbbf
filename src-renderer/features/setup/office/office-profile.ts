/** What is typed of a back office alone; empty where nothing is. */
export interface TypedOffice {
  readonly environment: 'sandbox' | 'production';
  readonly baseUrl: string;
  readonly merchantId: string;
  readonly partnerId: string;
  readonly name: string;
  readonly currency: string;
}

/** The profile that this makes, as a file would hold it. Main reads it as any other, and says what is wrong with it. */
export function officeProfile(typed: TypedOffice, locale: string): string {
  const { environment, baseUrl, merchantId, partnerId, name, currency } = typed;
  return JSON.stringify({
    version: 1,
    environment,
    baseUrl: baseUrl.trim(),
    store: { name, currency: currency.trim().toUpperCase(), locale },
    backOffice: {
      ...(merchantId.trim() !== '' && { merchantId }),
      ...(partnerId.trim() !== '' && { partnerId }),
      auth: { scheme: 'apiKey' },
    },
  });
}
