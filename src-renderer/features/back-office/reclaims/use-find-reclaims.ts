import { useEffect, useState } from 'react';
import type { HistoryScope } from '../../../../shared/contract/back-office/back-office.ts';
import type { FoundReclaims, Reclaim } from '../../../../shared/contract/back-office/reclaims.ts';
import type { Failure } from '../../../../shared/failure.ts';
import { call } from '../../../state/call.ts';
import { useConnection } from '../../../state/connection.ts';
import { unreadOf } from '../payments/unread-of.ts';

/**
 * So far back it is looked by itself: 30 days in which money can be reclaimed, and as many again for payments that the
 * service changed late.
 */
const LOOK_BACK_MS = 60 * 86_400_000;

interface FindReclaims {
  readonly looking: boolean;
  /** All pages so far, as one. */
  readonly found?: FoundReclaims;
  readonly failure?: Failure;
  /** Goes on with what is older. */
  readonly older: () => void;
}

interface Shown {
  readonly scope: HistoryScope;
  readonly found?: FoundReclaims;
  readonly failure?: Failure;
}

/** What payers may have to reclaim, page by page; nothing is asked before the scope is known. */
export function useFindReclaims(scope: HistoryScope | undefined): FindReclaims {
  const { commands } = useConnection();
  const [shown, setShown] = useState<Shown>();
  /** Pages from here on are asked for by somebody. */
  const [horizon, setHorizon] = useState(() => Date.now() - LOOK_BACK_MS);
  const current = shown?.scope === scope ? shown : undefined;
  const next = current?.found?.next;
  const goesOn =
    scope !== undefined &&
    current?.failure === undefined &&
    (current === undefined || (next !== undefined && next.until > horizon));
  const after = goesOn && next ? JSON.stringify(next) : undefined;

  useEffect(() => {
    if (!goesOn) return;
    let wanted = true;
    const asked = {
      scope,
      ...(after !== undefined && { after: JSON.parse(after) as NonNullable<typeof next> }),
    };
    void call(commands, 'payments.reclaims', asked).then((answer) => {
      if (!wanted) return;
      setShown((before) => {
        const found = before?.scope === scope ? before.found : undefined;
        if (answer.ok) return { scope, found: joined(found, answer.value) };
        return { scope, failure: answer.failure, ...(found && { found }) };
      });
    });
    return () => {
      wanted = false;
    };
  }, [commands, scope, goesOn, after]);

  return {
    looking: goesOn,
    ...(current?.found && { found: current.found }),
    ...(current?.failure && { failure: current.failure }),
    older: () => {
      setHorizon((next?.until ?? horizon) - LOOK_BACK_MS);
      if (current?.found) setShown({ scope: current.scope, found: current.found });
    },
  };
}

/** Pages overlap by a moment: what is on both is shown once. A service that failed for one page is not asked further. */
function joined(before: FoundReclaims | undefined, page: FoundReclaims): FoundReclaims {
  if (!before) return page;
  const reclaims = new Map<string, Reclaim>(before.reclaims.map((each) => [each.row.key, each]));
  for (const each of page.reclaims) if (!reclaims.has(each.row.key)) reclaims.set(each.row.key, each);
  const service = before.service.state === 'failed' ? before.service : page.service;
  return { ...page, service, reclaims: [...reclaims.values()], ...unreadOf(before, page) };
}
