import { beforeEach, describe, expect, it } from 'vitest';
import { sendSavedRequestMails } from '../../server/domain/hiring/contactRequest/contactRequest.mail.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { Visitor } from '../support/browserless.ts';
import { erasedAt, makeEmployer, makeJobSeeker, makeSubscription, testPassword } from '../support/factories.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';
import { mutateOver } from '../support/graph.ts';
import { mailsTo } from '../support/outbox.ts';
import { randomLetters } from '../support/randomLetters.ts';

const app = testApp();
const catalog = testCatalog(app);
let jobSeeker: { id: number };
let email: string;
beforeEach(async () => {
  jobSeeker = await makeJobSeeker(app.services.db, catalog, { name: 'Ravi Kumar' });
  email = `${randomLetters(8)}@visitors.test`;
});

async function contact(visitor: Visitor): Promise<{ hash: string; employerId: number }> {
  const input = { jobSeeker: encodeGlobalId('JobSeeker', jobSeeker.id), name: 'Gus', email, partTime: true };
  const selected = 'chat { sharedHash } contactRequest { employer { databaseId } }';
  const { chat, contactRequest } = await mutateOver(visitor, 'contactJobSeeker', input, selected);
  return { hash: chat.sharedHash, employerId: contactRequest.employer.databaseId };
}

async function wait(): Promise<void> {
  await app.services.db.$executeRaw`UPDATE pgboss.job SET start_after = now() WHERE name = 'saved-request'`;
  await sendSavedRequestMails(app.services);
}

const subjects = async () => (await mailsTo(app, email)).map(({ subject }) => subject);

it('comes once, not at once, and leads to the chat', async () => {
  const { hash } = await contact(new Visitor(app.url));
  await sendSavedRequestMails(app.services);
  expect(await subjects()).toEqual([]);
  await wait();
  await wait();
  expect(await subjects()).toEqual(['Your request to Ravi is saved']);
  const [mail] = await mailsTo(app, email);
  expect(mail?.text).toContain(`${app.services.publicUrl}/chat/shared/${hash}`);
  // A stranger's name is in no mail.
  expect(mail?.text).not.toMatch(/Gus|Kumar/);
});

describe('is not sent', () => {
  it.each<[string, (employerId: number) => Promise<unknown>]>([
    ['to who has paid', (id) => makeSubscription(app.services.db, id, app.services.now())],
    ['to who wants no mails about chats', (id) => change(id, { messageMail: 'NEVER' })],
    ['to the banned', (id) => change(id, { bannedAt: new Date() })],
    ['to the deleted', (id) => change(id, erasedAt(new Date()))],
    ['about who is no longer public', () => change(jobSeeker.id, { active: false })],
    ['between two of whom one has blocked the other', (id) => block(jobSeeker.id, id)],
  ])('%s', async (_name, happen) => {
    const { employerId } = await contact(new Visitor(app.url));
    await happen(employerId);
    await wait();
    expect(await subjects()).toEqual([]);
  });

  const change = (id: number, data: object) => app.services.db.user.update({ where: { id }, data });
  const block = (blockerId: number, blockedId: number) =>
    app.services.db.userBlock.create({ data: { blockerId, blockedId } });

  it('to an employer with an account', async () => {
    const employer = await makeEmployer(app.services.db);
    await contact(await new Visitor(app.url).signIn(employer.loginEmail ?? '', testPassword));
    await wait();
    expect(await mailsTo(app, employer.email)).toEqual([]);
  });
});
