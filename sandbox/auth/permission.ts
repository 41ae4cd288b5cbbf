import type { FastifyRequest } from 'fastify';
import { forbidden, notFound } from '../http/service-error.ts';
import type { Location } from '../world/records/locations.ts';
import type { Merchant } from '../world/records/merchants.ts';
import type { Partner } from '../world/records/partners.ts';
import type { Terminal } from '../world/records/terminals.ts';
import type { World } from '../world/world.ts';
import type { Caller } from './caller.ts';

type Called = Pick<FastifyRequest, 'caller'>;

/** The terminal of the caller's credential. Throws 403 for a partner's credential. */
export function callingTerminal({ caller }: Called): Terminal {
  if (caller === null || !('terminal' in caller)) throw forbidden('This credential belongs to no terminal.');
  return caller.terminal;
}

/** The partner of the caller's credential. Throws 403 for a terminal's credential. */
export function callingPartner({ caller }: Called): string {
  if (caller === null || 'terminal' in caller) throw forbidden('A terminal has no access to this.');
  return caller.partnerId;
}

/**
 * Finds the record that a path names, if the caller may read it. A partner may read itself and everything below it; a
 * terminal may read itself, its location and its merchant. Each method throws 404 where the record does not exist, and
 * 403 where it is another's (spec "API key").
 */
export class Sight {
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
  }

  partner(called: Called, id: string): Partner {
    const partner = this.#world.partners.byId(id);
    if (partner === undefined) throw notFound('No partner has this identifier.');
    if (!this.#isAbove(callingPartner(called), id))
      throw forbidden('The credential belongs to another partner.');
    return partner;
  }

  merchant({ caller }: Called, id: string): Merchant {
    const merchant = this.#world.merchants.byId(id);
    if (merchant === undefined) throw notFound('No merchant has this identifier.');
    if (!this.seesMerchant(caller, merchant)) throw forbidden('The credential belongs to another merchant.');
    return merchant;
  }

  location({ caller }: Called, id: string): Location {
    const location = this.#world.locations.byId(id);
    const merchant = location && this.#world.merchants.byId(location.merchantId);
    if (location === undefined || merchant === undefined) throw notFound('No location has this identifier.');
    const isOwn = caller !== null && 'terminal' in caller && caller.terminal.locationId === id;
    if (!isOwn && (isTerminal(caller) || !this.seesMerchant(caller, merchant))) {
      throw forbidden('The credential belongs to another location.');
    }
    return location;
  }

  terminal({ caller }: Called, id: string): Terminal {
    const terminal = this.#world.terminals.byId(id);
    if (terminal === undefined) throw notFound('No terminal has this identifier.');
    const isSeen =
      caller !== null &&
      ('terminal' in caller
        ? caller.terminal.id === id
        : this.#isAbove(caller.partnerId, terminal.partnerId));
    if (!isSeen) throw forbidden('The credential belongs to another terminal.');
    return terminal;
  }

  seesMerchant(caller: Caller | null, { id, partnerId }: Merchant): boolean {
    if (caller === null) return false;
    return 'terminal' in caller
      ? caller.terminal.merchantId === id
      : this.#isAbove(caller.partnerId, partnerId);
  }

  #isAbove(ancestorId: string, partnerId: string): boolean {
    return this.#world.partners.isBelow(partnerId, ancestorId);
  }
}

function isTerminal(caller: Caller | null): boolean {
  return caller !== null && 'terminal' in caller;
}
