/** With what the till starts. */
export type Launch =
  | { readonly kind: 'training' }
  | { readonly kind: 'profile'; readonly text: string }
  /** `isUnread`: the disk did not give how it was used last, so that this may be no first start. */
  | { readonly kind: 'first-start'; readonly isUnread?: true };

export interface LaunchFacts {
  /** Whether it was started with `--training`. */
  readonly training: boolean;
  /** Text of the file that `--profile` or COUNTERTOP_PROFILE names. */
  readonly givenProfile: string | undefined;
  /** The mode that was used last. */
  readonly lastMode: 'training' | 'profile' | undefined;
  readonly storedProfile: string | undefined;
}

/** Decides with what the till starts: by the command line, or else by how it was used last. */
export function decideLaunch({ training, givenProfile, lastMode, storedProfile }: LaunchFacts): Launch {
  if (training) return { kind: 'training' };
  if (givenProfile !== undefined) return { kind: 'profile', text: givenProfile };
  if (lastMode === 'training') return { kind: 'training' };
  if (storedProfile !== undefined) return { kind: 'profile', text: storedProfile };
  return { kind: 'first-start' };
}
