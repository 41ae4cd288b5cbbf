import type { BrowserWindow, Rectangle } from 'electron';

/**
 * On X Chromium makes a window one dot smaller that is told to be exactly as large as a display, and what is behind it shows at two
 * edges. One that is a dot higher it leaves.
 */
export function fillDisplay(window: BrowserWindow, area: Rectangle): void {
  if (fills(window.getBounds(), area)) return;
  window.setBounds(area);
  if (!fills(window.getBounds(), area)) window.setBounds({ ...area, height: area.height + 1 });
}

function fills({ x, y, width, height }: Rectangle, area: Rectangle): boolean {
  const isHighEnough = height === area.height || height === area.height + 1;
  return x === area.x && y === area.y && width === area.width && isHighEnough;
}
