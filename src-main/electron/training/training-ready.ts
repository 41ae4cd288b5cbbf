import { z } from 'zod';
import type { GivenSecrets } from '../../terminal/secrets/secrets.ts';

/** What the sandbox tells on its one line of output once it answers. */
export interface TrainingReady {
  /** A complete terminal profile, as text, to be checked like any other. */
  readonly profileText: string;
  /** They open the emulator only; there is nothing to protect. */
  readonly secrets: GivenSecrets;
  readonly port: number;
  /** Moves payments. It holds a secret of this run: another start has another. */
  readonly controlUrl: string;
}

const schema = z.object({
  ready: z.literal(true),
  baseUrl: z.url(),
  controlUrl: z.url(),
  profile: z.record(z.string(), z.unknown()),
  secrets: z.object({
    terminalPassword: z.string(),
    clientSecret: z.string(),
    apiKey: z.string(),
    backOfficeKey: z.string().exactOptional(),
  }),
});

/** Reads the sandbox's ready line; nothing when it is not one. */
export function readReadyLine(line: string): TrainingReady | undefined {
  let said: unknown;
  try {
    said = JSON.parse(line);
  } catch {
    return undefined;
  }
  const ready = schema.safeParse(said);
  if (!ready.success) return undefined;
  const { baseUrl, controlUrl, profile, secrets } = ready.data;
  return {
    profileText: JSON.stringify(profile),
    secrets,
    port: Number(new URL(baseUrl).port),
    controlUrl,
  };
}
