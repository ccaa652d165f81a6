import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { domainContext } from '../../server/domain/accounts/context.ts';
import { sendDueMessageMails } from '../../server/domain/chat/messageMail/message.mail.ts';
import { anonymous } from '../../server/domain/core/viewer/viewer.ts';
import { erase, finishDeletions, removeCustomers } from '../../server/domain/lifecycle/deletion/deletion.ts';
import { databaseText } from '../billing/payment/databaseText.ts';
import { upload } from '../files/support.ts';
import { begun, send } from '../files/videoUploads.ts';
import type { Visitor } from '../support/browserless.ts';
import { makeChatFixtures, say } from '../support/chatFixtures.ts';
import { makeAdmin, makeEmployer, makeJobOffer, testPassword } from '../support/factories.ts';
import { film, picture } from '../support/files.ts';
import { fixture, testApp, testDb, testPool } from '../support/fixtures.ts';
import { mutateOver } from '../support/graph.ts';
import { mailsTo } from '../support/outbox.ts';
import { openProviderSide } from '../support/sandbox.ts';

/** What is left among the files, in copies of texts and at the payment provider after people have deleted their accounts. In the columns of the database: deletedColumns.test.ts. */

const app = testApp();
const db = testDb(app);
const fixtures = fixture(() => makeChatFixtures(app));
const pool = testPool(() => app.databaseUrl);

const planted = 'plantedzq';

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

const shiftAt = (date: string, text: string) => ({
  date,
  startTime: '18:00',
  hours: 5,
  rate: 14,
  place: `${text} place`,
  note: `${text} note\nof two lines`,
});

async function leave(visitor: Visitor): Promise<void> {
  const { __typename } = await mutateOver(visitor, 'deleteMyAccount', { password: testPassword });
  expect(__typename).toBe('DeleteMyAccountPayload');
}

it('leaves none of their files', async () => {
  // A photo, and one that was never used.
  await upload(fixtures.jobSeeker, 'uploadPhoto', await picture().png().toBuffer());
  await upload(fixtures.jobSeeker, 'uploadPhoto', await picture(300, 301).png().toBuffer());
  // A video, and another one of which a part has arrived.
  const video = await film();
  await upload(fixtures.jobSeeker, 'uploadVideo', video);
  const part = new Uint8Array(video.subarray(0, 1000));
  await send(fixtures.jobSeeker, await begun(fixtures.jobSeeker, video.length), 0, part);
  expect(await db.resumableUploadPart.count()).toBe(1);
  expect(await filesBelow(join(app.dataDir, 'media'))).not.toEqual([]);

  await leave(fixtures.jobSeeker);
  expect(await filesBelow(join(app.dataDir, 'media'))).toEqual([]);
});

it.each(['employer', 'jobSeeker'] as const)(
  'leaves the place and the note of no shift when the %s leaves, in messages and mails too',
  async (leaver) => {
    const chat = await makeChatFixtures(app);
    const propose = async (side: 'employer' | 'jobSeeker', terms: object) => {
      const input = { chat: { databaseId: chat.chatId }, ...terms };
      return (await mutateOver(chat[side], 'proposeTrialShift', input, 'trialShift { id }')).trialShift.id;
    };
    const replaces = await propose('employer', shiftAt('2026-06-05', planted));
    await propose('jobSeeker', { ...shiftAt('2026-06-06', planted), replaces });
    await say(chat[leaver], chat.chatId, 'My last message');
    const stays = await db.user.findFirstOrThrow({
      where: leaver === 'employer' ? { jobSeekerChats: { some: { id: chat.chatId } } } : { id: chat.employerId },
    });

    await leave(chat[leaver]);
    expect(await databaseText(pool)).not.toContain(planted);
    const messages = await db.message.findMany({ where: { chatId: chat.chatId }, orderBy: { id: 'asc' } });
    expect(messages.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Trial shift proposed: Fri 5 Jun, [^\n]+$/),
      expect.stringMatching(/^Changed trial shift proposed: Sat 6 Jun, [^\n]+$/),
      'My last message',
      expect.stringMatching(/^Trial shift withdrawn: Sat 6 Jun, [^\n]+$/),
    ]);
    app.clock.now = new Date(app.clock.now.getTime() + 3_600_000);
    await sendDueMessageMails(app.services);
    expect(await mailsTo(app, stays.email)).toEqual([]);
  },
);

it('whose process ends right after the commit is finished by its job', async () => {
  const { jobSeeker, chatId } = await makeChatFixtures(app);
  const { jobSeekerId } = await db.chat.findUniqueOrThrow({ where: { id: chatId } });
  await upload(jobSeeker, 'uploadPhoto', await picture(300, 302).png().toBuffer());
  const files = await filesBelow(join(app.dataDir, 'media'));
  const killed = { ...app.services, queue: { ...app.services.queue, work: () => Promise.reject(new Error('killed')) } };
  await erase(domainContext(killed, anonymous), { id: jobSeekerId ?? 0, role: 'ROLE_CANDIDATE' });
  expect(await filesBelow(join(app.dataDir, 'media'))).toEqual(files);
  const closed = vi.fn();
  const events = { ...app.services.events, publish: closed };
  await finishDeletions({ ...app.services, events });
  expect((await filesBelow(join(app.dataDir, 'media'))).length).toBeLessThan(files.length);
  expect(closed).toHaveBeenCalledWith('accessChanged', { userId: jobSeekerId });
});

