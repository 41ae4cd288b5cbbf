import type { FastifyRequest } from 'fastify';
import type { Admission } from '../auth/admission.ts';
import type { Sight } from '../auth/permission.ts';
import { notFound } from '../http/service-error.ts';
import type { World } from '../world/world.ts';
import type { Application } from './application.ts';
import type { ApplicationFlow } from './application-flow.ts';
import type { Applications } from './applications.ts';

/** Dependencies of the routes of onboarding. */
export interface OnboardingParts {
  readonly admission: Admission;
  readonly applications: Applications;
  readonly flow: ApplicationFlow;
  readonly sight: Sight;
  readonly world: World;
}

export interface ApplicationPath {
  Params: { applicationId: string };
}

/** The application of a path. Throws 404 where there is none, 403 where it belongs to another partner. */
export function visibleApplication(
  request: FastifyRequest<ApplicationPath>,
  { applications, sight }: Pick<OnboardingParts, 'applications' | 'sight'>,
): Application {
  const application = applications.byId(request.params.applicationId);
  if (application === undefined) throw notFound('No application has this identifier.');
  sight.partner(request, application.partnerId);
  return application;
}
