import { afterEach } from 'vitest';
import { whatIsSeen } from './browser.ts';

/** Set up for every browser test: one that failed tells what a person would have seen then. */
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') process.stderr.write(`Seen when “${task.name}” failed:\n${await whatIsSeen()}\n`);
});
