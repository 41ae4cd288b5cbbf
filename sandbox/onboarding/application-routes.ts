import type { FastifyInstance, FastifyRequest } from 'fastify';
import { invalid } from '../http/service-error.ts';
import type { Applicant, Application } from './application.ts';
import { formContext } from './create.ts';
import { readFullForm, readMinimalForm } from './form/read-form.ts';
import { visibleApplication } from './onboarding-parts.ts';
import type { ApplicationPath, OnboardingParts } from './onboarding-parts.ts';
import { historyAnswer, packageAnswer, statusAnswer } from './wire.ts';

const PATH = '/merchant-onboarding/applications/:applicationId';

/** Status, history, submit, resend and cancel (spec "Onboarding (API key)"); 409 where the status does not allow it. */
export function addApplicationRoutes(app: FastifyInstance, parts: OnboardingParts): void {
  const { admission, flow } = parts;
  const options = { onRequest: admission.apiKey };

  app.get<ApplicationPath>(PATH, options, (request) => statusAnswer(visibleApplication(request, parts)));

  app.get<ApplicationPath>(`${PATH}/history`, options, (request) =>
    historyAnswer(visibleApplication(request, parts)),
  );

  app.post<ApplicationPath>(`${PATH}/submit`, options, (request) =>
    packageAnswer(flow.act(visibleApplication(request, parts), 'submit')),
  );

  app.put<ApplicationPath>(PATH, options, (request) => {
    const application = visibleApplication(request, parts);
    return packageAnswer(flow.resend(application, correction(request, application)));
  });

  app.post<ApplicationPath>('/merchant-onboarding/:applicationId/cancel', options, (request) =>
    statusAnswer(flow.act(visibleApplication(request, parts), 'cancel')),
  );

  /**
   * The specification does not show the payload of a resend. Here it is empty, `{}`, or the corrected form in the shape
   * of its create.
   */
  function correction(request: FastifyRequest, application: Application): Applicant | undefined {
    const { body } = request;
    if (body == null || (typeof body === 'object' && Object.keys(body).length === 0)) return undefined;
    const context = formContext(request, parts);
    const applicant =
      application.formKind === 'full'
        ? readFullForm(body, context).applicant
        : readMinimalForm(body, context);
    if (applicant.partnerId === application.partnerId) return applicant;
    const field = application.formKind === 'full' ? 'merchantData.partnerId' : 'partnerId';
    throw invalid([{ field, message: 'must stay the partner that the application belongs to' }]);
  }
}
