import { expect, it } from 'vitest';
import { keepReplyTimes } from '../../server/domain/chat/replyTime/replyTime.ts';
import { converse } from '../people/companyPage/fixtures.ts';
import { makeEmployer, makeJobSeeker } from '../support/factories.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';
import { statementsOf } from '../support/statements.ts';

/** How soon job seekers usually answer is kept in their rows, so that a list counts nothing. */

const app = testApp();
const catalog = testCatalog(app);
const day = 86_400_000;

/** A job seeker with so many answers after these hours. */
async function answering(hours: number, answers = 5): Promise<number> {
  const { db } = app.services;
  const { id: jobSeekerId } = await makeJobSeeker(db, catalog);
  await answer(jobSeekerId, hours, answers);
  return jobSeekerId;
}

async function answer(jobSeekerId: number, hours: number, answers: number) {
  for (let number = 0; number < answers; number += 1) {
    const { id: employerId } = await makeEmployer(app.services.db);
    await converse(
      app,
      { employerId, jobSeekerId },
      [
        ['e', 0],
        ['j', hours],
      ],
      0.001,
    );
  }
}

const kept = async (id: number) => (await app.services.db.user.findUniqueOrThrow({ where: { id } })).replyTime;
const pass = (ms: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + ms);
};

it('is counted for those who have answered, again when they answer, and is forgotten with what is too old', async () => {
  const [quick, slow, quiet] = [await answering(0.5), await answering(20), await answering(0.5, 4)];
  expect(await kept(quick)).toBeNull();
  await keepReplyTimes(app.services);
  expect([await kept(quick), await kept(slow), await kept(quiet)]).toEqual(['HOUR', 'DAY', null]);

  pass(day);
  await answer(quiet, 0.5, 1);
  await answer(slow, 0.5, 6);
  await keepReplyTimes(app.services);
  expect([await kept(quick), await kept(slow), await kept(quiet)]).toEqual(['HOUR', 'HOUR', 'HOUR']);

  // The answers of the first day are too old now, those of the second are not.
  pass(89.5 * day);
  await keepReplyTimes(app.services);
  expect([await kept(quick), await kept(slow)]).toEqual([null, 'HOUR']);
  pass(day);
  await keepReplyTimes(app.services);
  expect([await kept(slow), await kept(quiet)]).toEqual([null, null]);
});

it('reads nothing of conversations for a list', async () => {
  const statements = await statementsOf(async () => {
    const answer = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ jobSeekers(first: 10) { edges { node { replyTime } } } }' }),
    });
    expect((await answer.json()).errors).toBeUndefined();
  });
  expect(statements.filter((text) => /\bmessage\b/.test(text))).toEqual([]);
});
