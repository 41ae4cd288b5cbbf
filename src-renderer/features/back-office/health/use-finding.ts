import type { HealthCheck } from '../../../../shared/contract/health.ts';
import { formatCount } from '../../../../shared/text/figures.ts';
import { dayAndTime } from '../../../../shared/time/moment.ts';
import { elapsedTime } from '../../../components/time/durations.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { formatBytes } from '../format-bytes.ts';

/** Locale and time zone for times and numbers. */
export type Store = Parameters<typeof dayAndTime>[2];

/** Answers what a check found and what to do, in a sentence or two. */
export function useFinding(store: Store): (check: HealthCheck) => string {
  const { health, language } = useMessages();
  const { results } = health;
  const count = (calls: number) => formatCount(calls, store.locale);
  return (check) => {
    switch (check.name) {
      case 'credential': {
        const { result: found } = check;
        return found === 'signed-in' || found === 'refused'
          ? results.credential[found]
          : results.credential.waiting;
      }
      case 'quota':
        return check.result === 'waiting'
          ? results.quota.waiting
          : results.quota.enough({ reads: count(check.reads), writes: count(check.writes) });
      case 'back-office':
        return results['back-office'][check.result];
      case 'service':
        return results.service[check.result];
      case 'clock':
        return check.result === 'wrong'
          ? results.clock.wrong({ difference: elapsedTime(0, Math.abs(check.differenceMs)) })
          : results.clock[check.result];
      case 'ledger': {
        const { whole, lost, lostUnverified } = results.ledger;
        if (check.result === 'whole') return whole({ time: dayAndTime(check.verifiedAt, language, store) });
        if (check.result !== 'lost') return results.ledger[check.result];
        const rows = count(check.lost);
        return check.verifiedAt === undefined
          ? lostUnverified({ rows })
          : lost({ time: dayAndTime(check.verifiedAt, language, store), rows });
      }
      case 'disk':
        if (check.result === 'unknown') return results.disk.unknown;
        return check.result === 'slow'
          ? results.disk.slow({ seconds: count(Math.round(check.slowestWriteMs / 1_000)) })
          : results.disk[check.result]({ free: formatBytes(check.freeBytes, language, store.locale) });
      case 'printer':
        return results.printer[check.result];
      case 'webhooks': {
        const refused = count(check.refused);
        return check.result === 'arriving'
          ? results.webhooks.arriving({ time: dayAndTime(check.lastGoodAt, language, store), refused })
          : results.webhooks[check.result]({ address: check.address, refused });
      }
      case 'managed': {
        const { by } = check;
        if (check.result === 'used') return results.managed.used({ by: check.by });
        const until = by === undefined ? results.managed.own : results.managed.goesOn({ by });
        const refusal =
          check.result === 'other-merchant'
            ? results.managed['other-merchant']({ merchant: check.merchantId, service: check.service })
            : results.managed[check.result];
        return `${refusal} ${until}`;
      }
      case 'display':
        return results.display[check.result];
      case 'lockdown':
        return results.lockdown[check.result];
      case 'pictures': {
        const { result: found, folder, shown } = check;
        return results.pictures[found]({ count: count(shown), folder });
      }
      case 'restarts':
        return results.restarts[check.result];
      case 'errors':
        return results.errors[check.result];
      case 'version':
        return check.result === 'known' ? results.version.known(check) : results.version[check.result](check);
    }
  };
}
