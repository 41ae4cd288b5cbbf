import { join } from 'node:path';
import { nextTurn } from '../../supervision/next-turn.ts';
import { sells } from '../../terminal/profile/profile.ts';
import type { KeptDays } from '../../back-office/payouts/kept-days.ts';
import type { SalesByTime } from '../../reports/ports.ts';
import type { Services } from '../../sales/ports.ts';
import type { SessionParts } from '../../session/session-parts.ts';
import type { TerminalOpening } from '../../session/till/parts.ts';
import type { Secrets } from '../../terminal/secrets/secrets.ts';
import type { TillDependencies } from './till-dependencies.ts';

interface OfficeDependencies
  extends Omit<TillDependencies, 'secrets'>, Pick<SessionParts, 'terminal' | 'ledger'> {
  /** Name of the terminal's folders and files. */
  readonly name: string;
  readonly recorded: SalesByTime;
  readonly services: Services;
  readonly keptDays: KeptDays;
  /** The secrets that the terminal uses now. A manager may change them. */
  readonly secrets: () => Secrets;
}

type OfficeOpeners = Pick<
  SessionParts,
  'openDays' | 'openSettlements' | 'openHierarchy' | 'openHandOvers' | 'openFleet' | 'openPayouts'
>;

/** Parts of the back office. The code of each is loaded when a manager first opens a page that needs it. */
export function officeOpeners(opening: TerminalOpening, dependencies: OfficeDependencies): OfficeOpeners {
  const { folder, clock, name, terminal, ledger, recorded, services, keptDays, secrets } = dependencies;
  const { profile } = opening;
  const { report } = dependencies.unexpected;
  const { currency } = profile.store;
  return {
    openDays: async (office) => {
      const { openDays } = await import('../../session/office/open-days.ts');
      const { timeZone } = terminal;
      return openDays({
        office,
        recorded,
        ledger,
        services,
        currency,
        timeZone,
        clock,
        report,
        hasTill: sells(profile),
        folder: join(folder, 'comparisons', name),
      });
    },
    openSettlements: async (office, till) => {
      const { Settlements } = await import('../../back-office/settlements/settlements.ts');
      const { terminalId, timeZone } = terminal;
      return new Settlements({ office, till, terminalId, currency, timeZone, now: () => clock.wall() });
    },
    openHierarchy: async (office) => {
      const { openHierarchy } = await import('../../back-office/hierarchy/open-hierarchy.ts');
      const draftsFile = join(folder, 'form-drafts', `${name}.json`);
      return openHierarchy({
        office,
        currency,
        draftsFile,
        terminalId: terminal.terminalId,
        environment: terminal.environment,
        applicationDrafts: {
          folder: join(folder, 'application-drafts', name),
          cipher: dependencies.cipher,
        },
        now: () => clock.wall(),
      });
    },
    openHandOvers: async (office) => {
      const { openHandOvers } = await import('./open-hand-overs.ts');
      return openHandOvers({ ...opening, secrets }, office, dependencies);
    },
    openFleet: async (office, handOvers, onFleetChange) => {
      const { openFleet } = await import('./open-fleet.ts');
      const file = join(folder, 'fleets', `${name}.json`);
      return openFleet({ ...opening, file, clock, onChange: onFleetChange }, office, handOvers);
    },
    openPayouts: async (office, till) => {
      const { Payouts } = await import('../../back-office/payouts/payouts.ts');
      return new Payouts({
        office,
        till,
        currency,
        timeZone: terminal.timeZone,
        turn: nextTurn,
        kept: keptDays,
        now: () => clock.wall(),
      });
    },
  };
}
