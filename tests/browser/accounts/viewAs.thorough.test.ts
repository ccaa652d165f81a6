import { beforeAll, expect, it } from 'vitest';
import { paths } from '../../../client/app/paths.ts';
import { testBrowser } from '../../support/browser.ts';
import { makeAdmin, makeJobSeeker, makeReference } from '../../support/factories.ts';
import { testApp } from '../../support/fixtures.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { alive, ask } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { phone } from '../../support/viewports.ts';

/** An admin sees the site as a user, and comes back. */

const app = testApp();
const browser = testBrowser();
beforeAll(() => {
  // The banner counts the minutes with the browser's clock.
  app.clock.now = new Date();
});

it('begins with a reason, shows a banner on every page, and ends with "Stop"', async () => {
  const { db, reference } = app.services;
  const catalog = await makeReference(db);
  await reference.refresh();
  const mei = await makeJobSeeker(db, catalog, { name: 'Mei Tan' });
  const { page } = await signedIn(browser, app, await makeAdmin(db), phone);
  await page.goto(paths.adminJobSeeker.to({ id: mei.id }));
  const begin = page.getByRole('button', { name: 'View as this user' });
  await alive(begin);
  await begin.click();
  const dialog = page.getByRole('dialog', { name: 'View as Mei Tan' });
  await dialog.getByRole('button', { name: 'View', exact: true }).click();
  await dialog.getByText('Please provide a reason.').waitFor();
  await dialog.getByLabel('Reason').fill('They see no offers.');
  await dialog.getByRole('button', { name: 'View', exact: true }).click();

  const banner = page.getByRole('complementary', { name: 'Read only' });
  await banner.getByText('You are viewing as Mei Tan.').waitFor();
  await banner.getByText('Ends in 30 min.').waitFor();
  await expectNoLayoutFaults(page, 'the banner');
  await page.goto(paths.myProfile.to());
  await banner.getByText('You are viewing as Mei Tan.').waitFor();
  await page.getByRole('heading', { level: 1 }).waitFor();

  // What is tried nevertheless is refused, and the form says why.
  await page.goto(paths.home.to());
  const pause = page.getByRole('main').getByRole('button', { name: 'Pause profile' });
  await alive(pause);
  await pause.click();
  const question = page.getByRole('dialog', { name: 'Pause your profile?' });
  await question.getByRole('button', { name: 'Pause profile' }).click();
  await question.getByText('You are viewing as Mei Tan. Nothing can be changed.').waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'hidden' });
  await ask(page, 'mutation { changeName(input: { name: "Mei Other" }) { __typename } }');
  expect((await db.user.findUniqueOrThrow({ where: { id: mei.id } })).name).toBe('Mei Tan');

  page.on('dialog', (question) => void question.accept());
  await banner.getByRole('button', { name: 'Stop' }).click();
  await page.waitForURL(`**${paths.admin.to()}`);
  expect(await banner.count()).toBe(0);
});
