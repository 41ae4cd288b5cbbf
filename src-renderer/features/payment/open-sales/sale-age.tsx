import { useEffect, useState } from 'react';
import { useFirstMessages } from '../../../messages/use-messages.ts';

const MINUTE_MS = 60_000;

/** The age of a sale in minutes, or in hours after the first one. It is redrawn only when its text changes. */
export function SaleAge({ since }: { readonly since: number }) {
  const { language } = useFirstMessages();
  const minutes = useMinutesSince(since);
  const [value, unit] = minutes < 60 ? [minutes, 'minute'] : [Math.floor(minutes / 60), 'hour'];
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    numberingSystem: 'latn',
  }).format(value);
}

function useMinutesSince(since: number): number {
  const [now, setNow] = useState(() => Date.now());
  const age = Math.max(0, now - since);
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), MINUTE_MS - (age % MINUTE_MS));
    return () => clearTimeout(timer);
  }, [age]);
  return Math.floor(age / MINUTE_MS);
}
