import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { keyGroupNames } from '../../server/domain/core/viewer/keyGroups.input.ts';
import type { Key } from '../../server/domain/core/viewer/viewer.ts';
import { groupsOf, keyRefusal } from '../../server/graphql/keyGroups.ts';
import type { Question } from '../nouns/noun.ts';
import { graphRows } from '../nouns/nouns.ts';
import type { Outcome } from '../nouns/outcomes.ts';
import { type Actor, testFixtures } from './fixtures.ts';
import { outcomeOf } from './outcome.ts';

/** What each root field answers to keys. Keys that are revoked or have expired are asked over HTTP (keysOverHttp.thorough.test.ts). */

const fixtures = testFixtures();

/** Every key may ask these. */
const forEveryKey = new Set([
  ...['career', 'careers', 'cities', 'citiesConnection', 'city', 'contactRequestStatus', 'contactRequestStatuses'],
  ...['countries', 'countriesConnection', 'demoAccounts', 'endorsement', 'endorsements', 'experiences', 'job', 'jobs'],
  ...['jobsConnection', 'languages', 'node', 'nodes', 'outboxPath', 'popularCities', 'popularJobs'],
  ...['retentionPeriods', 'sendsTextMessages', 'sexes', 'socialLinks'],
]);

/** For people alone. */
const noKeys = new Set([
  ...['addWebhookEndpoint', 'changeWebhookEndpoint', 'removeWebhookEndpoint', 'resumeWebhookEndpoint'],
  ...['rotateWebhookSecret', 'sendTestEvent', 'sendWebhookAgain'],
  ...['acceptTerms', 'addApiKey', 'changeEmail', 'changePassword', 'confirmEmail', 'confirmPhone', 'deleteMyAccount'],
  ...['addIntegration', 'endIntegration', 'integration', 'integrations', 'renameIntegration'],
  ...['endOtherSessions', 'endSession', 'mailEmailConfirmation', 'revokeApiKey', 'rotateApiKey', 'sendPhoneCode'],
  ...['stopViewingAs', 'viewAs'],
]);

/** Of lists it does not matter here what other questions have left in them. */
const seen = (outcome: Outcome): Outcome => (outcome === 'empty' ? 'seen' : outcome);

const keyActors = ['jobSeeker', 'premium', 'admin'] as const satisfies readonly Actor[];
/** Keys of others find what their owners would. */
const foreignActors = ['otherJobSeeker', 'employer', 'otherEmployer'] as const satisfies readonly Actor[];

async function outcomeByKey(actor: Actor, key: Omit<Key, 'id' | 'name'>, question: Question) {
  const viewer = { ...fixtures.viewer(actor), key: { id: 1, name: 'Till', ...key } };
  if (keyRefusal(parse(question.ask), viewer)) return 'Forbidden';
  return outcomeOf(
    { ...fixtures, viewer: (of: Actor) => (of === actor ? viewer : fixtures.viewer(of)) },
    actor,
    question,
  );
}

const questions = Object.entries(graphRows)
  .filter(([field]) => field.includes('.'))
  .map(([field, about]) => ({ field, name: field.split('.')[1] ?? '', question: Object.values(about)[0] as Question }));

describe.each(questions)('$field', ({ field, name, question }) => {
  const isWrite = field.startsWith('Mutation.');

  it.each(keyActors)('%s, by a key of no group', async (actor) => {
    const outcome = await outcomeByKey(actor, { groups: new Set(), canWrite: true }, question);
    expect(outcome).toBe(forEveryKey.has(name) ? question.answers[actor] : 'Forbidden');
  });

  it.each(keyActors)('%s, by a key that may read everything', async (actor) => {
    const outcome = await outcomeByKey(actor, { groups: new Set(keyGroupNames), canWrite: false }, question);
    expect(seen(outcome)).toBe(isWrite || noKeys.has(name) ? 'Forbidden' : seen(question.answers[actor]));
  });

  it.each(keyActors)('%s, by a key without one of the groups that it needs', async (actor) => {
    const needed = groupsOf(parse(question.ask)).filter((group) => group !== null);
    const outcomes = needed.map((missing) => {
      const groups = new Set(keyGroupNames.filter((group) => group !== missing));
      return outcomeByKey(actor, { groups, canWrite: true }, question);
    });
    expect(new Set(await Promise.all(outcomes))).toEqual(new Set(needed.length > 0 ? ['Forbidden'] : []));
    if (!forEveryKey.has(name) && !noKeys.has(name)) expect(needed).not.toEqual([]);
  });

  it.each([...keyActors, ...foreignActors])('%s, by a key that may do everything', async (actor) => {
    const outcome = await outcomeByKey(actor, { groups: new Set(keyGroupNames), canWrite: true }, question);
    expect(seen(outcome)).toBe(noKeys.has(name) ? 'Forbidden' : seen(question.answers[actor]));
  });
});
