import { type GraphQLField, type GraphQLInterfaceType, getNamedType, isObjectType, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { isOrderedType, officeRecords } from '../../server/domain/core/catalog/officeRecords.input.ts';
import { type KeyGroup, keyGroupNames } from '../../server/domain/core/viewer/keyGroups.input.ts';
import { groupsOf, keyRefusal } from '../../server/graphql/keyGroups.ts';
import { schema } from '../../server/graphql/schema.ts';
import type { Question } from '../nouns/noun.ts';
import { graphRows } from '../nouns/nouns.ts';
import { listsOf } from '../nouns/office.ts';
import type { Outcome } from '../nouns/outcomes.ts';
import { sampleTypes } from '../nouns/samples.ts';
import { type Actor, testFixtures } from './fixtures.ts';
import { outcomesOf } from './outcome.ts';

/** What each root field answers to keys. Keys that are revoked or have expired are asked over HTTP (keysOverHttp.thorough.test.ts). */

const fixtures = testFixtures();

/** Every key may ask these, and the small records that admins put in order. */
const forEveryKey = new Set([
  ...sampleTypes
    .filter(isOrderedType)
    .flatMap((type) => [officeRecords[type].model, ...listsOf(type).inPages.map(({ name }) => name)]),
  ...['cities', 'citiesConnection', 'city', 'countries', 'countriesConnection', 'demoAccounts', 'experiences', 'job'],
  ...['jobs', 'jobsConnection', 'languages', 'node', 'nodes', 'outboxPath', 'popularCities', 'popularJobs'],
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

const questions = Object.entries(graphRows)
  .filter(([field]) => field.includes('.'))
  .map(([field, about]) => ({ field, name: field.split('.')[1] ?? '', question: Object.values(about)[0] as Question }));

describe.each(questions)('$field', ({ field, name, question }) => {
  const document = parse(question.ask);
  const isWrite = field.startsWith('Mutation.');
  const isForPeople = noKeys.has(name);

  /** By actor, the outcome with such a key. A key that is refused before anything runs needs no records. */
  async function outcomesByKey(of: readonly Actor[], groups: readonly KeyGroup[], canWrite: boolean) {
    const key = { id: 1, name: 'Till', groups: new Set(groups), canWrite };
    const viewer = (actor: Actor) => ({ ...fixtures.viewer(actor), key });
    const allowed = of.filter((actor) => !keyRefusal(document, viewer(actor)));
    const found = await outcomesOf({ ...fixtures, viewer }, question, allowed);
    return Object.fromEntries(of.map((actor) => [actor, seen(found[actor] ?? 'Forbidden')]));
  }
  const expected = (of: readonly Actor[], isAllowed: boolean) =>
    Object.fromEntries(of.map((actor) => [actor, isAllowed ? seen(question.answers[actor]) : 'Forbidden']));

  it('by a key of no group', async () => {
    const outcomes = await outcomesByKey(keyActors, [], true);
    expect(outcomes).toEqual(expected(keyActors, forEveryKey.has(name)));
  });

  it('by a key that may read everything', async () => {
    const outcomes = await outcomesByKey(keyActors, keyGroupNames, false);
    expect(outcomes).toEqual(expected(keyActors, !isWrite && !isForPeople));
  });

  it('by a key without one of the groups that it needs', async () => {
    const needed = groupsOf(document).filter((group) => group !== null);
    for (const missing of needed) {
      const others = keyGroupNames.filter((group) => group !== missing);
      expect(await outcomesByKey(keyActors, others, true), missing).toEqual(expected(keyActors, false));
    }
    expect(needed.length > 0 || forEveryKey.has(name) || isForPeople).toBe(true);
  });

  it('by a key that may do everything', async () => {
    // What its owner reads with it is read above, too.
    const of = isWrite ? [...keyActors, ...foreignActors] : foreignActors;
    expect(await outcomesByKey(of, keyGroupNames, true)).toEqual(expected(of, !isForPeople));
  });
});

describe('a list of which only the count is asked', () => {
  const objects = Object.values(schema.getTypeMap()).filter(isObjectType);
  const isConnection = ({ type }: GraphQLField<unknown, unknown>) => getNamedType(type).name.endsWith('Connection');
  const lists = objects.flatMap((of) =>
    Object.values(of.getFields())
      .filter(isConnection)
      .map((field) => ({ list: `${of.name}.${field.name}`, of, field })),
  );
  const rowOf = ({ type }: GraphQLField<unknown, unknown>) => {
    const page = getNamedType(type);
    const edge = isObjectType(page) && getNamedType(page.getFields().edges?.type);
    const row = edge && isObjectType(edge) && getNamedType(edge.getFields().node?.type);
    if (!row) throw new Error(`${page.name} has no rows.`);
    return row;
  };
  const groupsOfCount = (of: string, field: string) => {
    const count = `${field} { totalCount }`;
    return groupsOf(parse(of === 'Query' ? `{ ${count} }` : `{ node(id: "") { ... on ${of} { ${count} } } }`));
  };

  it.each(lists)('$list needs the group of its rows, and no key counts rows that name no group', ({ of, field }) => {
    const row = rowOf(field);
    const { keyGroup } = row.extensions;
    const needed = keyGroup === 'EVERY' ? [] : [keyGroup];
    expect(groupsOfCount(of.name, field.name)).toEqual(expect.arrayContaining(needed));
    const { extensions } = row;
    row.extensions = {};
    const unnamed = groupsOfCount(of.name, field.name);
    row.extensions = extensions;
    expect(unnamed).toContain(null);
  });

  it('is any list of the graph', () => {
    expect(lists.length).toBeGreaterThan(40);
  });
});

it('a type that names no group is read with no key, unless it only holds others', () => {
  const isOpen = (name: string) =>
    !groupsOf(parse(`{ node(id: "") { ... on ${name} { __typename } } }`)).includes(null);
  const holders = Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && type.extensions.keyGroup === undefined && isOpen(type.name),
  );
  const isAnswer = (name: string) => /(?:Connection|Edge|Payload)$|^__/.test(name) || failures.includes(name);
  const failures = schema.getPossibleTypes(schema.getType('Failure') as GraphQLInterfaceType).map(({ name }) => name);
  const others = holders.map(({ name }) => name).filter((name) => !isAnswer(name));
  expect(others).toEqual(['PageInfo', 'Query', 'Subscription']);
});
