/** What scripts/messages/vite-plugin.mjs makes of a catalogue. */
declare module '*.arb' {
  export const messages: import('./messages.ts').AllMessages;
}

declare module '*.arb?first' {
  export const messages: import('./messages.ts').FirstMessages;
}

declare module '*.arb?screens' {
  export const messages: import('./messages.ts').ScreenMessages;
}

declare module '*.arb?practice' {
  export const messages: import('./messages.ts').PracticeMessages;
}
