import { succeeded } from '../../../shared/failure.ts';
import { entryField, listOf, textOf } from '../../../shared/onboarding/application-values.ts';
import type { Result } from '../../../shared/failure.ts';
import type { ApplicationValues } from '../../../shared/onboarding/application-values.ts';
import type { ListedApplication } from '../../service/endpoints/onboarding/records.ts';
import type { ServiceAccess } from '../ports.ts';
import type { KeptDraft } from './draft-files.ts';

/** How much the service's clock may differ. */
const CLOCKS_DIFFER_MS = 60 * 60_000;
/** Statuses in which an application ends without a merchant. A new one has none of them. */
const ENDED: ReadonlySet<string> = new Set(['withdrawn', 'rejected']);

/**
 * Applications at the service that may come from a create whose answer was lost: of the same partner, merchant,
 * external identifier and signer, and changed after it was sent (spec "Onboarding (API key)", list of a partner).
 *
 * @param known the service's identifiers of this till's other drafts
 */
export async function lostApplications(
  applications: ServiceAccess['applications'],
  { values, sentAt = 0 }: KeptDraft,
  known: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<Result<readonly string[]>> {
  const since = sentAt - CLOCKS_DIFFER_MS;
  const search = textOf(values, 'merchantName').trim();
  const list = applications.ofPartner(textOf(values, 'partnerId'));
  const found: string[] = [];
  for await (const step of list.pages({ from: new Date(since).toISOString(), search }, signal)) {
    if (!step.ok) return step;
    for (const listed of step.value.records) {
      const isNew = listed.created === undefined || listed.created >= since;
      if (isNew && isSame(listed, values) && !known.has(listed.id)) found.push(listed.id);
    }
  }
  return succeeded(found);
}

/** Fields that the list does not state are taken for equal. */
function isSame(listed: ListedApplication, values: ApplicationValues): boolean {
  const signer = listOf(values, 'stakeholders').find(
    (key) => textOf(values, entryField('stakeholders', key, 'isApplicationSigner')) === 'yes',
  );
  const email = signer === undefined ? '' : textOf(values, entryField('stakeholders', signer, 'email'));
  const fits = (said: string | undefined, typed: string) =>
    said === undefined || said === '' || said.trim().toLowerCase() === typed.trim().toLowerCase();
  return (
    !ENDED.has(listed.status ?? '') &&
    fits(listed.partnerId, textOf(values, 'partnerId')) &&
    fits(listed.merchantName, textOf(values, 'merchantName')) &&
    fits(listed.partnerExternalId, textOf(values, 'partnerExternalId')) &&
    fits(listed.signerEmail, email)
  );
}
