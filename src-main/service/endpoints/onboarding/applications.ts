import { change, read, write } from '../../requests/request.ts';
import { at } from '../../requests/path.ts';
import { readAll } from '../../requests/read-all.ts';
import { applicationList } from './application-list.ts';
import { application, applicationEvent, movedApplication, startedApplication } from './records.ts';
import type { Sender } from '../../sending/sender.ts';
import type { FullForm, MinimalForm } from './forms.ts';

/** `InitiateOnboardingRequest`: sent for signature at once unless `submitImmediately` is false; then it is a Draft. */
export interface FullApplication {
  readonly merchantData: FullForm;
  readonly submitImmediately?: boolean;
}

/**
 * Onboarding applications (spec "Onboarding (API key)"). What the two creates refuse comes with the fields that are
 * wrong; `conflict` is a merchant that has an application already, or a move from the wrong status.
 */
export function applications(sender: Sender) {
  const all = at`/merchant-onboarding/applications`;
  const one = (id: string) => at`/merchant-onboarding/applications/${id}`;
  return {
    create: (body: FullApplication, signal: AbortSignal) =>
      write(sender, { method: 'POST', path: all, body }, startedApplication, signal),
    createMinimal: (body: MinimalForm, signal: AbortSignal) => {
      const path = at`/merchant-onboarding/applications-short`;
      return write(sender, { method: 'POST', path, body }, startedApplication, signal);
    },
    get: (id: string, signal: AbortSignal) => read(sender, one(id), application, signal),
    history: (id: string, signal: AbortSignal) =>
      readAll(sender, at`/merchant-onboarding/applications/${id}/history`, applicationEvent, signal),
    /** A Draft only. */
    submit: (id: string, signal: AbortSignal) => {
      const path = at`/merchant-onboarding/applications/${id}/submit`;
      return change(sender, { method: 'POST', path }, movedApplication, signal);
    },
    /** Regenerates the signing envelope and sends a new e-mail; `changes` is what was asked to be corrected. */
    resend: (id: string, changes: Pick<FullApplication, 'merchantData'> | undefined, signal: AbortSignal) =>
      change(sender, { method: 'PUT', path: one(id), body: changes }, movedApplication, signal),
    /** From `draft`, `viewed` and `signing` only; the signing token is revoked. */
    cancel: (id: string, signal: AbortSignal) => {
      const path = at`/merchant-onboarding/${id}/cancel`;
      return change(sender, { method: 'POST', path }, movedApplication, signal);
    },
    /** Those of a partner and its descendants. */
    ofPartner: (partnerId: string) => applicationList(sender, at`/Partners/${partnerId}/applications`),
    /** Deprecated: here to check a service against its description. */
    deprecatedList: applicationList(sender, all),
  };
}
