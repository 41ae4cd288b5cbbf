import type { FastifyInstance } from 'fastify';
import type { SandboxClock } from '../clock.ts';
import { notFound } from '../http/service-error.ts';
import { wireTime } from '../world/wire-values.ts';
import type { Application } from './application.ts';
import type { ApplicationFlow } from './application-flow.ts';
import type { Applications } from './applications.ts';
import { possibleActions } from './moves.ts';
import type { Action } from './moves.ts';
import { EXCEPTION_STATUSES, EXCEPTION_TYPES } from './statuses.ts';
import type { OnboardingException } from './statuses.ts';
import { historyAnswer, listItem } from './wire.ts';

/** The moves of the signer and the service; the partner's own have endpoints of the service. */
const CONTROLLED = [
  'open',
  'sign',
  'startReview',
  'review',
  'requestChanges',
  'reject',
  'startBoarding',
  'board',
] as const satisfies readonly Action[];

const moveSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['action'],
  properties: { action: { enum: CONTROLLED } },
};

const text = { type: 'string' };
const changeable = {
  status: { enum: EXCEPTION_STATUSES },
  assignedTo: { type: ['string', 'null'] },
  resolutionNotes: { type: ['string', 'null'] },
};
const exceptionSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['exceptionType', 'onboardingStep', 'errorMessage'],
  properties: {
    exceptionType: { enum: EXCEPTION_TYPES },
    onboardingStep: text,
    errorMessage: text,
    ...changeable,
  },
};
const exceptionChangeSchema = { type: 'object', additionalProperties: false, properties: changeable };

type NewException = Pick<OnboardingException, 'exceptionType' | 'onboardingStep' | 'errorMessage'>;
type ExceptionChange = Partial<Pick<OnboardingException, keyof typeof changeable>>;

interface ApplicationControlParts {
  readonly applications: Applications;
  readonly clock: SandboxClock;
  readonly flow: ApplicationFlow;
  /** The address of the signing page. */
  readonly signingUrl: (token: string) => string;
}

interface Named {
  Params: { id: string };
}

/** Lists applications, moves them, and sets their exceptions. */
export function addApplicationControl(app: FastifyInstance, parts: ApplicationControlParts): void {
  const { applications, clock, flow, signingUrl } = parts;

  app.get('/applications', () => applications.all().map(shown));

  app.get<Named>('/applications/:id', ({ params }) => shown(known(params.id)));

  app.post<Named & { Body: { action: (typeof CONTROLLED)[number] } }>(
    '/applications/:id',
    { schema: { body: moveSchema } },
    ({ params, body: { action } }) => shown(flow.act(known(params.id), action)),
  );

  app.post<Named & { Body: NewException & ExceptionChange }>(
    '/applications/:id/exceptions',
    { schema: { body: exceptionSchema } },
    ({ params, body }, reply) => {
      const application = known(params.id);
      const added: OnboardingException = {
        status: 'open',
        timestamp: wireTime(clock.now()),
        assignedTo: null,
        resolutionNotes: null,
        ...body,
      };
      const after = flow.setExceptions(application, [...application.exceptions, added]);
      return reply.code(201).send(shown(after));
    },
  );

  app.patch<{ Params: { id: string; place: string }; Body: ExceptionChange }>(
    '/applications/:id/exceptions/:place',
    { schema: { body: exceptionChangeSchema } },
    ({ params, body }) => {
      const application = known(params.id);
      const place = Number(params.place);
      if (application.exceptions[place] === undefined) throw notFound('No exception has this place, from 0.');
      const changed = application.exceptions.map((one, at) => (at === place ? { ...one, ...body } : one));
      return shown(flow.setExceptions(application, changed));
    },
  );

  function known(id: string): Application {
    const application = applications.byId(id);
    if (application === undefined) throw notFound('No application has this identifier.');
    return application;
  }

  function shown(application: Application) {
    const { signingToken, status, exceptions, formKind } = application;
    return {
      ...listItem(application, null),
      formKind,
      onboardingExceptions: exceptions,
      signingUrl: signingToken === null ? null : signingUrl(signingToken),
      actions: possibleActions(status),
      history: historyAnswer(application),
    };
  }
}
