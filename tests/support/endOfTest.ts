import { onTestFinished } from 'vitest';
import { getCurrentTest } from 'vitest/suite';

/** Ends at the end of the test what a test or its `beforeEach` has opened. What a file has opened lasts until the file ends it. */
export function atEndOfTest(end: () => unknown): void {
  if (getCurrentTest()) onTestFinished(async () => void (await end()));
}
