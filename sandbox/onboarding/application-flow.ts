import { randomBytes } from 'node:crypto';
import type { SandboxClock } from '../clock.ts';
import { conflict } from '../http/service-error.ts';
import { newId } from '../world/ids.ts';
import type { Listeners } from '../world/listeners.ts';
import type { World } from '../world/world.ts';
import type { Applicant, Application } from './application.ts';
import type { Applications } from './applications.ts';
import { board } from './boarding.ts';
import { ABANDONED, transition } from './moves.ts';
import type { Action } from './moves.ts';
import type { OnboardingEvent, OnboardingException } from './statuses.ts';

/** An event for the partner's webhook. */
export interface OnboardingNews {
  readonly type: OnboardingEvent;
  readonly application: Application;
}

interface FlowParts {
  readonly applications: Applications;
  readonly clock: SandboxClock;
  readonly world: World;
  readonly news: Listeners<OnboardingNews>;
}

/** Creates applications and moves them along the state table, with the effects of each move. */
export class ApplicationFlow {
  readonly #parts: FlowParts;

  constructor(parts: FlowParts) {
    this.#parts = parts;
  }

  /** Throws 409 when the merchant already has an application. */
  create(applicant: Applicant, { submit }: { readonly submit: boolean }): Application {
    this.#refuseSecond(applicant);
    const now = this.#parts.clock.now();
    const draft: Application = {
      ...applicant,
      id: newId('app'),
      status: 'draft',
      packageStatus: 'unsent',
      envelopeId: null,
      signingToken: null,
      onboardedMerchantId: null,
      exceptions: [],
      history: [{ at: now, event: 'created', status: 'draft', actor: 'partner' }],
      created: now,
      updated: now,
    };
    this.#parts.applications.put(draft);
    return submit ? this.act(draft, 'submit') : draft;
  }

  /** Throws 409 where the status does not allow the action. */
  act(application: Application, action: Action): Application {
    const move = transition(action, application.status);
    if (move === undefined) {
      throw conflict(`Not possible while the application is ${application.status}: ${action}.`);
    }
    const { applications, clock, news, world } = this.#parts;
    const now = clock.now();
    const after = world.db.transaction(() =>
      applications.put({
        ...application,
        ...this.#effects(application, action, now),
        status: move.to,
        history: [...application.history, { at: now, event: action, status: move.to, actor: move.actor }],
        updated: now,
      }),
    );
    if (move.event !== undefined) news.tell({ type: move.event, application: after });
    return after;
  }

  /** Sends a new package. `applicant` is the corrected form. Throws 409 as `act` does. */
  resend(application: Application, applicant?: Applicant): Application {
    if (applicant !== undefined) this.#refuseSecond(applicant, application.id);
    return this.act({ ...application, ...applicant }, 'resend');
  }

  /** Replaces `onboardingExceptions`. */
  setExceptions(application: Application, exceptions: readonly OnboardingException[]): Application {
    return this.#parts.applications.put({ ...application, exceptions, updated: this.#parts.clock.now() });
  }

  #effects(application: Application, action: Action, now: number): Partial<Application> {
    switch (action) {
      case 'submit':
        return { packageStatus: 'sent', ...newPackage() };
      case 'resend':
        return { packageStatus: 'resent', ...newPackage() };
      case 'cancel':
        return { signingToken: null };
      case 'board':
        return { onboardedMerchantId: board(application, this.#parts.world, now) };
      default:
        return {};
    }
  }

  #refuseSecond(applicant: Applicant, except?: string): void {
    const others = this.#parts.applications.ofMerchant(applicant, ABANDONED);
    const other = others.find(({ id }) => id !== except);
    if (other !== undefined) throw conflict(`An application already exists for this merchant: ${other.id}.`);
  }
}

/** A new envelope with the token of its signing page. */
function newPackage(): Pick<Application, 'envelopeId' | 'signingToken'> {
  return { envelopeId: newId('env'), signingToken: randomBytes(24).toString('base64url') };
}
