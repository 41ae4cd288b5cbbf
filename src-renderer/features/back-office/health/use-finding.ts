import type { HealthCheck } from '../../../../shared/contract/health.ts';
import { formatCount } from '../../../../shared/figures.ts';
import { dayAndTime } from '../../../../shared/time/moment.ts';
import { elapsedTime } from '../../../components/time/durations.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { formatBytes } from '../format-bytes.ts';

/** Locale and time zone for times and numbers. */
export type Store = Parameters<typeof dayAndTime>[2];

/** Answers what a check found and what to do, in a sentence or two. */
export function useFinding(store: Store): (check: HealthCheck) => string {
  const { health, language } = useMessages();
  const { says } = health;
  const count = (calls: number) => formatCount(calls, store.locale);
  return (check) => {
    switch (check.name) {
      case 'credential': {
        const { says: found } = check;
        return found === 'signed-in' || found === 'refused'
          ? says.credential[found]
          : says.credential.waiting;
      }
      case 'quota':
        return check.says === 'waiting'
          ? says.quota.waiting
          : says.quota.enough({ reads: count(check.reads), writes: count(check.writes) });
      case 'back-office':
        return says['back-office'][check.says];
      case 'service':
        return says.service[check.says];
      case 'clock':
        return check.says === 'wrong'
          ? says.clock.wrong({ difference: elapsedTime(0, Math.abs(check.differenceMs)) })
          : says.clock[check.says];
      case 'ledger':
        return check.says === 'whole'
          ? says.ledger.whole({ time: dayAndTime(check.verifiedAt, language, store) })
          : says.ledger[check.says];
      case 'disk':
        return check.says === 'unknown'
          ? says.disk.unknown
          : says.disk[check.says]({ free: formatBytes(check.freeBytes, language, store.locale) });
      case 'printer':
        return says.printer[check.says];
      case 'webhooks': {
        const refused = count(check.refused);
        return check.says === 'arriving'
          ? says.webhooks.arriving({ time: dayAndTime(check.lastGoodAt, language, store), refused })
          : says.webhooks[check.says]({ address: check.address, refused });
      }
      case 'managed': {
        const { by } = check;
        if (check.says === 'used') return says.managed.used({ by: check.by });
        const until = by === undefined ? says.managed.own : says.managed.goesOn({ by });
        const refusal =
          check.says === 'other-merchant'
            ? says.managed['other-merchant']({ merchant: check.merchantId, service: check.service })
            : says.managed[check.says];
        return `${refusal} ${until}`;
      }
      case 'display':
        return says.display[check.says];
      case 'lockdown':
        return says.lockdown[check.says];
      case 'restarts':
        return says.restarts[check.says];
      case 'errors':
        return says.errors[check.says];
      case 'version':
        return check.says === 'known' ? says.version.known(check) : says.version[check.says](check);
    }
  };
}
