import type { TerminalView } from '../../../../../shared/contract/terminal-view.ts';
import { exactTime } from '../../../../../shared/time/moment.ts';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import type { StoryLine } from './story-lines.ts';
import * as styles from './story-timeline.module.css';

interface StoryTimelineProps {
  readonly lines: readonly StoryLine[];
  readonly terminal: TerminalView;
}

/** The history of a payment: what the till and the service know of it, in the order of time. */
export function StoryTimeline({ lines, terminal }: StoryTimelineProps) {
  const { story, pastSale, language } = useMessages();
  const isOfBoth = new Set(lines.map(({ source }) => source)).size === 2;
  return (
    <section className={styles.storyTimeline}>
      <h2>{pastSale.history}</h2>
      <ol>
        {lines.map(({ at, source, line, details }, place) => (
          <li key={place} data-source={source}>
            <time dateTime={new Date(at).toISOString()}>{exactTime(at, language, terminal)}</time>
            <span className={styles.storySource}>
              <Icon name={source === 'till' ? 'screen' : 'globe'} />
              {story[source]}
            </span>
            <span>
              {line}
              {details.map((detail) => (
                <small key={detail}>
                  <bdi>{detail}</bdi>
                </small>
              ))}
            </span>
          </li>
        ))}
      </ol>
      {isOfBoth && <p>{story.clocks}</p>}
    </section>
  );
}
