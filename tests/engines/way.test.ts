import { afterAll, describe, it } from 'vitest';
import { Visitor } from '../support/browserless.ts';
import { fixture } from '../support/fixtures.ts';
import { startServerProcess } from '../support/serverProcess.ts';
import { startChromium } from './support/chromium.ts';
import { startFirefox } from './support/firefox.ts';
import { newPerson, type Person } from './support/person.ts';
import { startWebKit } from './support/webkit.ts';

/** The whole way in each engine: search, contact, payment, chat, an offer, an application, and the back office. */

const server = fixture(
  async () => (process.env.WAY_URL ? { url: process.env.WAY_URL, stop: async () => {} } : startServerProcess()),
  (server) => server.stop(),
);

async function signIn(person: Person, email: string): Promise<void> {
  await person.open('/login');
  await person.fill(/^Email/, email);
  await person.fill(/^Password/, 'hourhand-demo');
  await person.press('button', /^Log in/, 'main');
  await person.at(/^\/(?!login)/);
}

async function say(person: Person, text: string): Promise<void> {
  await person.fill(/^Message$/, text);
  await person.press('button', /^Send$/);
}

/** The buttons of a dialog that lead on, until the person is in the chat. */
const onward = [/^INQUIRE NOW/, /^PROCEED/, /^Pay /] as const;

async function contact(person: Person, email: string): Promise<void> {
  const left = [...onward];
  while (left.length > 0) {
    const at = await person.first(left.map((name) => ['button', name] as const));
    const [name] = left.splice(0, at + 1).slice(-1);
    if (name === onward[0]) await person.fill(/^Email/, email);
    if (name === onward[1]) await person.fill(/^Description/, 'Two evenings a week.');
    if (name === onward[2]) await pay(person);
    if (name) await person.press('button', name);
  }
  await person.at(/^\/chat\/shared\//);
}

async function pay(person: Person): Promise<void> {
  await person.fill(/^Name on card/, 'Gus Guest');
  await person.fill(/^Card number/, '4242424242424242');
  await person.fill(/^Expiry date/, '1240');
  await person.fill(/^CVC/, '123');
  await person.check(/terms/);
}

describe.each([
  ['Chromium', startChromium],
  ['Firefox', startFirefox],
  ['WebKit', startWebKit],
] as const)('%s', (engineName, start) => {
  const engine = fixture(start, (engine) => engine.close());
  const people: Person[] = [];
  const somebody = async () => {
    const person = await newPerson(engine, server.url);
    people.push(person);
    return person;
  };
  afterAll(async () => {
    for (const person of people) await person.close();
  });

  it('a guest searches, contacts, pays, and chats with the job seeker', async () => {
    const demo = await new Visitor(server.url).signIn('jobseeker@hourhand.test', 'hourhand-demo');
    const { data } = await demo.graphql<{ viewer: { user: { databaseId: number; name: string } } }>(
      '{ viewer { user { databaseId name } } }',
    );
    const [firstName = ''] = data?.viewer.user.name.split(' ') ?? [];
    const guest = await somebody();
    const seeker = await somebody();

    await guest.open('/');
    await guest.choose(/^in$/, 'Singapore');
    await guest.choose(/^I need to hire a/, 'barista');
    await guest.at(/^\/barista-job-singapore/);
    await guest.see(/baristas? (is|are) looking for work in Singapore/);
    await guest.press('button', /^Load more/);
    // The address of 'Contact now' on a card, which opens the dialog.
    await guest.open(`/Hire-${firstName}-in-Singapore-Job-anything-${data?.viewer.user.databaseId}#contact`);
    await contact(guest, `gus-${engineName.toLowerCase()}@example.test`);
    await guest.see(`Chat now with ${firstName}`);
    await say(guest, `Hello from ${engineName}`);

    await signIn(seeker, 'jobseeker@hourhand.test');
    await seeker.open('/chat');
    await seeker.press('link', new RegExp(`Hello from ${engineName}`));
    await seeker.at(/^\/chat\/\d+/);
    await seeker.see(`Hello from ${engineName}`);
    await guest.see('Seen');
    await say(seeker, `Good evening in ${engineName}`);
    await guest.see(`Good evening in ${engineName}`);
  });

  it('an employer posts an offer, a job seeker applies, and an admin reviews the offer', async () => {
    const employer = await somebody();
    const seeker = await somebody();
    const admin = await somebody();
    const company = `Kissaten ${engineName}`;

    await signIn(employer, 'premium@hourhand.test');
    await employer.open('/my-job-offers-create');
    await employer.choose(/^Job$/, 'Barista');
    await employer.choose(/^City/, 'Singapore');
    await employer.check(/^Part-time/);
    await employer.choose(/^Hourly rate/, 'S$ 14');
    await employer.fill(/^Description/, 'Two evenings a week.');
    await employer.fill(/^Company name/, company);
    await employer.press('button', /^(Save|Publish)/);
    await employer.see(/The job offer "#\d+" was created/);
    await employer.see(/baristas in Singapore match your offer/);

    await signIn(seeker, 'jobseeker@hourhand.test');
    await seeker.open('/barista-offers-singapore');
    await seeker.press('link', new RegExp(company));
    await seeker.press('button', /^Contact /);
    await seeker.press('button', /^Send application/);
    await seeker.at(/^\/chat\/\d+/);

    await signIn(admin, 'admin@hourhand.test');
    await admin.open('/admin/reviews?kind=job_offer');
    await admin.press('link', /^Barista in Singapore$/);
    await admin.press('button', /^Approve/);
    await admin.see(/Approved\./);
  });
});
