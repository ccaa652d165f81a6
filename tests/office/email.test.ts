import { describe, expect, it, vi } from 'vitest';
import { sendEmails } from '../../server/domain/office/email/email.ts';
import type { User } from '../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { MailRefused } from '../../server/mail/mail.ts';
import { erasedAt, makeEmployer, makeGuest, makeJobSeeker } from '../support/factories.ts';
import { testAdmin, testApp, testCatalog, testDb } from '../support/fixtures.ts';
import { mutateAs, readAs } from '../support/graph.ts';
import { mailsTo } from '../support/outbox.ts';
import { pausesAreOver } from '../support/smtpApps.ts';

const app = testApp();
const db = testDb(app);
const catalog = testCatalog(app);

const admin = testAdmin(app);

const idOf = (user: User) => encodeGlobalId(user.role === 'ROLE_CANDIDATE' ? 'JobSeeker' : 'Employer', user.id);
const mails = 'emailMessages(first: 10) { totalCount edges { node { text status } } }';
const sent = `emailMessage { text status } user { ... on JobSeeker { ${mails} } ... on Employer { ${mails} } }`;
const send = (input: object) => mutateAs(app, admin, 'sendEmail', input, sent);
async function sendInVain(receiver: User, error: Error, text = 'Hello'): Promise<void> {
  const mailer = vi.spyOn(app.services.mailer, 'send').mockRejectedValue(error);
  const log = vi.spyOn(app.services.log, error instanceof MailRefused ? 'info' : 'warn').mockReturnValue();
  try {
    await send({ user: idOf(receiver), text });
    await sendEmails(app.services);
    expect(log).toHaveBeenCalledOnce();
  } finally {
    mailer.mockRestore();
    log.mockRestore();
  }
}
const kept = (user: User) => db.emailMessage.findMany({ where: { userId: user.id } });

describe('an email', () => {
  it('is sent, stored as sent, and listed with the user', async () => {
    for (const receiver of [await makeJobSeeker(db, catalog), await makeGuest(db)]) {
      const answer = await send({ user: idOf(receiver), text: '  Please complete your profile.  ' });
      expect(answer).toMatchObject({
        __typename: 'SendEmailPayload',
        emailMessage: { text: 'Please complete your profile.', status: 'OK' },
        user: {
          emailMessages: { totalCount: 1, edges: [{ node: { text: 'Please complete your profile.', status: 'OK' } }] },
        },
      });
      expect(await mailsTo(app, receiver.email)).toMatchObject([
        { text: expect.stringMatching(/^Please complete your profile\.\n\n-- \n/) },
      ]);
    }
  });

  it('requires a user with an email address', async () => {
    const unreachable = await db.user.create({ data: { role: 'ROLE_EMPLOYER', name: 'Gus', whatsApp: '+6591234567' } });
    expect(await send({ user: idOf(unreachable), text: 'Hello' })).toMatchObject({
      fields: [{ field: 'user', message: 'This user has no email address.' }],
    });
    const gone = await makeEmployer(db);
    await db.user.update({ where: { id: gone.id }, data: erasedAt(app.clock.now) });
    const others = [encodeGlobalId('Admin', admin.id), encodeGlobalId('JobSeeker', unreachable.id)];
    for (const user of [idOf(gone), ...others, 'nonsense']) {
      expect(await send({ user, text: 'Hello' })).toMatchObject({ __typename: 'NotFound' });
    }
    expect(await kept(unreachable)).toEqual([]);
  });

  it('sent repeatedly with the same client key, even concurrently, goes out once', async () => {
    const receiver = await makeEmployer(db);
    const input = { user: idOf(receiver), text: 'Once', clientKey: 'one-and-the-same' };
    await Promise.all([send(input), send(input)]);
    expect(await send(input)).toMatchObject({ __typename: 'SendEmailPayload' });
    expect(await kept(receiver)).toMatchObject([{ message: 'Once', status: 'ok' }]);
    expect(await mailsTo(app, receiver.email)).toHaveLength(1);
    const other = await makeEmployer(db);
    expect(await send({ ...input, user: idOf(other) })).toMatchObject({ fields: [{ field: 'clientKey' }] });
    expect(await kept(other)).toEqual([]);
  });

  it('that cannot be delivered is stored as not sent, and is sent later', async () => {
    const receiver = await makeEmployer(db);
    await sendInVain(receiver, new Error('No such server.'));
    expect(await kept(receiver)).toMatchObject([{ message: 'Hello', status: 'ko', error: 'No such server.' }]);
    await pausesAreOver(app);
    expect(await mailsTo(app, receiver.email)).toHaveLength(1);
    expect(await kept(receiver)).toMatchObject([{ message: 'Hello', status: 'ok', error: null }]);
  });

  it('that the mail server refuses for good is stored as not sent, and is not tried again', async () => {
    const receiver = await makeEmployer(db);
    await sendInVain(receiver, new MailRefused('Refused.', true, { cause: new Error('550 No such user') }));
    await pausesAreOver(app);
    expect(await mailsTo(app, receiver.email)).toEqual([]);
    expect(await kept(receiver)).toMatchObject([{ status: 'ko', error: '550 No such user' }]);
  });
});

describe('failed emails', () => {
  const failed = async () => {
    const query = '{ failedEmails(first: 10) { edges { node { id subject text error receiver { name } } } } }';
    const { failedEmails } = await readAs(app, admin, query);
    return failedEmails.edges.map(({ node }: { node: object }) => node);
  };
  const again = (id: string) => mutateAs(app, admin, 'sendEmailAgain', { id }, 'emailMessage { status error }');

  it('are listed with what the mail server said, and are sent again once', async () => {
    await db.emailMessage.deleteMany({ where: { status: 'ko' } });
    const receiver = await makeJobSeeker(db, catalog, { name: 'Mei Tan' });
    await sendInVain(receiver, new Error('452 Mailbox full'), 'Please call us');
    const [mail] = await failed();
    expect(mail).toEqual({
      id: expect.any(String),
      subject: 'A message from Hourhand',
      text: 'Please call us',
      error: '452 Mailbox full',
      receiver: { name: 'Mei Tan' },
    });
    const answer = { __typename: 'SendEmailAgainPayload', emailMessage: { status: 'OK', error: null } };
    expect(await Promise.all([again(mail.id), again(mail.id)])).toEqual([answer, answer]);
    // The attempts that the queue would make later are replaced.
    for (const _time of [1, 2]) {
      await pausesAreOver(app);
      expect(await mailsTo(app, receiver.email)).toHaveLength(1);
    }
    expect(await failed()).toEqual([]);
    // Nor are they listed after 30 days.
    const createdAt = new Date(app.clock.now.getTime() - 30 * 86_400_000);
    const old = { userId: receiver.id, senderId: admin.id, message: 'Old', status: 'ko' as const, createdAt };
    await db.emailMessage.create({ data: old });
    expect(await failed()).toEqual([]);
  });
});
