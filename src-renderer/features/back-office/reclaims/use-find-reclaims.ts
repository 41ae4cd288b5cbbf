import { useEffect, useState } from 'react';
import type { HistoryScope } from '../../../../shared/contract/back-office/back-office.ts';
import type { FoundReclaims, Reclaim } from '../../../../shared/contract/back-office/reclaims.ts';
import type { Failure } from '../../../../shared/failure.ts';
import { call } from '../../../state/call.ts';
import { useConnection } from '../../../state/connection.ts';
import { joinedPages } from '../page-by-page.ts';
import { unreadOf } from '../payments/unread-of.ts';

/**
 * How far back the search goes without a press: 30 days in which money can be reclaimed, and as many again for payments
 * that the service changed late.
 */
const LOOK_BACK_MS = 60 * 86_400_000;

interface FindReclaims {
  readonly looking: boolean;
  /** All pages that were read so far. */
  readonly found?: FoundReclaims;
  readonly failure?: Failure;
  /** Reads the next page. */
  readonly older: () => void;
  /** Reads everything once more, where the service did not answer. */
  readonly again: () => void;
}

interface Shown {
  readonly scope: HistoryScope;
  readonly found?: FoundReclaims;
  readonly failure?: Failure;
}

/** What payers may reclaim, page by page. Nothing is requested before the scope is known. */
export function useFindReclaims(scope: HistoryScope | undefined): FindReclaims {
  const { commands } = useConnection();
  const [shown, setShown] = useState<Shown>();
  /** Pages before this moment are only read on request. */
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
    again: () => setShown(undefined),
  };
}

/**
 * Pages overlap by one moment, so what is on both is kept once. After a failure the service is not asked for further
 * pages.
 */
function joined(before: FoundReclaims | undefined, page: FoundReclaims): FoundReclaims {
  if (!before) return page;
  const reclaims = joinedPages(before.reclaims, page.reclaims, keyOf);
  const service = before.service.state === 'failed' ? before.service : page.service;
  return { ...page, service, reclaims, ...unreadOf(before, page) };
}

const keyOf = ({ row }: Reclaim) => row.key;
