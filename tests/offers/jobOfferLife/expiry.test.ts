import { beforeEach, expect, it } from 'vitest';
import { publicForMs } from '../../../server/domain/offers/jobOffer/state.ts';
import { remindOfExpiry, sendExpiryMails } from '../../../server/domain/offers/life/life.mail.ts';
import { expireJobOffers } from '../../../server/domain/offers/life/life.ts';
import type { JobOffer, JobOfferState, User } from '../../../server/generated/prisma/client.ts';
import { erasedAt, inState, makeEmployer, makeJobOffer } from '../../support/factories.ts';
import { testApp, testCatalog, testDb } from '../../support/fixtures.ts';
import { readAs } from '../../support/graph.ts';
import { untilWaiting } from '../../support/lockWaits.ts';
import { linkIn, mailsTo } from '../../support/outbox.ts';

const days = (count: number) => count * 86_400_000;
const at = (later: number) => new Date(app.clock.now.getTime() + later);

const app = testApp();
const db = testDb(app);
const here = testCatalog(app);
let erin: User;
beforeEach(async () => {
  erin = await makeEmployer(db, { name: 'Erin Tan' });
});

const make = (expiresIn: number, state: JobOfferState = 'ACTIVE') =>
  makeJobOffer(db, here, { employerId: erin.id, ...inState(state), expiresAt: at(expiresIn) });
const stored = ({ id }: JobOffer) => db.jobOffer.findUniqueOrThrow({ where: { id } });
const mails = () => mailsTo(app, erin.email);
/** The timed jobs, in two processes at once. */
async function work(): Promise<void> {
  for (const job of [expireJobOffers, remindOfExpiry, sendExpiryMails])
    await Promise.all([job(app.services), job(app.services)]);
}
const pass = (milliseconds: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + milliseconds);
};
const post = (link: string) =>
  fetch(app.url + link, { method: 'POST', redirect: 'manual', headers: { origin: app.url } });
async function renewalOf(link: string) {
  const query = 'query ($token: String!) { mailedRenewal(token: $token) { status isActive expiresAt title } }';
  return (await readAs(app, { kind: 'anonymous' }, query, { token: link.split('/').at(-1) })).mailedRenewal;
}
/** An offer whose employer was reminded, and the link in the mail. */
async function reminded() {
  const offer = await make(days(2));
  await work();
  return { offer, link: linkIn((await mails())[0]) };
}

const activeOffers = async () => (await db.user.findUniqueOrThrow({ where: { id: erin.id } })).activeOffers;

it('an active offer expires at its time, and no other one does', async () => {
  const before = await activeOffers();
  const made = [await make(0), await make(1000), await make(-1000, 'FILLED')];
  await expireJobOffers(app.services);
  const states = (await Promise.all(made.map(stored))).map(({ state }) => state);
  expect(states).toEqual(['EXPIRED', 'ACTIVE', 'FILLED']);
  expect(await activeOffers()).toBe(before + 1);
});

it('several batches expire, also in two processes at once', async () => {
  const before = await activeOffers();
  await db.jobOffer.createMany({
    data: Array.from({ length: 250 }, (_, second) => ({
      employerId: erin.id,
      cityId: here.cityId,
      jobId: here.jobId,
      maxRate: 12,
      description: 'Evenings',
      slug: `many-${second}`,
      ...inState('ACTIVE'),
      expiresAt: at(-second),
    })),
  });
  expect(await activeOffers()).toBe(before + 250);
  await Promise.all([expireJobOffers(app.services), expireJobOffers(app.services)]);
  expect(await db.jobOffer.count({ where: { slug: { startsWith: 'many-' }, state: 'EXPIRED' } })).toBe(250);
  expect(await activeOffers()).toBe(before);
});

