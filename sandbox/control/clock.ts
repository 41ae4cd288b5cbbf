import type { FastifyInstance } from 'fastify';
import type { SandboxClock } from '../clock.ts';

interface ClockChange {
  readonly mode?: 'real' | 'virtual';
  readonly advanceMs?: number;
}

const changeSchema = {
  type: 'object',
  additionalProperties: false,
  properties: { mode: { enum: ['real', 'virtual'] }, advanceMs: { type: 'integer', minimum: 0 } },
};

/** Reads the clock, advances it, stops it and lets it run. */
export function addClockControl(app: FastifyInstance, clock: SandboxClock): void {
  const reading = () => ({
    mode: clock.isVirtual() ? 'virtual' : 'real',
    now: clock.now(),
    time: new Date(clock.now()).toISOString(),
  });

  app.get('/clock', reading);

  app.post<{ Body: ClockChange }>('/clock', { schema: { body: changeSchema } }, ({ body }) => {
    if (body.mode === 'virtual') clock.stand();
    if (body.mode === 'real') clock.run();
    clock.advance(body.advanceMs ?? 0);
    return reading();
  });
}
