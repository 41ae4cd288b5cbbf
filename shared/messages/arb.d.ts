/** What scripts/messages/vite-plugin.mjs makes of a catalogue. */
declare module '*.arb' {
  export const messages: import('./messages.ts').Messages;
}

declare module '*.arb?lazy' {
  export const messages: import('./messages.ts').LazyMessages;
}
