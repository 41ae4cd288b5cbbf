import type { Plan } from '../../plan/plan.ts';
import type { SeededRandom } from '../../random.ts';
import type { Rules } from '../../rules/rules.ts';
import type { Story } from '../../story.ts';
import type { Timeline } from '../../timeline.ts';
import type { Profile } from '../profiles.ts';
import type { Service } from '../service.ts';

/** What the way to the service is made of, with or without the real client. */
export interface WireParts {
  readonly plan: Plan;
  readonly timeline: Timeline;
  readonly random: SeededRandom;
  readonly story: Story;
  readonly service: Service;
  readonly rules: Rules;
  /** What the till is set up for now. */
  readonly profile: () => Profile;
  readonly outage: () => boolean;
  /** How long the next call is under way. */
  readonly latency: () => number;
}