it('an offer that is renewed at the same time stays active', async () => {
  const offer = await make(-1000);
  const begun = await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM "user" WHERE id = ${erin.id} FOR NO KEY UPDATE`;
    const expiring = expireJobOffers(app.services);
    await untilWaiting(app.services);
    await tx.jobOffer.update({ where: { id: offer.id }, data: { expiresAt: at(days(1)) } });
    return { expiring };
  });
  await begun.expiring;
  expect(await stored(offer)).toMatchObject({ state: 'ACTIVE' });
});

it('a link that was changed renews nothing', async () => {
  const other = await make(days(2));
  const { offer, link } = await reminded();
  const [, token = ''] = link.split('/renew-offer/');
  const changed = [token.replace(/^\d+/, '999999'), token.slice(0, -1), token.replace('-', '1-'), 'of-no-mail'];
  const forged = changed.map((one) => `/renew-offer/${one}`);
  for (const one of forged) {
    expect(await renewalOf(one)).toBeNull();
    expect((await post(one)).status).toBe(303);
    expect((await fetch(app.url + one)).status).toBe(404);
  }
  for (const one of [offer, other]) expect((await stored(one)).expiresAt).toEqual(one.expiresAt);
});

it('an employer is reminded once, three days before the end', async () => {
  const offer = await make(days(3) + 60_000);
  await work();
  expect(await mails()).toEqual([]);
  pass(61_000);
  await work();
  pass(days(1));
  await work();
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toMatch(/^Your job offer “.+” ends on /);
  expect((await stored(offer)).state).toBe('ACTIVE');

  // Looking at the page, as scanners of mail do, changes nothing.
  const link = linkIn(mail);
  expect(await renewalOf(link)).toMatchObject({ status: 'READY', isActive: true });
  expect((await fetch(app.url + link)).status).toBe(200);
  expect((await stored(offer)).expiresAt).toEqual(offer.expiresAt);

  const answers = await Promise.all([post(link), post(link), post(link)]);
  expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual(
    Array(3).fill([303, `${link}#done`]),
  );
  const renewed = await stored(offer);
  expect(renewed.expiresAt).toEqual(at(publicForMs));
  expect(await renewalOf(link)).toMatchObject({ status: 'RENEWED', isActive: true });
  // Pressed again a day later, it renews nothing.
  pass(days(1));
  await post(link);
  expect((await stored(offer)).expiresAt).toEqual(renewed.expiresAt);

  // The next end has a reminder of its own.
  pass(publicForMs - days(3));
  await work();
  expect(await mails()).toHaveLength(2);
});

it('an expired offer is announced once, and renewed with the same click', async () => {
  const offer = await make(60_000);
  await work();
  pass(61_000);
  await work();
  await work();
  const subjects = (await mails()).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.endsWith('” has expired'))).toHaveLength(1);
  expect((await stored(offer)).state).toBe('EXPIRED');
  const mail = (await mails()).find(({ subject }) => subject.endsWith('” has expired'));
  expect(await renewalOf(linkIn(mail))).toMatchObject({ status: 'READY', isActive: false });
  await post(linkIn(mail));
  expect(await stored(offer)).toMatchObject({ state: 'ACTIVE', createdAt: offer.createdAt });
});

it('a filled offer is not mailed about, and its link does not open it again', async () => {
  const { offer, link } = await reminded();
  await db.jobOffer.update({ where: { id: offer.id }, data: { state: 'FILLED' } });
  expect(await renewalOf(link)).toMatchObject({ status: 'CLOSED', isActive: false });
  await post(link);
  expect((await stored(offer)).state).toBe('FILLED');
  pass(days(3));
  await work();
  expect(await mails()).toHaveLength(1);
});

it('an offer that was renewed before the mail was sent is not mailed about', async () => {
  const offer = await make(days(2));
  await remindOfExpiry(app.services);
  await db.jobOffer.update({ where: { id: offer.id }, data: { expiresAt: at(publicForMs) } });
  await sendExpiryMails(app.services);
  expect(await mails()).toEqual([]);
});

it('the offer of a deleted account is neither mailed about nor renewed', async () => {
  const { offer, link } = await reminded();
  await db.user.update({ where: { id: erin.id }, data: erasedAt(app.clock.now) });
  await post(link);
  expect((await stored(offer)).expiresAt).toEqual(offer.expiresAt);
  pass(days(3));
  await work();
  expect(await mails()).toHaveLength(1);
});

it('a click from another site renews nothing', async () => {
  const { offer, link } = await reminded();
  const headers = { origin: 'https://evil.example' };
  expect((await fetch(app.url + link, { method: 'POST', redirect: 'manual', headers })).status).toBe(403);
  expect((await stored(offer)).expiresAt).toEqual(offer.expiresAt);
});
