import { Menu } from 'electron';

/**
 * Electron's own menu offers reloading, developer tools and links to the web, also by shortcuts where no bar is seen.
 * macOS needs one, for copying and closing. Before the application is ready, which also saves it from being built:
 * https://www.electronjs.org/docs/latest/tutorial/performance#8-call-menusetapplicationmenunull-when-you-do-not-need-a-default-menu
 */
export function replaceDefaultMenu(platform: NodeJS.Platform): void {
  const isNeeded = platform === 'darwin';
  Menu.setApplicationMenu(
    isNeeded ? Menu.buildFromTemplate([{ role: 'appMenu' }, { role: 'editMenu' }]) : null,
  );
}
