import type { Failure, Result } from '../../../shared/failure.ts';
import type { Page } from '../../service/requests/page.ts';

interface Named {
  readonly id: string;
  readonly externalId?: string | undefined;
}

/**
 * A 409 means "duplicate or state conflict" and may not name a field (spec "HTTP status codes"). Where another record
 * has the external ID that was sent, the failure is shown at that field; otherwise it is unchanged.
 */
export async function takenExternalId(
  failure: Failure,
  sent: { readonly externalId?: string | null | undefined; readonly id?: string },
  search: (externalId: string) => Promise<Result<Page<Named>>>,
): Promise<Failure> {
  const { externalId, id } = sent;
  const isNamed = failure.fields !== undefined && failure.fields.length > 0;
  if (failure.code !== 'conflict' || isNamed || externalId == null) return failure;
  const found = await search(externalId);
  const isTaken =
    found.ok && found.value.records.some((other) => other.externalId === externalId && other.id !== id);
  if (!isTaken) return failure;
  const { detail, ...bare } = failure;
  return { ...bare, fields: [{ field: 'externalId', fault: 'malformed', said: detail ?? externalId }] };
}
