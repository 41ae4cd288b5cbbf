import { useState } from 'react';
import type { Failure } from '../../../../shared/failure.ts';
import type { Preferences } from '../../../../shared/preferences.ts';
import { call } from '../../../state/call.ts';
import { useConnection } from '../../../state/connection.ts';

interface Change {
  readonly change: (preferences: Preferences) => void;
  /** Why the last change did not count. */
  readonly failure?: Failure;
}

/** Sends every change, also while one is on its way: the last position of a slider is the one that counts. */
export function usePreferenceChange(): Change {
  const { commands } = useConnection();
  const [failure, setFailure] = useState<Failure>();
  const change = async (preferences: Preferences) => {
    const result = await call(commands, 'preferences.change', preferences);
    setFailure(result.ok ? undefined : result.failure);
  };
  return { change: (preferences) => void change(preferences), ...(failure && { failure }) };
}
