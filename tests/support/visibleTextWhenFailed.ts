import { afterEach } from 'vitest';
import { visibleText } from './browser.ts';

/** Prints the visible text of the page when a browser test fails. */
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail')
    process.stderr.write(`Visible when “${task.name}” failed:\n${await visibleText()}\n`);
});
