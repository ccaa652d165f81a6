import { it } from 'vitest';
import { Visitor } from '../support/browserless.ts';
import type { Person } from './support/person.ts';
import { inEachEngine, signIn } from './support/ways.ts';

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
  await person.fill(/^Card number/, '4242424242424242');
  await person.fill(/^Expiry date/, '1240');
  await person.fill(/^CVC/, '123');
  await person.check(/terms/);
}

inEachEngine(({ engineName, server, somebody }) => {
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
});
