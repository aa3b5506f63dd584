import { expect, test as base, type WebError } from '@playwright/test';

/**
 * Playwright's `test`, which also fails if a script throws an error that nothing handles. Watches the pages of the test's `context`, not
 * those of contexts and browsers that the test starts itself.
 */
export const test = base.extend<{ mayThrow: boolean; uncaughtErrors: void }>({
  /** Whether the test breaks the page on purpose. */
  mayThrow: [false, { option: true }],
  uncaughtErrors: [
    async ({ context, mayThrow }, use) => {
      const errors: string[] = [];
      const note = (thrown: WebError) => {
        const error = thrown.error();
        errors.push(error.stack || String(error));
      };
      context.on('weberror', note);
      await use();
      context.off('weberror', note);
      if (!mayThrow) expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});
