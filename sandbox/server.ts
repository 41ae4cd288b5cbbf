import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { admission } from './auth/admission.ts';
import { addTokenEndpoints } from './auth/token-endpoint.ts';
import { Tokens } from './auth/tokens.ts';
import { SandboxClock } from './clock.ts';
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
import { profileOf, secretsOf } from './profile.ts';
import type { TerminalProfile, TerminalSecrets } from './profile.ts';
import { addReadTerminal } from './terminals/read-terminal.ts';
import { defaultSwitches } from './world/switches.ts';
import { Terminals } from './world/terminals.ts';
import { TRAINING_SIGN_IN, TRAINING_TERMINAL, TRAINING_WEB_SHOP } from './world/training.ts';
import { openWorld } from './world/world.ts';

export interface SandboxOptions {
  /** A free port when omitted or 0. */
  readonly port?: number;
  /** Where the world survives a restart; without it everything is forgotten at the end. */
  readonly stateFile?: string;
  /** Makes time virtual, standing at this moment (ms since 1970) until the control interface advances it. */
  readonly virtualTime?: number;
}

/** A running sandbox: what its ready line says, and how to end it. */
export interface Sandbox {
  readonly baseUrl: string;
  readonly authUrl: string;
  readonly controlUrl: string;
  readonly profile: TerminalProfile;
  readonly secrets: TerminalSecrets;
  /** Closes all connections; resolves when the world is on disk. */
  readonly close: () => Promise<void>;
}

/** Starts the emulator on loopback. Rejects with `StateFileFault`, or with the system's error for a taken port. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const clock = new SandboxClock(options.virtualTime);
  const world = await openWorld(clock, options.stateFile);
  const { payments } = world;
  const switches = defaultSwitches();
  const terminals = new Terminals([TRAINING_TERMINAL, TRAINING_WEB_SHOP]);
  const tokens = new Tokens(clock);
  const faults = new FaultList();
  const idempotencyKeys = new IdempotencyKeys(clock);
  const gate = admission({ clock, switches, terminals, tokens });

  const app = newServer();
  addDateHeader(app, clock);
  const baseUrl = () => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const authUrl = () => `${baseUrl()}/identity`;
  const pageUrl = (pageId: string) => baseUrl() + pagePath(pageId);
  const access = () =>
    terminals.all.map((terminal) => ({
      profile: profileOf(terminal, TRAINING_SIGN_IN, baseUrl(), authUrl()),
      secrets: secretsOf(terminal, TRAINING_SIGN_IN),
    }));

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
  addPaymentControl(app, { world, pageUrl });
  addFaultControl(app, faults);
  addClockControl(app, clock);
  addServiceControl(app, { faults, idempotencyKeys, switches, tokens, world, terminals: access });

  const close = async () => {
    await app.close();
    clock.close();
    await world.saved();
  };
  try {
    await app.listen({ host: '127.0.0.1', port: options.port ?? 0 });
  } catch (error) {
    await close();
    throw error;
  }
  return {
    baseUrl: baseUrl(),
    authUrl: authUrl(),
    controlUrl: `${baseUrl()}/control`,
    profile: profileOf(TRAINING_TERMINAL, TRAINING_SIGN_IN, baseUrl(), authUrl()),
    secrets: secretsOf(TRAINING_TERMINAL, TRAINING_SIGN_IN),
    close,
  };
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
