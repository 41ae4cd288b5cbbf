import type { FastifyRequest } from 'fastify';
import { forbidden, notFound } from '../http/service-error.ts';
import type { Terminal, Terminals } from '../world/terminals.ts';

/** The terminal that the caller's credential belongs to. Throws 403 for the integrator, who stands for none. */
export function callingTerminal({ caller }: FastifyRequest): Terminal {
  if (caller === null || caller.by === 'integrator-token') {
    throw forbidden('This credential belongs to no terminal.');
  }
  return caller.terminal;
}

/**
 * The terminal that a path names, when the caller may see it: the integrator sees all, a terminal itself. Throws 404
 * when there is none, 403 when it is another one.
 */
export function visibleTerminal(
  { caller }: FastifyRequest,
  terminals: Terminals,
  terminalId: string,
): Terminal {
  const terminal = terminals.byId(terminalId);
  if (terminal === undefined) throw notFound('No terminal has this identifier.');
  if (caller?.by !== 'integrator-token' && caller?.terminal !== terminal) {
    throw forbidden('The credential belongs to another terminal.');
  }
  return terminal;
}
