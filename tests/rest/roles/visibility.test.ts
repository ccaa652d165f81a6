import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Planted, plant } from '../../access/planted.ts';
import { type Actor, actors, makeWorld, type World } from '../../access/world.ts';
import { type Attempt, send } from '../call.ts';
import type { ReadingCall } from '../statements/measures.ts';
import { type Visitors, visitorsOf } from '../visitors.ts';

/**
 * What may be seen by whom over REST, by texts that are planted in the database. Each of the nine makes every call that
 * reads about everything there is; found must be what is theirs to see, and nothing else.
 */

/** What no documented call shows, to anybody. */
const notOverRest = [
  "a job offer's key",
  "why premium's subscription was given",
  "premium's card",
  "the number of premium's invoice",
  "the job seeker's share link",
];

let world: World;
let visitors: Visitors;
let planted: Planted[];
beforeAll(async () => {
  world = await makeWorld();
  visitors = await visitorsOf(world);
  planted = await plant(world);
});
afterAll(() => world.app.stop());

/** Every table of a test is small: these are all of its ids, with some to spare. */
const ids = Array.from({ length: 20 }, (_, index) => index + 1);
const byId = ids.map((id) => ({ path: { id } }));
const once: Attempt[] = [{}];
const people = [{}, { query: 'filters[active]=0' }, { query: 'filters[active]=1' }, { query: 'filters[q]=maria' }];

/** How a call is made: all the ways that might show something. */
const ways = {
  'GET /api/jobs': once,
  'GET /api/jobs/{id}': byId,
  'GET /api/cities': once,
  'GET /api/cities/{id}': byId,
  'GET /api/countries': once,
  'GET /api/sex': once,
  'GET /api/experience': once,
  'GET /api/languages': once,
  'GET /api/careers': once,
  'GET /api/careers/{id}': byId,
  'GET /api/contact-request-status': once,
  'GET /api/contact-request-status/{id}': byId,
  'GET /api/job-offers': [{}, { query: 'filters[active]=0' }],
  'GET /api/job-offers/{id}': byId,
  'GET /api/my-job-offers': once,
  'GET /api/candidates': people,
  'GET /api/candidates/minimal': people,
  'GET /api/user/{id}': byId,
  'GET /api/user/{id}/public': byId,
  'GET /api/get-user-info': once,
  'GET /api/get-user-info-admin': once,
  'GET /api/get-user-info-if-employer': once,
  'GET /api/employers': [{}, { query: 'filters[q]=maria' }],
  'GET /api/contact_requests': once,
  'GET /api/contact_requests/{id}': byId,
  'GET /api/contact_requests/get-pending-introduction/{candidateId}': ids.map((id) => ({ path: { candidateId: id } })),
  'GET /api/chat/{id}': byId,
  'GET /api/chat/{shared_hash}/employer': ids.map((id) => ({ path: { shared_hash: id } })),
  'GET /api/chat-with-user-{employerId}': ids.map((id) => ({ path: { employerId: id } })),
  'GET /api/payment/validate_payment/{session id}': ids.map((id) => ({ path: { 'session id': id } })),
} satisfies Record<ReadingCall, Attempt[]>;

async function answersTo(actor: Actor): Promise<string> {
  const answers: string[] = [];
  for (const [call, attempts] of Object.entries(ways) as [ReadingCall, Attempt[]][]) {
    for (const attempt of attempts) {
      const { status, body } = await send(visitors[actor], call, attempt);
      expect(status, `${call} ${JSON.stringify(attempt)}`).toBeLessThan(500);
      answers.push(JSON.stringify(body) ?? '');
    }
  }
  return answers.join('\n');
}

it.each(actors)('%s finds what is theirs to see and nothing else', async (actor) => {
  const found = await answersTo(actor);
  const seen = planted.filter(({ text }) => found.includes(text)).map(({ what }) => what);
  const theirs = planted.filter(({ what, seenBy }) => seenBy.includes(actor) && !notOverRest.includes(what));
  expect(seen).toEqual(theirs.map(({ what }) => what));
});
