import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext } from 'playwright-core';
import { paths } from '../../client/app/paths.ts';
import { termsVersion } from '../../server/domain/accounts/terms/terms.input.ts';
import { asDemoUser, looks, nameOf, open, send, visit } from './looks.ts';

/** The pages of a job seeker, light and dark: the wizard as a new one sees it, the others as the demo's account does. */
export async function shootJobSeekerPages(browser: Browser, base: string): Promise<void> {
  await shootWizard(browser, base);
  const pages: Record<string, string> = {
    'job-seeker-home': paths.home.to(),
    'my-profile': paths.myProfile.to(),
    'my-data': paths.myData.to(),
    'saved-offers': paths.savedOffers.to(),
    account: paths.account.to(),
  };
  for (const look of looks) {
    const { page, close } = await open(browser, base, look, asDemoUser('jobseeker@hourhand.test'));
    for (const [name, path] of Object.entries(pages)) await visit(page, path, `${name}-${nameOf(look)}`);
    await close();
  }
}

/** One new job seeker for each look, who saves each step after its picture. */
async function shootWizard(browser: Browser, base: string): Promise<void> {
  for (const look of looks) {
    const { context, page, close } = await open(browser, base, look, signUp);
    const steps = await answers(context);
    for (const [index, input] of steps.entries()) {
      await visit(page, paths.createMyProfile.to(), `wizard-${index + 1}-${nameOf(look)}`);
      if (index + 1 < steps.length) await saveStep(context, { step: index + 1, ...input });
    }
    await close();
  }
}

async function signUp(context: BrowserContext): Promise<void> {
  const email = `new-${crypto.randomUUID()}@example.test`;
  const account = { name: 'Nina Newcomer', email, password: 'a long password', role: 'ROLE_CANDIDATE', termsVersion };
  const { token } = await send<{ token: string }>(context, '/api/auth/sign-up/email', account);
  await send(context, '/api/auth/sign-up/confirm', { token, code: await mailedCode(context, email) });
}

/** The mail arrives within a second or two. */
async function mailedCode(context: BrowserContext, email: string): Promise<string> {
  for (;;) {
    const outbox = await (await context.request.get('/dev/outbox')).text();
    const [, mail] = outbox.split(email, 2);
    const code = /\b\d{4} \d{4}\b/.exec(mail ?? '')?.[0];
    if (code !== undefined) return code;
    await setTimeout(200);
  }
}

const reference =
  '{ cities { databaseId recommendedPrices country { situationList } } jobs { databaseId } sexes { databaseId } countries { databaseId } languages { databaseId } experiences { databaseId } viewer { user { email } } }';

type Row = { databaseId: number };
type Reference = Record<'jobs' | 'sexes' | 'countries' | 'languages' | 'experiences', Row[]> & {
  cities: (Row & { recommendedPrices: number[]; country: { situationList: string[] } })[];
  viewer: { user: { email: string } };
};

const sentence =
  'I have served guests in busy restaurants and small cafes for six years. I carry three plates, remember every face, and ' +
  'stay calm when the kitchen is late. ';
const text = sentence.repeat(4);

/** The input of each step. */
async function answers(context: BrowserContext): Promise<object[]> {
  const { data } = await send<{ data: Reference }>(context, '/graphql', { query: reference });
  const first = (rows: Row[]) => rows[0]?.databaseId;
  const [city] = data.cities;
  return [
    {
      name: 'Nina Newcomer',
      email: data.viewer.user.email,
      whatsApp: '+6591234567',
      sexId: first(data.sexes),
      nativeCountryId: first(data.countries),
      languageId: first(data.languages),
    },
    {
      cityId: city?.databaseId,
      situationInCountry: city?.country.situationList[0],
      zipCode: '018956',
      jobAreas: 'Tiong Bahru and Outram',
    },
    { jobId: first(data.jobs), experienceId: first(data.experiences), minRate: city?.recommendedPrices[0] },
    {
      title: 'Friendly waiter',
      description: text,
      answer1: 'Patience',
      answer2: 'I like people.',
      answer4: 'Two cafes',
    },
    { partTime: true, answer3: 'Evenings and weekends' },
    {},
  ];
}

async function saveStep(context: BrowserContext, input: object): Promise<void> {
  const query =
    'mutation ($input: SaveProfileInput!) { saveProfile(input: $input) { __typename ... on Failure { message } } }';
  const { data } = await send<{ data: { saveProfile: { __typename: string } } }>(context, '/graphql', {
    query,
    variables: { input },
  });
  if (data.saveProfile.__typename !== 'SaveProfilePayload') throw new Error(JSON.stringify(data));
}