/** What a text can call the employer below; and texts that are about others. */
const aboutEmployer = [
  ...['Suharto', 'call SUHARTO.', "Suharto's guests", 'Kopi & Susu', 'at kopi-susu today', 'old@suharto.test'],
  ...[
    'new@suharto.test',
    'asked@suharto.test',
    'Asked Ásking',
    'asking, asked',
    '+65 9123 4567',
    '91234567',
    '6591234567',
  ],
];
const aboutOthers = ['Suhartono', 'suhar', 'kopi', 'susu kopi', 'asked', '9123 456', '+65 9123 4568', 'Guest'];

it('leaves no filter, mail, reason and job that names a person by one name, a company, a number or any of their emails', async () => {
  const { db, queue } = app.services;
  let kept: string[] = [];
  const keptMail = {
    ...app.services.keptMail,
    removeAbout: async (isAbout: (text: string) => boolean) => {
      kept = texts.filter((text) => !isAbout(text));
    },
  };
  const { chatId } = await makeChatFixtures(app);
  const { jobSeekerId } = await db.chat.findUniqueOrThrow({ where: { id: chatId } });
  const employer = await makeEmployer(db, { name: 'Suharto', company: 'Kopi Susu', whatsApp: '+6591234567' });
  await db.user.update({
    where: { id: employer.id },
    data: { email: 'old@suharto.test', loginEmail: 'old@suharto.test' },
  });
  const change = { email: 'new@suharto.test', codeHash: 'x', expiresAt: app.clock.now };
  await db.pendingEmailChange.create({ data: { userId: employer.id, ...change } });
  const people = { employerId: employer.id, jobSeekerId: jobSeekerId ?? 0 };
  const links = { employerHash: 'of the employer', jobSeekerHash: 'of the job seeker' };
  const chat = await db.chat.create({ data: { kind: 'CONTACT', ...people, ...links } });
  const request = { name: 'Asked Asking', email: 'asked@suharto.test', activatedAt: app.clock.now };
  await db.contactRequest.create({ data: { ...people, ...request, chatId: chat.id } });
  const adminId = (await makeAdmin(db)).id;
  const texts = [...aboutEmployer, ...aboutOthers];
  const entry = {
    adminId,
    adminName: 'Ada',
    action: 'user.viewAs',
    recordType: 'EMPLOYER',
    source: 'GRAPHQL',
  } as const;
  for (const text of texts) {
    const query = new URLSearchParams({ q: text }).toString();
    await db.savedFilter.create({ data: { adminId, list: 'EMPLOYERS', name: `Filter ${texts.indexOf(text)}`, query } });
    await db.auditEntry.create({ data: { ...entry, createdAt: app.clock.now, recordId: 0, after: { reason: text } } });
  }
  await db.auditEntry.create({
    data: { ...entry, createdAt: app.clock.now, recordId: employer.id, after: { reason: 'asks' } },
  });
  await db.$transaction((tx) => queue.add(tx, 'revoked-access', { email: 'new@suharto.test' }));
  await erase(domainContext({ ...app.services, keptMail }, anonymous), { id: employer.id, role: 'ROLE_EMPLOYER' });

  const filters = await db.savedFilter.findMany({ where: { adminId }, orderBy: { id: 'asc' } });
  expect(filters.map(({ query }) => new URLSearchParams(query).get('q'))).toEqual(aboutOthers);
  expect(kept).toEqual(aboutOthers);
  const entries = await db.auditEntry.findMany({ where: { adminId }, orderBy: { id: 'asc' } });
  const nothing = aboutEmployer.map(() => ({ reason: null }));
  const theirs = aboutOthers.map((reason) => ({ reason }));
  expect(entries.map(({ after }) => after)).toEqual([...nothing, ...theirs, { reason: null }]);
  expect(await databaseText(pool)).not.toContain('suharto.test');
});

it('removes the picture of an offer, and the customer with the cards at the payment provider', async () => {
  const id = fixtures.employerId;
  const { uri = '' } = await upload(fixtures.employer, 'uploadJobOfferImage', await picture().png().toBuffer());
  const { cityId, jobId } = await db.user.findFirstOrThrow({ where: { cityId: { not: null } } });
  await makeJobOffer(db, { cityId: cityId ?? 0, jobId: jobId ?? 0 }, { employerId: id, photoUri: uri });
  const provider = await openProviderSide(app);
  const { customerId } = await provider.makeCustomer(id);
  await provider.stripe.customers.update(customerId, { name: `${planted} Café`, email: `${planted}@example.test` });
  const card = await provider.takeCard('visa');
  await provider.stripe.paymentMethods.attach(card, { customer: customerId });
  await provider.stripe.paymentMethods.update(card, { billing_details: { name: `${planted} Erin` } });
  expect((await fetch(app.url + uri)).status).toBe(200);

  await leave(fixtures.employer);
  expect((await fetch(app.url + uri)).status).toBe(404);
  await removeCustomers(app.services);
  expect(await provider.stripe.customers.retrieve(customerId)).toMatchObject({ deleted: true });
  expect(await provider.stripe.paymentMethods.retrieve(card)).toMatchObject({
    customer: null,
    billing_details: { name: null },
  });
  expect(await databaseText(pool)).not.toContain(`${planted} `);
  await provider.close();
});
