import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { admission } from './auth/admission.ts';
import { addTokenEndpoints } from './auth/token-endpoint.ts';
import { Tokens } from './auth/tokens.ts';
import type { SandboxClock } from './clock.ts';
import { addClockControl } from './control/clock.ts';
import { addFaultControl } from './control/faults.ts';
import { addPaymentControl } from './control/payments.ts';
import { addServiceControl } from './control/service.ts';
import { addFaultHooks } from './faults/fault-hooks.ts';
import { FaultList } from './faults/fault-list.ts';
import { addHistory } from './history/terminal-history.ts';
import { addHostedPage, pagePath } from './hosted-page/routes.ts';
import { addDateHeader } from './http/date-header.ts';
import { answerError, answerNotFound } from './http/respond.ts';
import { addCreate } from './payments/create.ts';
import { IdempotencyKeys } from './payments/idempotency.ts';
import { addTracking } from './payments/tracking.ts';
import { accessTo } from './profile.ts';
import type { Addresses } from './profile.ts';
import { addReadTerminal } from './terminals/read-terminal.ts';
import { defaultSwitches } from './world/switches.ts';
import { Terminals } from './world/terminals.ts';
import { TRAINING_SIGN_IN, TRAINING_TERMINAL, TRAINING_WEB_SHOP } from './world/training.ts';
import type { World } from './world/world.ts';

/** Where the parts of the service are, under the address of the server. */
export function addressesAt(baseUrl: string): Addresses {
  return { baseUrl, authUrl: `${baseUrl}/identity`, controlUrl: `${baseUrl}/control` };
}

/** Puts the whole service together; `baseUrl` is asked for once it listens. */
export function composeService(clock: SandboxClock, world: World, baseUrl: () => string): FastifyInstance {
  const { payments } = world;
  const switches = defaultSwitches();
  const terminals = new Terminals([TRAINING_TERMINAL, TRAINING_WEB_SHOP]);
  const tokens = new Tokens(clock);
  const faults = new FaultList();
  const idempotencyKeys = new IdempotencyKeys(clock);
  const gate = admission({ clock, switches, terminals, tokens });
  const pageUrl = (pageId: string) => baseUrl() + pagePath(pageId);
  const access = () =>
    terminals.all.map((terminal) => accessTo(terminal, TRAINING_SIGN_IN, addressesAt(baseUrl())));

  const app = newServer();
  addDateHeader(app, clock);
  // The service, to which faults happen. What a payer and a tester use stays out of their reach.
  scope(app, '', (service) => {
    addFaultHooks(service, faults, clock);
    service.setNotFoundHandler(answerNotFound);
    addCreate(service, { admission: gate, clock, idempotencyKeys, switches, world, pageUrl });
    addTracking(service, { admission: gate, payments, switches });
    addHistory(service, { admission: gate, clock, payments, switches, terminals });
    addReadTerminal(service, gate, terminals);
    scope(service, '/identity', (identity) => {
      addTokenEndpoints(identity, { signIn: TRAINING_SIGN_IN, switches, terminals, tokens });
    });
  });
  scope(app, '', (page) => addHostedPage(page, { clock, payments, terminals }));
  scope(app, '/control', (control) => {
    control.setNotFoundHandler(answerNotFound);
    addPaymentControl(control, { world, pageUrl });
    addFaultControl(control, faults);
    addClockControl(control, clock);
    addServiceControl(control, { faults, idempotencyKeys, switches, tokens, world, terminals: access });
  });
  return app;
}

function newServer(): FastifyInstance {
  const app = fastify({
    exposeHeadRoutes: false,
    // Stalled answers never end by themselves.
    forceCloseConnections: true,
    // The wire is checked as it is: nothing is coerced, added or removed, and every fault is listed.
    ajv: {
      customOptions: { allErrors: true, coerceTypes: false, removeAdditional: false, useDefaults: false },
    },
  });
  app.decorateRequest('caller', null);
  app.setErrorHandler(answerError);
  return app;
}

/** Routes and hooks added in `fill` see each other and those outside, not the other way round. */
function scope(app: FastifyInstance, prefix: string, fill: (inner: FastifyInstance) => void): void {
  app.register(
    (inner, _options, done) => {
      fill(inner);
      done();
    },
    { prefix },
  );
}
