import type { Page } from '@playwright/test';

type ByRole = Parameters<Page['getByRole']>;
type ByText = Parameters<Page['getByText']>;

/** What somebody's hand does to a screen: of Playwright's page what the moments need, so that it can be done without it too. */
export interface Hand {
  readonly getByRole: (role: ByRole[0], options?: ByRole[1]) => Thing;
  readonly getByText: (text: ByText[0], options?: ByText[1]) => Thing;
  readonly locator: (selector: string) => Thing;
  readonly evaluate: <T, R>(work: (input: T) => R, input: T) => Promise<R>;
  readonly keyboard: {
    readonly type: (text: string, options?: { readonly delay: number }) => Promise<void>;
    readonly press: (key: string) => Promise<void>;
  };
}

/** Something on the screen. */
export interface Thing {
  readonly getByRole: Hand['getByRole'];
  readonly getByText: Hand['getByText'];
  readonly first: () => Thing;
  readonly nth: (index: number) => Thing;
  readonly waitFor: () => Promise<void>;
  readonly scrollIntoViewIfNeeded: () => Promise<void>;
  readonly click: () => Promise<void>;
  readonly check: () => Promise<void>;
  readonly fill: (text: string) => Promise<void>;
  readonly setInputFiles: (file: ChosenFile) => Promise<void>;
}

export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer<ArrayBuffer>;
}
