import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { argv } from 'node:process';
import { chromium } from 'playwright-core';
import { chromiumOptions } from '../tests/support/chromium.ts';
import { shootJobSeekerPages } from './screens/jobSeekerPages.ts';
import { shootPublicPages } from './screens/publicPages.ts';

/**
 * `npm run screenshots -- http://localhost:4000`: the pages of a running demo, in docs/screens. A second argument, `public` or
 * `job-seeker`, takes those alone.
 */

const base = argv[2] ?? 'http://localhost:4000';
const which = argv[3];

await mkdir(join(import.meta.dirname, '../docs/screens'), { recursive: true });
const browser = await chromium.launch(await chromiumOptions());
try {
  if (which !== 'job-seeker') await shootPublicPages(browser, base);
  if (which !== 'public') await shootJobSeekerPages(browser, base);
} finally {
  await browser.close();
}
