import {
  CALL_FAMILIES,
  OFFICE_FAMILIES,
  type HealthCheck,
  type LockdownAnswer,
  type Restarted,
} from '../../../../shared/contract/health.ts';
import { formatCount } from '../../../../shared/text/figures.ts';
import { dayAndTime } from '../../../../shared/time/moment.ts';
import type { Fact } from '../../../components/text/facts.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import type { Store } from './use-finding.ts';

/** A title with names and values, below a finding. */
export interface FindingFacts {
  readonly title: string;
  readonly facts: readonly Fact[];
}

/** Answers the times of a check; `undefined` where it has none. */
export function useFacts(store: Store): (check: HealthCheck) => FindingFacts | undefined {
  const { health: messages, pictures, language } = useMessages();
  const { parts, whys } = messages;
  const counted = ({ reads, writes }: { readonly reads: number; readonly writes: number }) => ({
    reads: formatCount(reads, store.locale),
    writes: formatCount(writes, store.locale),
  });
  const time = (at: number) => dayAndTime(at, language, store);
  const restarted = ({ part, why, times, lastAt }: Restarted): Fact => ({
    name: part === 'customer-screen' ? messages.names.display : parts[part],
    value: messages.restarted({ why: whys[why], count: times, time: time(lastAt) }),
  });
  const { items, open } = messages.lockdown;
  const locked = ({ item, state }: LockdownAnswer): Fact => ({
    name: items[item],
    value: state === 'open' ? open[item] : messages.lockdown[state],
  });
  return (check) => {
    const found = { title: messages.lastGood, facts: [] as readonly Fact[] };
    if (check.name === 'service') {
      const { lastGood } = check;
      found.facts = CALL_FAMILIES.flatMap((family) => {
        const at = lastGood[family];
        return at === undefined ? [] : [{ name: messages.calls[family], value: time(at) }];
      });
    }
    if (check.name === 'back-office') {
      const { lastGood, left } = check;
      const times = OFFICE_FAMILIES.flatMap((family) => {
        const at = lastGood[family];
        return at === undefined ? [] : [{ name: messages.officeCalls[family], value: time(at) }];
      });
      if (times.length === 0) found.title = messages.names['back-office'];
      found.facts = [
        ...times,
        ...(left ? [{ name: messages.names.quota, value: messages.officeLeft(counted(left)) }] : []),
      ];
    }
    if (check.name === 'restarts') {
      found.title = messages.lately;
      found.facts = check.restarted.map(restarted);
    }
    if (check.name === 'lockdown') {
      found.title = messages.lockdown.asked;
      found.facts = check.found.map(locked);
    }
    if (check.name === 'pictures') {
      found.title = pictures.notShown({ count: formatCount(check.notShown, store.locale) });
      found.facts = check.faults.map(({ name, fault }) => ({ name, value: pictures.faults[fault] }));
    }
    return found.facts.length > 0 ? found : undefined;
  };
}
