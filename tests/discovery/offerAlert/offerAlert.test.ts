import { beforeEach, describe, expect, it } from 'vitest';
import { inSentence } from '../../../server/domain/core/text/countryInSentence.ts';
import { alertJobSchema, nextAlert } from '../../../server/domain/discovery/alert/claim.ts';
import type { User } from '../../../server/generated/prisma/client.ts';
import { type Catalog, erasedAt, inState, makeEmployer } from '../../support/factories.ts';
import { testApp } from '../../support/fixtures.ts';
import { mailsTo } from '../../support/outbox.ts';
import { choose, days, hours, makeAlerted, makePlace, minutes, nextMorning, pass, publish, send } from './fixtures.ts';

const app = testApp();
let here: Catalog;

beforeEach(async () => {
  app.clock.now = new Date('2026-06-01T12:00:00Z');
  await app.services.db.offerAlert.deleteMany();
  here = await makePlace(app);
});

const subjects = async ({ email }: User) => (await mailsTo(app, email)).map(({ subject }) => subject);
const count = async (user: User) => (await mailsTo(app, user.email)).length;
/** The offers that were mailed to this person, by id, with repetitions. */
const mailed = async ({ email }: User) =>
  (await mailsTo(app, email))
    .flatMap(({ text }) => [...text.matchAll(/\/Job-Offer-public-(\d+)/g)].map(([, id]) => Number(id)))
    .toSorted((one, other) => one - other);

describe('no mail is sent', () => {
  it('without an alert, or after it was switched off', async () => {
    const never = await makeAlerted(app, here, 'OFF');
    const stopped = await makeAlerted(app, here, 'DAILY');
    await choose(app, stopped, 'OFF');
    await publish(app, here);
    await nextMorning(app);
    await nextMorning(app);
    expect([await count(never), await count(stopped)]).toEqual([0, 0]);
  });

  it('without a new offer', async () => {
    await publish(app, here);
    pass(app, hours(1));
    const maria = await makeAlerted(app, here, 'DAILY');
    for (let morning = 1; morning <= 3; morning += 1) await nextMorning(app);
    expect(await count(maria)).toBe(0);
  });

  it('about another job, another city, or a closed offer', async () => {
    const maria = await makeAlerted(app, here, 'DAILY', { active: false });
    const elsewhere = await makePlace(app);
    await publish(app, { ...here, jobId: elsewhere.jobId });
    await publish(app, { ...here, cityId: elsewhere.cityId });
    await publish(app, here, inState('FILLED'));
    await nextMorning(app);
    expect(await count(maria)).toBe(0);
    // About the right one it is sent, to a paused job seeker too, from 8:00 UTC.
    await publish(app, here);
    app.clock.now = new Date('2026-06-03T07:59:59.999Z');
    await send(app);
    expect(await count(maria)).toBe(0);
    pass(app, 1);
    await send(app);
    expect(await count(maria)).toBe(1);
  });

  it('to people who are deleted, or have no email, no job or no city', async () => {
    const { db } = app.services;
    const changes = [erasedAt(app.clock.now), { email: null, loginEmail: null }, { jobId: null }, { cityId: null }];
    const people = [];
    for (const data of changes) {
      const person = await makeAlerted(app, here, 'DAILY');
      await db.user.update({ where: { id: person.id }, data });
      people.push(person);
    }
    const control = await makeAlerted(app, here, 'DAILY');
    await publish(app, here);
    await nextMorning(app);
    expect(await Promise.all(people.map(count))).toEqual([0, 0, 0, 0]);
    expect(await count(control)).toBe(1);
  });

  it('if the alert is switched off or the offer is closed just before it is sent', async () => {
    const { db, queue } = app.services;
    const [stopped, other] = [await makeAlerted(app, here, 'DAILY'), await makeAlerted(app, here, 'DAILY')];
    const after = app.clock.now.toISOString();
    const { id } = await publish(app, here);
    pass(app, hours(1));
    const add = async (user: User) => {
      const alert = await db.offerAlert.findUniqueOrThrow({ where: { userId: user.id } });
      const job = { alertId: alert.id, after, until: app.clock.now.toISOString() };
      await db.$transaction((tx) => queue.add(tx, 'offer-alert', alertJobSchema.parse(job)));
    };
    await add(stopped);
    await choose(app, stopped, 'OFF');
    await send(app);
    await add(other);
    await db.jobOffer.update({ where: { id }, data: inState('FILLED') });
    await send(app);
    expect([await count(stopped), await count(other)]).toEqual([0, 0]);
    // The same jobs send mails as long as nothing has changed.
    await db.jobOffer.update({ where: { id }, data: inState('ACTIVE') });
    await add(other);
    await send(app);
    expect(await count(other)).toBe(1);
  });
});

