import { notWritten } from '../../../shared/failure.ts';
import { Vault } from '../../../src-main/terminal/secrets/vault.ts';

/** A vault on a disk that is full from the start: it gives what it has, and takes nothing. */
export class FullVault extends Vault {
  override save(): ReturnType<Vault['save']> {
    return FullVault.#refused();
  }

  override saveBackOffice(): ReturnType<Vault['saveBackOffice']> {
    return FullVault.#refused();
  }

  override markStaff(): ReturnType<Vault['markStaff']> {
    return FullVault.#refused();
  }

  static #refused(): ReturnType<Vault['save']> {
    const full = new Error('ENOSPC: no space left on device, write');
    return Promise.resolve(notWritten(full));
  }
}
