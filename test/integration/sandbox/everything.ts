import type { BackOffice, Envelope } from './back-office/back-office.ts';

export type WireRecord = Readonly<Record<string, unknown>>;

/** All pages of a list. */
export async function everything(backOffice: BackOffice, path: string): Promise<WireRecord[]> {
  const records: WireRecord[] = [];
  for (let page = 0; ; page++) {
    const answer = await backOffice.get<Envelope>(
      `${path}${path.includes('?') ? '&' : '?'}Page=${page}&PageSize=100`,
    );
    records.push(...answer.data);
    if (records.length >= answer.total || answer.data.length === 0) return records;
  }
}

/** A payment history, oldest first. */
export function wholeHistory(backOffice: BackOffice, path: string): Promise<WireRecord[]> {
  return everything(backOffice, `${path}?From=2020-01-01&To=2027-01-01&SortDirection=asc`);
}

/** An amount of the service in minor units. */
export function minor(amount: unknown): number {
  const units = Math.round(Number(amount) * 100);
  if (units / 100 !== amount) throw new RangeError(`${String(amount)} is no amount.`);
  return units;
}
