import type { Failure } from '../../../shared/failure.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './failure-detail.module.css';

/** The service's or the system's own text and its correlation identifier, when there are any. */
export function FailureDetail({ failure }: { readonly failure: Failure }) {
  const { faults } = useMessages();
  if (failure.detail === undefined && failure.traceId === undefined) return null;
  return (
    <p className={styles.failureDetail}>
      {failure.detail !== undefined && (
        <q>
          <bdi>{failure.detail}</bdi>
        </q>
      )}{' '}
      {failure.traceId !== undefined && (
        <span>
          {faults.trace} <code>{failure.traceId}</code>
        </span>
      )}
    </p>
  );
}
