import type { FastifyInstance, FastifyReply } from 'fastify';
import { actionOf, addFormParser } from '../../hosted-page/form-post.ts';
import { PAGE_HEADERS } from '../../hosted-page/shell.ts';
import type { Application } from '../application.ts';
import { transition } from '../moves.ts';
import type { OnboardingParts } from '../onboarding-parts.ts';
import { signingPage, unknownPage } from './page.ts';
import { isServiceAction } from './words.ts';

/** Where a signer finds the package, under the service's address. */
export const signingPath = (token: string): string => `/sign/${token}`;

/** The hosted signing page; plain forms, as on the payment page. Looking at a package opens it. */
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
    const isClosed = transition('open', application.status) !== undefined;
    return isClosed ? flow.act(application, 'open') : application;
  }

  /** A button of a page that has grown old does nothing. */
  function press(application: Application, action: string | null): void {
    if (action === null || (action !== 'sign' && !isServiceAction(action))) return;
    if (transition(action, application.status) === undefined) return;
    flow.act(application, action);
  }
}

function notThere(reply: FastifyReply): FastifyReply {
  return reply.code(404).headers(PAGE_HEADERS).send(unknownPage());
}
