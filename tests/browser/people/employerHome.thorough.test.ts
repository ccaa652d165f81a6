import { expect, it } from 'vitest';
import { encodeGlobalId } from '../../../server/graphql/globalId.ts';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { makeEmployer, makeJobOffer, makeJobSeeker, makeSubscription } from '../../support/factories.ts';
import { testApp, testCatalog } from '../../support/fixtures.ts';
import { askAs } from '../../support/graph.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { text } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop, phone } from '../../support/viewports.ts';

/** The start page of an employer, in a real browser. */

const app = testApp();
const browser = testBrowser();
const here = testCatalog(app);

it.each([
  ['a phone', phone],
  ['a desktop', desktop],
] as const)(
  'shows the next step, offers with their applicants and views, and chats, on %s',
  async (_name, viewport) => {
    const { db } = app.services;
    const employer = await makeEmployer(db, { name: 'Erin Tan' });
    await makeSubscription(db, employer.id, app.clock.now);
    const offer = await makeJobOffer(db, here, { employerId: employer.id });

    // A visitor views the offer, and a job seeker applies.
    const visitor = await newPerson(browser, app.url, { viewport });
    await visitor.page.goto(`/Job-Offer-public-${offer.id}`);
    await expect.poll(() => db.jobOfferDay.count({ where: { jobOfferId: offer.id } })).toBe(1);
    await visitor.context.close();
    const maria = await makeJobSeeker(db, here, { name: 'Maria Santos' });
    await askAs(
      app,
      { kind: 'jobSeeker', id: maria.id, sessionId: 1 },
      'mutation ($id: ID!) { applyToJobOffer(input: { jobOffer: $id }) { __typename } }',
      { id: encodeGlobalId('JobOffer', offer.id) },
    );

    // A request without an answer.
    const ben = await makeJobSeeker(db, here, { name: 'Ben Lim' });
    await askAs(
      app,
      { kind: 'employer', id: employer.id, sessionId: 1 },
      'mutation ($id: ID!) { contactJobSeeker(input: { jobSeeker: $id }) { __typename } }',
      { id: encodeGlobalId('JobSeeker', ben.id) },
    );

    const { page, context, complaints } = await signedIn(browser, app, employer, viewport);
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: 'Hello Erin' }).waitFor();
    await text(page, 'One job seeker has applied and is waiting for your answer.');
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
    expect([headings.at(0), headings.at(-1)]).toEqual(['Next step', 'The last 30 days']);
    await page.getByRole('figure').filter({ hasText: '1 offer views' }).waitFor();
    await page.getByRole('figure').filter({ hasText: '1 applications' }).waitFor();
    await text(page, 'Your subscription is active: you can write to all job seekers.');
    await page.getByRole('main').getByText('Maria').first().waitFor();
    expect(await page.getByText('I need to hire').count()).toBe(0);
    await page.getByRole('region', { name: 'Open requests' }).getByText('Sent').waitFor();
    await expectNoLayoutFaults(page, 'the start page of an employer');
    await page.getByRole('link', { name: 'Ben', exact: true }).click();
    await page.waitForURL('**/chat/*');
    await page.goto('/');
    await page.getByRole('link', { name: '1 new applicant' }).click();
    await page.waitForURL(`**/my-job-offers/${offer.id}/applicants`);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

it('leads a new employer to the first offer', async () => {
  const { page, context } = await signedIn(browser, app, await makeEmployer(app.services.db), phone);
  await page.goto('/');
  await text(page, 'You have no active job offer.');
  expect(await page.getByRole('heading', { name: 'Open requests' }).count()).toBe(0);
  await text(page, 'You have no subscription: you can read what job seekers write');
  await page.getByRole('main').getByRole('link', { name: 'Post a job' }).click();
  await page.waitForURL('**/my-job-offers-create');
  await context.close();
});
