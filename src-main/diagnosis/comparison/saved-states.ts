import { basename } from 'node:path';
import { notWritten, succeeded } from '../../../shared/failure.ts';
import { writeFileForOthers } from '../../write-file-atomic.ts';
import { compareTills } from './compare-tills.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import type { TerminalView } from '../../../shared/contract/terminal-view.ts';
import type { Comparison } from '../../../shared/contract/till-state.ts';
import type { Result } from '../../../shared/failure.ts';
import type { Preferences } from '../../../shared/preferences.ts';
import type { TillState } from './till-state.ts';

interface StateParts {
  readonly clock: Clock;
  /** The application's version. */
  readonly version: string;
  readonly preferences: { view(): Preferences };
  readonly chooseTarget: (name: string, extension: string) => Promise<string | undefined>;
  readonly chooseFolder: () => Promise<string | undefined>;
}

/** The terminal at work, and a digest of the settings that its profile shares with those of other tills. */
export interface TillAtWork {
  readonly terminal: Pick<TerminalView, 'terminalId' | 'storeName'>;
  readonly profile: string;
}

export interface SavedStates {
  /** Saves this till's state; `fileName` is missing when the dialog was cancelled. */
  readonly save: (till: TillAtWork) => Promise<Result<{ readonly fileName?: string }>>;
  /** Compares the states in a folder with this till's; `null` when the dialog was cancelled. */
  readonly compare: (till: TillAtWork) => Promise<Result<Comparison | null>>;
}

/** Saves states of tills and compares them with this one's. */
export function savedStatesOf(parts: StateParts): SavedStates {
  const { clock, version, preferences, chooseTarget, chooseFolder } = parts;
  const stateOf = ({ terminal: { terminalId, storeName }, profile }: TillAtWork): TillState => {
    const { language, customerLanguage = language, theme, textSize, volume } = preferences.view();
    return {
      countertop: 'till-state',
      version: 1,
      savedAt: clock.wall(),
      app: version,
      terminalId,
      storeName,
      profile,
      settings: { language, customerLanguage, theme, textSize, volume },
    };
  };
  return {
    save: async (till) => {
      const state = stateOf(till);
      const target = await chooseTarget(`state-${state.terminalId.replace(/[^\w-]/g, '-')}`, 'json');
      if (target === undefined) return succeeded({});
      try {
        await writeFileForOthers(target, `${JSON.stringify(state, undefined, 2)}\n`);
        return succeeded({ fileName: basename(target) });
      } catch (error) {
        return notWritten(error);
      }
    },
    compare: async (till) => {
      const folder = await chooseFolder();
      if (folder === undefined) return succeeded(null);
      try {
        return succeeded(await compareTills(folder, stateOf(till)));
      } catch (error) {
        return notWritten(error);
      }
    },
  };
}
