import { change, read, write } from '../../requests/request.ts';
import { at } from '../../requests/path.ts';
import { readAll } from '../../requests/read-all.ts';
import { applicationList } from './application-list.ts';
import { application, applicationEvent, movedApplication, startedApplication } from './records.ts';
import type { Sender } from '../../sending/sender.ts';
import type { FullForm, MinimalForm } from './forms.ts';

/**
 * `InitiateOnboardingRequest`. The application is sent for signature at once; with `submitImmediately: false` it
 * becomes a Draft.
 */
export interface FullApplication {
  readonly merchantData: FullForm;
  readonly submitImmediately?: boolean;
}

/**
 * Onboarding applications (spec "Onboarding (API key)"). A refusal of `create` or `createMinimal` names the fields that
 * are wrong. `conflict`: the merchant has an application already, or the status does not allow the move.
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
    /** Only a Draft can be submitted. */
    submit: (id: string, signal: AbortSignal) => {
      const path = at`/merchant-onboarding/applications/${id}/submit`;
      return change(sender, { method: 'POST', path }, movedApplication, signal);
    },
    /**
     * Makes a new signing envelope and sends a new e-mail. `changes` are the corrections that the service asked for.
     */
    resend: (id: string, changes: Pick<FullApplication, 'merchantData'> | undefined, signal: AbortSignal) =>
      change(sender, { method: 'PUT', path: one(id), body: changes }, movedApplication, signal),
    /** Allowed in `draft`, `viewed` and `signing`. The signing token is revoked. */
    cancel: (id: string, signal: AbortSignal) => {
      const path = at`/merchant-onboarding/${id}/cancel`;
      return change(sender, { method: 'POST', path }, movedApplication, signal);
    },
    /** The applications of a partner and its descendants. */
    ofPartner: (partnerId: string) => applicationList(sender, at`/Partners/${partnerId}/applications`),
    /** Deprecated by the service. The contract tests compare it with the service's description. */
    deprecatedList: applicationList(sender, all),
  };
}
