import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { admission } from './auth/admission.ts';
import { Sight } from './auth/permission.ts';
import { addTokenEndpoints } from './auth/token-endpoint.ts';
import { Tokens } from './auth/tokens.ts';
import type { SandboxClock } from './clock.ts';
import { addClockControl } from './control/clock.ts';
import { addFaultControl } from './control/faults.ts';
import { addMerchantControl } from './control/merchants.ts';
import { addPartnerControl } from './control/partners.ts';
import { addPastControl } from './control/past.ts';
import { addPaymentControl } from './control/payments.ts';
import { addServiceControl } from './control/service.ts';
import { addSettlementControl } from './control/settlement.ts';
import { addDescription } from './description/add-description.ts';
import { addFaultHooks } from './faults/fault-hooks.ts';
import { FaultList } from './faults/fault-list.ts';
import { addHierarchy } from './hierarchy/routes.ts';
import { addHistory } from './history/routes.ts';
import { addHostedPage, pagePath } from './hosted-page/routes.ts';
import { addDateHeader } from './http/date-header.ts';
import { acceptEmptyJson } from './http/json-body.ts';
import { refuseForeignPages } from './http/own-page.ts';
import { answerError, answerNotFound, answerUnreadable } from './http/respond.ts';
import { compileWhenNeeded } from './http/validators.ts';
import { addIdempotency } from './idempotency/idempotency-hooks.ts';
import { IdempotencyKeys } from './idempotency/idempotency-keys.ts';
import { addApplicationControl } from './onboarding/control.ts';
import { addOnboarding, openOnboarding } from './onboarding/onboarding.ts';
import { addSigningPage, signingPath } from './onboarding/signing-page/routes.ts';
import { addCreate } from './payments/create.ts';
import { addPaymentPages } from './payments/payment-pages.ts';
import { addTracking } from './payments/tracking.ts';
import { accessTo } from './profile.ts';
import type { Addresses } from './profile.ts';
import { addWebhooks } from './webhooks/webhooks.ts';
import { addSettlement } from './settlement/routes.ts';
import { Settling } from './settlement/settling.ts';
import { defaultSwitches } from './world/switches.ts';
import { TOP_PARTNER_ID } from './world/seed/hierarchy.ts';
import { signInOf } from './world/sign-in.ts';
import type { World } from './world/world.ts';

/**
 * The addresses of the service's parts. A caller with `controlSecret` may set faults, move payments and read secrets,
 * so it is part of an address that only the ready line contains.
 */
export function addressesAt(baseUrl: string, controlSecret: string): Addresses {
  return { baseUrl, authUrl: `${baseUrl}/identity`, controlUrl: baseUrl + controlPath(controlSecret) };
}

const controlPath = (secret: string): string => `/control/${secret}`;

export interface ServiceParts {
  readonly clock: SandboxClock;
  readonly world: World;
  readonly controlSecret: string;
  /** Called once the server listens. */
  readonly baseUrl: () => string;
}

/** Creates the server with all routes. */
export function composeService({ clock, world, controlSecret, baseUrl }: ServiceParts): FastifyInstance {
  const { environment, partnerApiKeys, payments, terminals } = world;
  const signIn = signInOf(environment);
  const sight = new Sight(world);
  const switches = defaultSwitches(environment);
  const tokens = new Tokens(clock);
  const faults = new FaultList();
  const idempotencyKeys = new IdempotencyKeys(clock);
  const gate = admission({
    clock,
    switches,
    terminals,
    partnerApiKeys,
    tokens,
    integratorPartnerId: TOP_PARTNER_ID,
  });
  const onboarding = openOnboarding(world, clock);
  const signingUrl = (token: string) => baseUrl() + signingPath(token);
  const pageUrl = (pageId: string) => baseUrl() + pagePath(pageId);
  const access = () =>
    terminals
      .all()
      .map((terminal) =>
        accessTo(terminal, environment, signIn, addressesAt(baseUrl(), controlSecret), partnerApiKeys),
      );

  const app = newServer();
  addDateHeader(app, clock);
  refuseForeignPages(app);
  // Faults apply to the service only, not to the payer's page and the control interface.
  scope(app, '', (service) => {
    addFaultHooks(service, faults, clock);
    addIdempotency(service, idempotencyKeys, switches);
    service.setNotFoundHandler(answerNotFound);
    addDescription(service, signIn.realm);
    addCreate(service, { admission: gate, clock, switches, world, pageUrl });
    addPaymentPages(service, { admission: gate, clock, world });
    addTracking(service, { admission: gate, switches, world });
    addHistory(service, { admission: gate, clock, sight, switches, world });
    addHierarchy(service, { admission: gate, clock, sight, world });
    addSettlement(service, { admission: gate, sight, world });
    addOnboarding(service, { admission: gate, clock, sight, world, ...onboarding });
    scope(service, '/identity', (identity) => {
      addTokenEndpoints(identity, { signIn, switches, terminals, tokens });
    });
  });
  scope(app, '', (page) => addHostedPage(page, { clock, payments, terminals }));
  scope(app, '', (page) => addSigningPage(page, { world, ...onboarding }));
  scope(app, controlPath(controlSecret), (control) => {
    control.setNotFoundHandler(answerNotFound);
    addPaymentControl(control, { world, pageUrl });
    addMerchantControl(control, world);
    addPartnerControl(control, world);
    addSettlementControl(control, world, new Settling(world, clock));
    addPastControl(control, world, clock);
    addApplicationControl(control, { clock, signingUrl, ...onboarding });
    addWebhooks(control, { ...onboarding, clock, switches, world });
    addFaultControl(control, faults);
    addClockControl(control, clock);
    addServiceControl(control, { faults, idempotencyKeys, switches, tokens, world, terminals: access });
  });
  return app;
}

function newServer(): FastifyInstance {
  const app = fastify({
    exposeHeadRoutes: false,
    // A path that cannot be decoded is found before any route.
    frameworkErrors: (fault, request, reply) => {
      answerError(fault, request, reply);
    },
    clientErrorHandler: answerUnreadable,
    // Node refuses a request without a host with an empty body; `refuseForeignPages` answers the error object.
    http: { requireHostHeader: false },
    // Too long an identifier is one that does not exist. The HTTP parser limits the whole address.
    routerOptions: { maxParamLength: 16 * 1024 },
    // Stalled answers never end by themselves.
    forceCloseConnections: true,
  });
  // Unknown expectations and CONNECT requests get the same answers.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.server.on('connect', (_request, socket) => answerUnreadable(new Error('CONNECT'), socket));
  app.setValidatorCompiler(compileWhenNeeded);
  app.decorateRequest('caller', null);
  app.setErrorHandler(answerError);
  acceptEmptyJson(app);
  return app;
}

/** A scope whose hooks apply to the routes added in `fill` only. */
function scope(app: FastifyInstance, prefix: string, fill: (inner: FastifyInstance) => void): void {
  app.register(
    (inner, _options, done) => {
      fill(inner);
      done();
    },
    { prefix },
  );
}
