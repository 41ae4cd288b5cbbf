/**
 * What a test draws by: `npm test` and the nightly run give each run a seed of its own and print it, so that a failure can
 * be had again; alone it is always the same. Unlike `SAMPLE_SEED` the nightly run's takes nothing away.
 */
export const DRAWN_SEED = Number(process.env['DRAWN_SEED'] ?? process.env['SAMPLE_SEED'] ?? 1);
