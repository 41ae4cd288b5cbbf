/** How the till starts, decided before anything is opened. */
export type Launch =
  | { readonly kind: 'training' }
  | { readonly kind: 'profile'; readonly text: string }
  | { readonly kind: 'first-start' };

export interface LaunchFacts {
  /** `--training`. */
  readonly training: boolean;
  /** Text of the file named by `--profile` or COUNTERTOP_PROFILE. */
  readonly givenProfile: string | undefined;
  /** What was used last time. */
  readonly lastMode: 'training' | 'profile' | undefined;
  readonly storedProfile: string | undefined;
}

/** The command line decides; without it the till goes on as it was used last. */
export function decideLaunch({ training, givenProfile, lastMode, storedProfile }: LaunchFacts): Launch {
  if (training) return { kind: 'training' };
  if (givenProfile !== undefined) return { kind: 'profile', text: givenProfile };
  if (lastMode === 'training') return { kind: 'training' };
  if (storedProfile !== undefined) return { kind: 'profile', text: storedProfile };
  return { kind: 'first-start' };
}
