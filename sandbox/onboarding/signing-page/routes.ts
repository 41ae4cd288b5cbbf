import type { FastifyInstance, FastifyReply } from 'fastify';
import { actionOf, addFormParser } from '../../hosted-page/form-post.ts';
import { PAGE_HEADERS } from '../../hosted-page/shell.ts';
import type { Application } from '../application.ts';
import { transition } from '../moves.ts';
import type { OnboardingParts } from '../onboarding-parts.ts';
import { signingPage, unknownPage } from './page.ts';
import { isServiceAction } from './words.ts';

/** The path of the signing page at the service. */
export const signingPath = (token: string): string => `/sign/${token}`;

/**
 * The hosted signing page. It uses plain forms, as the payment page. The first visit opens the application (`open` of
 * `moves.ts`).
 */
export function addSigningPage(
  app: FastifyInstance,
  { applications, flow, world }: Pick<OnboardingParts, 'applications' | 'flow' | 'world'>,
): void {
  addFormParser(app);

  app.get<{ Params: { token: string } }>(signingPath(':token'), (request, reply) => {
    const application = applications.bySigningToken(request.params.token);
    if (application === undefined) return notThere(reply);
    const seen = opened(application);
    const partnerName = world.partners.byId(seen.partnerId)?.name ?? seen.partnerId;
    return reply.headers(PAGE_HEADERS).send(signingPage(seen, partnerName));
  });

  app.post<{ Params: { token: string } }>(signingPath(':token'), (request, reply) => {
    const { token } = request.params;
    const application = applications.bySigningToken(token);
    if (application === undefined) return notThere(reply);
    press(application, actionOf(request));
    return reply.redirect(signingPath(token), 303);
  });

  function opened(application: Application): Application {
    const mayOpen = transition('open', application.status) !== undefined;
    return mayOpen ? flow.act(application, 'open') : application;
  }

  /** Performs the pressed action. A button of an outdated page does nothing. */
  function press(application: Application, action: string | null): void {
    if (action === null || (action !== 'sign' && !isServiceAction(action))) return;
    if (transition(action, application.status) === undefined) return;
    flow.act(application, action);
  }
}

function notThere(reply: FastifyReply): FastifyReply {
  return reply.code(404).headers(PAGE_HEADERS).send(unknownPage());
}
