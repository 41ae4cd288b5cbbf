import type { HierarchyEntry } from '../../../../shared/contract/back-office/hierarchy.ts';
import { Button } from '../../../components/button/button.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import * as styles from './breadcrumb.module.css';

interface BreadcrumbProps {
  /** The parents of the page's record, outermost first. */
  readonly above: readonly HierarchyEntry[];
  /** Opens the last entry of this trail. */
  readonly onGo: (trail: readonly HierarchyEntry[]) => void;
  readonly onTop: () => void;
  /** The name of the first page. */
  readonly topName: string;
}

/** The parents of a record, each with a link. Draws nothing where Back leads to the same page. */
export function Breadcrumb({ above, onGo, onTop, topName }: BreadcrumbProps) {
  const { terminals } = useMessages();
  if (above.length === 0) return null;
  return (
    <nav className={styles.breadcrumb} aria-label={terminals.breadcrumb}>
      <ol>
        <li>
          <Button kind="quiet" onPress={onTop}>
            {topName}
          </Button>
        </li>
        {above.map(({ kind, id, name }, nth) => (
          <li key={`${kind} ${id}`}>
            <Button kind="quiet" onPress={() => onGo(above.slice(0, nth + 1))}>
              <bdi>{name ?? id}</bdi>
            </Button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
