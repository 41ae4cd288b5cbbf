export type Wire = Readonly<Record<string, unknown>>;

/** A sandbox in this process or another. */
export interface Service {
  readonly baseUrl: string;
  readonly profile: { readonly terminalId: string; readonly merchantId: string };
  readonly secrets: { readonly apiKey: string; readonly backOfficeKey: string };
}

/** A merchant's payments, batches, settlements and deposits, in this order. */
export const MERCHANT_LISTS: readonly ((merchantId: string) => string)[] = [
  (merchantId) => `/Merchants/${merchantId}/payments`,
  (merchantId) => `/Batches?MerchantIds=${merchantId}`,
  (merchantId) => `/Settlements?MerchantIds=${merchantId}`,
  (merchantId) => `/Deposits?MerchantIds=${merchantId}`,
];

/** Every record of a list, as it is answered; of payments those of the last two months. */
export async function listOf({ baseUrl, secrets }: Service, path: string): Promise<readonly Wire[]> {
  const records: Wire[] = [];
  for (let page = 0; ; page++) {
    const url = new URL(`${baseUrl}${path}`);
    if (path.endsWith('/payments')) {
      url.searchParams.set('From', new Date(Date.now() - 60 * 86_400_000).toISOString());
      url.searchParams.set('To', new Date().toISOString());
    }
    url.searchParams.set('Page', String(page));
    url.searchParams.set('PageSize', '100');
    const answer = await fetch(url, { headers: { 'X-Api-Key': secrets.backOfficeKey } });
    if (!answer.ok) throw new Error(`${url.pathname}: ${answer.status} ${await answer.text()}`);
    const { data } = (await answer.json()) as { readonly data: readonly Wire[] };
    records.push(...data);
    if (data.length < 100) return records;
  }
}

/** An amount of the service in minor units. */
export function minorOf(amount: unknown): number {
  const units = Math.round(Number(amount) * 100);
  if (units / 100 !== amount) throw new RangeError(`${String(amount)} is no amount.`);
  return units;
}
