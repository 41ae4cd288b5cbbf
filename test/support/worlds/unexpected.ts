import type { ReportUnexpected } from '../../../shared/report-unexpected.ts';

/** For parts in whose tests nothing unexpected happens: it fails the run, as an error that nobody caught would. */
export const unexpected: ReportUnexpected = (where, error) => {
  void Promise.reject(new Error(`unexpected error in ${where}`, { cause: error }));
};
