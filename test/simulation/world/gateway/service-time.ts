import type { Process } from '../process.ts';
import type { Service } from '../service.ts';

/** The service's clock as one run of the till's program knows it: from the last answer, carried on by its own time. */
export class ServiceTime {
  readonly #service: Service;
  readonly #process: Process;
  #last: { readonly service: number; readonly sinceBoot: number } | undefined;

  constructor(service: Service, process: Process) {
    this.#service = service;
    this.#process = process;
  }

  /** The service answers now, in whole seconds; call what this returns when the answer arrives. */
  heard(): () => void {
    const service = Math.floor(this.#service.clock() / 1_000) * 1_000;
    return () => (this.#last = { service, sinceBoot: this.#process.clock.sinceBoot() });
  }

  known(): number | undefined {
    if (!this.#last) return undefined;
    const { service, sinceBoot } = this.#last;
    return service + this.#process.clock.sinceBoot() - sinceBoot;
  }
}
