/** Of the application, as `package.json` states it; put in by vite.renderer.config.mts. */
declare const APP_VERSION: string;
