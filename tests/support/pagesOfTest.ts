import { afterEach, beforeEach } from 'vitest';
import { beginTest, endTest, visibleText } from './browser.ts';

beforeEach(beginTest);

/** Prints the visible text of the pages when a browser test fails, and closes them. */
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail')
    process.stderr.write(`Visible when “${task.name}” failed:\n${await visibleText()}\n`);
  await endTest();
});
