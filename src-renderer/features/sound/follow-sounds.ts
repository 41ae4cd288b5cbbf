import type { CommandCalls } from '../../../shared/contract/api.ts';
import type { ViewStore } from '../../state/view-store.ts';
import { heardCommands } from './heard-commands.ts';
import { soundOfFailure, soundsFor } from './sound-for.ts';
import type { SoundPlayer } from './sound-player.ts';
import type { Sound } from './sounds.ts';

/** Plays a sound for what happens from now on, at the preferred volume. Answers commands whose failures sound, too. */
export function followSounds(store: ViewStore, commands: CommandCalls, player: SoundPlayer): CommandCalls {
  const play = (sounds: readonly Sound[]) => {
    player.play(sounds, store.getState().view?.preferences.volume ?? 0);
  };
  store.subscribe(({ view }, { view: previous }) => {
    if (view) play(soundsFor(previous, view));
  });
  return heardCommands(commands, (failure) => play([soundOfFailure(failure)]));
}
