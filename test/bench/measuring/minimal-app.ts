import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The least that an Electron application can be: a window whose static page takes a digit. Answers its folder. */
export function writeMinimalApp(folder: string): string {
  const app = mkdtempSync(join(folder, 'minimal-'));
  writeFileSync(join(app, 'package.json'), '{"name":"minimal","main":"main.cjs"}');
  writeFileSync(
    join(app, 'main.cjs'),
    `const { app, BrowserWindow } = require('electron');
     app.whenReady().then(() => new BrowserWindow({ width: 1280, height: 800 }).loadFile('page.html'));`,
  );
  writeFileSync(
    join(app, 'page.html'),
    `<!doctype html><title>minimal</title><style>body { background: #135; }</style><p id="digits">0</p><script>
       addEventListener('keydown', ({ key }) => { document.getElementById('digits').textContent += key; });
       requestAnimationFrame(() => performance.mark('takes-digit'));
     </script>`,
  );
  return app;
}
