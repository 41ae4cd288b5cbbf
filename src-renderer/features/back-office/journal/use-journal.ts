import { useEffect, useState } from 'react';
import type { CommandInput } from '../../../../shared/contract/commands.ts';
import type { JournalPage } from '../../../../shared/contract/journal.ts';
import type { Failure } from '../../../../shared/failure.ts';
import { call } from '../../../state/call.ts';
import { useConnection } from '../../../state/connection.ts';

export type JournalWish = Omit<CommandInput<'ledger.journal'>, 'after'>;

interface Shown {
  readonly wish: JournalWish;
  /** As many entries are read without another press. */
  readonly most: number;
  /** All pages that were read so far. */
  readonly page?: JournalPage;
  readonly failure?: Failure;
}

interface Journal extends Partial<Pick<Shown, 'page' | 'failure'>> {
  readonly looking: boolean;
  readonly older: () => void;
}

/** A screen full several times over. */
const AT_ONCE = 50;

/**
 * The journal of a wish, read anew for each one by identity. A look that was broken off to stay quick goes on by itself until
 * there is enough to show.
 */
export function useJournal(wish: JournalWish | undefined): Journal {
  const { commands } = useConnection();
  const [shown, setShown] = useState<Shown>();
  const current = shown !== undefined && shown.wish === wish ? shown : undefined;
  const { page, failure, most = AT_ONCE } = current ?? {};
  const next = page?.next;
  const isEnough = page !== undefined && (next === undefined || page.lines.length >= most);
  const looking = wish !== undefined && failure === undefined && !isEnough;

  useEffect(() => {
    if (!looking) return undefined;
    let asked = true;
    void call(commands, 'ledger.journal', { ...wish, ...(next && { after: next }) }).then((result) => {
      if (!asked) return;
      const before = page && { page };
      setShown(
        result.ok
          ? { wish, most, page: joined(page, result.value) }
          : { wish, most, ...before, failure: result.failure },
      );
    });
    return () => {
      asked = false;
    };
  }, [commands, wish, looking, next, page, most]);

  return {
    looking,
    ...(page && { page }),
    ...(failure && { failure }),
    older: () => {
      if (wish && page) setShown({ wish, page, most: page.lines.length + AT_ONCE });
    },
  };
}

function joined(before: JournalPage | undefined, page: JournalPage): JournalPage {
  return before ? { ...page, lines: [...before.lines, ...page.lines] } : page;
}
