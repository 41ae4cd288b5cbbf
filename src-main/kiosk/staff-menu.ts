import { followedPayments } from '../../shared/view/followed-payments.ts';
import { DONE } from './current-visit.ts';
import type { KioskClosing } from '../../shared/contract/kiosk.ts';
import type { Result } from '../../shared/failure.ts';
import type { CurrentVisit } from './current-visit.ts';
import type { KioskPorts } from './ports.ts';
import type { StaffCorner } from './staff-corner.ts';

interface StaffMenuParts {
  readonly corner: StaffCorner;
  readonly current: CurrentVisit;
  readonly till: KioskPorts['till'];
  readonly shell: KioskPorts['shell'];
  readonly onChange: () => void;
}

/** What staff can do at the kiosk after their PIN. */
export class StaffMenu {
  readonly #parts: StaffMenuParts;

  constructor(parts: StaffMenuParts) {
    this.#parts = parts;
  }

  async enterPin(pin: string): Promise<Result<null>> {
    return this.#did(await this.#parts.corner.enter(pin));
  }

  closeStaff(): Result<null> {
    this.#parts.corner.close();
    return this.#did(DONE);
  }

  /** A visit that is under way is not interrupted by a pause. */
  pause(paused: boolean): Result<null> {
    const { corner, current } = this.#parts;
    return this.#did(corner.act(paused ? 'paused' : 'resumed', () => (current.isPaused = paused)));
  }

  note(saleId: string): Result<null> {
    return this.#did(this.#parts.corner.note(saleId));
  }

  async checkHealth(): Promise<Result<null>> {
    return this.#did(await this.#parts.corner.checkHealth());
  }

  openTill(): Result<null> {
    const { corner, current, shell } = this.#parts;
    const opened = corner.act('till-opened', () => {
      corner.close();
      current.tillOpened();
      shell.openTill();
    });
    return this.#did(opened);
  }

  restart(): Result<null> {
    return this.#did(this.#leave('restart'));
  }

  exit(): Result<null> {
    return this.#did(this.#leave('exit'));
  }

  /** The answer to the question whether the kiosk is left while payments are under way. */
  answerClosing(closes: boolean): Result<null> {
    const would = this.#parts.corner.takeBack();
    return this.#did(would && closes ? this.#goAway(would) : DONE);
  }

  #leave(would: KioskClosing['would']): Result<null> {
    const { corner, till } = this.#parts;
    return followedPayments(till()) > 0 ? corner.ask(would) : this.#goAway(would);
  }

  #goAway(would: KioskClosing['would']): Result<null> {
    const { corner, shell } = this.#parts;
    return would === 'restart'
      ? corner.act('restarted', () => shell.restart())
      : corner.act('closed', () => shell.close());
  }

  #did(done: Result<null>): Result<null> {
    this.#parts.onChange();
    return done;
  }
}
