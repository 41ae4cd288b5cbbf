/** What each page's program sets on its document, by `dataset`, as soon as it runs. */
export const PROGRAM_RUNS = 'programRuns';

/**
 * Asks a page that was loaded whether all of it came: where the disk did not give its program, it is blank, and without a style
 * nobody can use it. Chromium's own page, in the place of one that was not loaded, counts as whole.
 */
export const IS_WHOLE = `(() => {
  if (location.protocol === 'chrome-error:') return true;
  const styles = [...document.querySelectorAll('link[rel=stylesheet]')];
  try {
    // The rules of a style that did not come may not be read. One without a sheet is still loaded, for a screen that asked for it.
    return '${PROGRAM_RUNS}' in document.documentElement.dataset && styles.every(({ sheet }) => !sheet || sheet.cssRules.length > 0);
  } catch {
    return false;
  }
})()`;
