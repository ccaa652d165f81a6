import { mkdir } from 'node:fs/promises';
import { argv } from 'node:process';
import { type Browser, chromium } from 'playwright-core';
import { chromiumOptions } from '../tests/support/chromium.ts';
import { screensFolder } from './screens/camera.ts';
import { shootDeveloperPages } from './screens/developerPages.ts';
import { shootDocuments } from './screens/documents.ts';
import { shootEmployerPages } from './screens/employerPages.ts';
import { shootJobSeekerPages } from './screens/jobSeekerPages.ts';
import { shootMails } from './screens/mails.ts';
import { shootOfficePages } from './screens/officePages.ts';
import { shootPublicPages } from './screens/publicPages.ts';
import { shootVisitorWay } from './screens/visitorWay.ts';

/**
 * `npm run screenshots -- http://localhost:4000`: the pages of a running demo, in dist/screens. A second argument, `public`, `job-seeker`, `employer`, `office`, `developers`, `documents`, `way` or `mails`, takes
 * those alone.
 * Mails need no running demo. Those of developers are pictures of the page for developers.
 */

const base = argv[2] ?? 'http://localhost:4000';
const which = argv[3];
const sets = {
  public: shootPublicPages,
  'job-seeker': shootJobSeekerPages,
  employer: shootEmployerPages,
  office: shootOfficePages,
  developers: shootDeveloperPages,
  documents: shootDocuments,
  mails: (on: Browser) => shootMails(on),
  way: shootVisitorWay,
};

await mkdir(screensFolder, { recursive: true });
const browser = await chromium.launch(await chromiumOptions());
try {
  for (const [name, shoot] of Object.entries(sets)) {
    if (which === undefined || which === name) await shoot(browser, base);
  }
} finally {
  await browser.close();
}
