import { useRef, useState } from 'react';
import type { FoundSales } from '../../../shared/contract/past-sales.ts';
import type { Failure } from '../../../shared/failure.ts';
import type { SaleSearch } from '../../../shared/search/sale-search.ts';
import { useCommand } from '../../state/use-command.ts';

export interface Find {
  readonly search: (wanted: SaleSearch) => void;
  /** Adds what is older than all that is found so far. */
  readonly older: () => void;
  readonly searching: boolean;
  /** All pages so far, as one. */
  readonly found?: FoundSales;
  readonly failure?: Failure;
}

interface Answered {
  readonly wanted: SaleSearch;
  readonly found: FoundSales;
}

/** A search among all sales, page by page. */
export function useFind(): Find {
  const command = useCommand('sales.find');
  const [answered, setAnswered] = useState<Answered>();
  // What is picked while an answer is on its way is asked next: the sales shown are those that were asked for last.
  const latest = useRef<SaleSearch>(undefined);
  const search = async (wanted: SaleSearch): Promise<void> => {
    latest.current = wanted;
    const result = await command.run({ search: wanted });
    if (result === undefined) return;
    if (latest.current !== wanted) return search(latest.current);
    // The sales of an earlier search would be taken for those of this one.
    setAnswered(result.ok ? { wanted, found: result.value } : undefined);
  };
  const older = async () => {
    const after = answered?.found.next;
    if (answered === undefined || after === undefined) return;
    const result = await command.run({ search: answered.wanted, after });
    if (result === undefined) return;
    if (latest.current !== undefined && latest.current !== answered.wanted) return search(latest.current);
    if (!result.ok) return;
    const sales = [...answered.found.sales, ...result.value.sales];
    setAnswered({ ...answered, found: { ...result.value, sales } });
  };
  return {
    search: (wanted) => void search(wanted),
    older: () => void older(),
    searching: command.running,
    ...(answered && { found: answered.found }),
    ...(command.failure && { failure: command.failure }),
  };
}