describe('a mail', () => {
  it('comes once a day or once a week, and each offer is in one mail', async () => {
    const [daily, weekly] = [await makeAlerted(app, here, 'DAILY'), await makeAlerted(app, here, 'WEEKLY')];
    const ids: number[] = [];
    const mails: [number, number][] = [];
    // From Monday noon, over eight days, with two offers a day; many runs in between.
    for (let day = 0; day < 8; day += 1) {
      ids.push((await publish(app, here)).id);
      pass(app, hours(3));
      ids.push((await publish(app, here)).id);
      await send(app);
      await nextMorning(app);
      await send(app);
      pass(app, hours(4));
      await send(app);
      mails.push([await count(daily), await count(weekly)]);
    }
    expect(mails.map(([one]) => one)).toEqual(Array.from({ length: 8 }, (_, at) => at + 1));
    // On the Monday after seven days.
    expect(mails.map(([, one]) => one)).toEqual([0, 0, 0, 0, 0, 0, 1, 1]);
    expect(await mailed(daily)).toEqual(ids);
    const shown = await mailed(weekly);
    expect(new Set(shown).size).toBe(shown.length);
    expect((await subjects(weekly)).every((subject) => subject.startsWith('14 new '))).toBe(true);
  });

  it('contains an offer of the last moments the next time, because it may not be stored yet', async () => {
    const maria = await makeAlerted(app, here, 'DAILY');
    const first = await publish(app, here);
    app.clock.now = new Date('2026-06-02T07:56:00Z');
    const late = await publish(app, here);
    await nextMorning(app);
    expect(await mailed(maria)).toEqual([first.id]);
    // This one is stored after the mail, with the time of before.
    const latest = await publish(app, here, { createdAt: new Date('2026-06-02T07:59:59Z') });
    await nextMorning(app);
    expect(await mailed(maria)).toEqual([first.id, late.id, latest.id]);
  });

  it('does not contain what was published while the alert was off', async () => {
    const maria = await makeAlerted(app, here, 'DAILY');
    await choose(app, maria, 'OFF');
    await publish(app, here);
    pass(app, minutes(1));
    await choose(app, maria, 'WEEKLY');
    pass(app, minutes(1));
    const { id } = await publish(app, here);
    // Another frequency forgets nothing.
    await choose(app, maria, 'DAILY');
    await nextMorning(app);
    expect(await mailed(maria)).toEqual([id]);
  });

  it('that was late does not come twice in a period', async () => {
    const maria = await makeAlerted(app, here, 'DAILY');
    await publish(app, here);
    // No process ran for two days.
    pass(app, days(2));
    await send(app);
    expect(await count(maria)).toBe(1);
    await publish(app, here);
    pass(app, hours(1));
    await send(app);
    await choose(app, maria, 'OFF');
    await choose(app, maria, 'DAILY');
    await send(app);
    expect(await count(maria)).toBe(1);
  });

  it('is about the job and the city of the profile at that time', async () => {
    const maria = await makeAlerted(app, here, 'DAILY');
    await publish(app, here);
    const { jobId, cityId } = await makePlace(app);
    const { id } = await publish(app, { ...here, jobId, cityId });
    await app.services.db.user.update({ where: { id: maria.id }, data: { jobId, cityId } });
    await nextMorning(app);
    expect(await mailed(maria)).toEqual([id]);
  });

  it('names the job, the city, the rate and the first name of the employer, as text and as HTML', async () => {
    const { db, publicUrl, unsubscribeTokens } = app.services;
    const maria = await makeAlerted(app, here, 'WEEKLY');
    const employer = await makeEmployer(db, { name: 'Erin Secretname' });
    const description = '**Evenings** <script>alert(1)</script> & weekends';
    const { id } = await publish(app, here, { employerId: employer.id, maxRate: 14, description });
    pass(app, days(7));
    await send(app);
    const [mail] = await mailsTo(app, maria.email);
    const job = await db.job.findUniqueOrThrow({ where: { id: here.jobId } });
    const city = await db.city.findUniqueOrThrow({ where: { id: here.cityId } });
    expect(mail?.subject).toBe(`A new ${inSentence(job.name)} job offer in ${city.name}`);
    const unsubscribeUrl = `${publicUrl}/unsubscribe/${unsubscribeTokens.issue({ kind: 'offer-alert', userId: maria.id })}`;
    expect(mail?.unsubscribeUrl).toBe(unsubscribeUrl);
    for (const form of [mail?.text, mail?.html]) {
      expect(form).toContain('Hello Maria,');
      expect(form).toContain('Erin: SGD 14 per hour');
      expect(form).toContain(`${publicUrl}/Job-Offer-public-${id}`);
      expect(form).toContain(`${publicUrl}/${job.slug}-offers-${city.slug}`);
      expect(form).toContain('You chose a weekly email');
      expect(form).toContain(unsubscribeUrl);
      expect(form).not.toContain('Secretname');
    }
    expect(mail?.text).toContain('Evenings');
    expect(mail?.html).not.toContain('<script>');
  });

  it('shows ten offers and how many more there are', async () => {
    const maria = await makeAlerted(app, here, 'DAILY');
    const { id: employerId } = await makeEmployer(app.services.db);
    for (let number = 0; number < 12; number += 1) await publish(app, here, { employerId });
    await nextMorning(app);
    const [mail] = await mailsTo(app, maria.email);
    expect(mail?.subject).toMatch(/^12 new .* job offers in /);
    expect(await mailed(maria)).toHaveLength(10);
    for (const form of [mail?.text, mail?.html]) expect(form).toContain('… and 2 more.');
  });
});

describe('the next time of an alert', () => {
  it.each([
    ['DAILY', '2026-06-01T07:59:59.999Z', '2026-06-01T08:00:00.000Z'],
    ['DAILY', '2026-06-01T08:00:00.000Z', '2026-06-02T08:00:00.000Z'],
    ['WEEKLY', '2026-06-01T07:59:59.999Z', '2026-06-01T08:00:00.000Z'],
    ['WEEKLY', '2026-06-01T08:00:00.000Z', '2026-06-08T08:00:00.000Z'],
    ['WEEKLY', '2026-06-06T23:00:00.000Z', '2026-06-08T08:00:00.000Z'],
    // A Sunday.
    ['WEEKLY', '2026-06-07T12:00:00.000Z', '2026-06-08T08:00:00.000Z'],
  ] as const)('%s after %s is %s', (frequency, now, next) => {
    expect(nextAlert(frequency, new Date(now)).toISOString()).toBe(next);
  });
});
