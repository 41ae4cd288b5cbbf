import { useMessages } from '../../../messages/use-messages.ts';

/** From here on it is said in minutes. */
const MOST_SECONDS = 120;

/** For how long no PIN is tried. It stands beside an alert, not in it, which would be read out again each second. */
export function LockedFor({ seconds }: { readonly seconds: number }) {
  const { signIn } = useMessages();
  return seconds < MOST_SECONDS
    ? signIn.lockedForSeconds({ seconds })
    : signIn.lockedForMinutes({ minutes: Math.ceil(seconds / 60) });
}
