import type { Session } from 'electron';

/**
 * Pages write no files: documents and tables are saved by main, where somebody chose to.
 * https://www.electronjs.org/docs/latest/api/session#event-will-download
 */
export function refuseDownloads(session: Pick<Session, 'on'>): void {
  session.on('will-download', (event) => event.preventDefault());
}
