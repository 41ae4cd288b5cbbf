import { DirectGateway } from './gateway/direct.ts';
import { httpLines } from './http/http-line.ts';
import type { WireParts } from './gateway/wire-parts.ts';
import type { LineTo } from './line.ts';

/** The ways to the service that the plan asks for: with the real client, or without. */
export function linesOf(parts: Omit<WireParts, 'outage' | 'latency'>, outage: () => boolean): LineTo {
  const { plan, service, random } = parts;
  const latency = (): number =>
    service.meets('slow', random) ? random.between(1_000, 15_000) : random.between(20, 200);
  const wire: WireParts = { ...parts, outage, latency };
  return plan.client === 'http' ? httpLines(wire) : directLines(wire);
}

function directLines(wire: WireParts): LineTo {
  const nothing = (): void => undefined;
  return (process) => ({ gateway: new DirectGateway(wire, process), signIn: nothing, close: nothing });
}
