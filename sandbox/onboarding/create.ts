import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callingPartner } from '../auth/permission.ts';
import { readFullForm, readMinimalForm } from './form/read-form.ts';
import type { FormContext } from './form/read-form.ts';
import type { OnboardingParts } from './onboarding-parts.ts';
import { answerProblem } from './problem-details.ts';
import { packageAnswer } from './wire.ts';

/** The two application creates (spec "Onboarding (API key)"). Only they answer 400 with problem details. */
export function addApplicationCreates(app: FastifyInstance, parts: OnboardingParts): void {
  const { admission, flow } = parts;
  const options = { onRequest: admission.apiKey, errorHandler: answerProblem };

  app.post('/merchant-onboarding/applications', options, (request, reply) => {
    callingPartner(request);
    const { applicant, submitImmediately } = readFullForm(request.body, formContext(request, parts));
    return reply.code(201).send(packageAnswer(flow.create(applicant, { submit: submitImmediately })));
  });

  app.post('/merchant-onboarding/applications-short', options, (request, reply) => {
    callingPartner(request);
    const applicant = readMinimalForm(request.body, formContext(request, parts));
    return reply.code(201).send(packageAnswer(flow.create(applicant, { submit: true })));
  });
}

export function formContext(
  request: FastifyRequest,
  { sight, world }: Pick<OnboardingParts, 'sight' | 'world'>,
): FormContext {
  return { request, world, permit: (partnerId) => void sight.partner(request, partnerId) };
}
