import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { startEmbeddedDatabase } from '../../server/database/embedded.ts';
import { migrateDatabase } from '../../server/database/migrate.ts';
import { openOutbox, type StoredMail } from '../../server/mail/outbox.ts';
import { sendEveryMail } from '../../tests/core/mails/everyMail.ts';
import { startTestApp } from '../../tests/support/app.ts';
import { shoot } from './camera.ts';
import { type Look, nameOf } from './looks.ts';

const looks: readonly Look[] = [
  { width: 375, scheme: 'light' },
  { width: 375, scheme: 'dark' },
  { width: 640, scheme: 'light' },
];

/** One of each kind of mail. A demo has few of them, so they are sent in an application of their own. */
export async function shootMails(browser: Browser): Promise<void> {
  const mails = await everyMail();
  for (const look of looks) {
    const context = await browser.newContext({
      colorScheme: look.scheme,
      viewport: { width: look.width, height: 600 },
    });
    const page = await context.newPage();
    for (const { subject, html = '' } of mails) {
      await page.setContent(html);
      await shoot(page, `mail-${slugOf(subject)}-${nameOf(look)}`);
    }
    await context.close();
  }
}

/** By their subjects, without dates and numbers, so that each kind keeps its name. */
const slugOf = (subject: string): string =>
  subject
    .toLowerCase()
    .replace(/ on \w+ \d+, \d+$/, '')
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 48);

async function everyMail(): Promise<StoredMail[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hourhand-mails-'));
  const database = await startEmbeddedDatabase({ dataDir });
  try {
    await migrateDatabase(database.url);
    const app = await startTestApp({ databaseUrl: database.url });
    await sendEveryMail(app);
    const mails = await openOutbox(join(app.dataDir, 'outbox'), () => app.clock.now).read(1000);
    await app.stop();
    return [...new Map(mails.map((mail) => [slugOf(mail.subject), mail])).values()];
  } finally {
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
