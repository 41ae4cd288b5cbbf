import { MemorySettings } from './memory-settings.ts';

/** Settings on a disk that is full from `fill` on until `free`: it gives what it has, and takes nothing. */
export class FullSettings extends MemorySettings {
  #isFull = false;

  fill(): this {
    this.#isFull = true;
    return this;
  }

  free(): void {
    this.#isFull = false;
  }

  override useTraining(): void {
    this.#write();
  }

  override leaveTraining(): void {
    this.#write();
  }

  override useProfile(text: string): void {
    this.#write();
    super.useProfile(text);
  }

  #write(): void {
    if (!this.#isFull) return;
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  }
}
