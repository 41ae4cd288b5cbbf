import { readSecretsFile } from '../../../src-main/terminal/secrets/secrets-file.ts';
import { systemClock } from '../../../src-main/boot/process/system-clock.ts';

/** Says what it read from standard input, and ends by itself once nothing holds it up. */
process.stdout.write(JSON.stringify(await readSecretsFile('-', systemClock)));
