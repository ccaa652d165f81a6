import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exceptions } from '../../support/changes.ts';
import { fixture } from '../../support/fixtures.ts';
import { tries } from '../../support/thorough.ts';
import { type Field, fieldsOf } from './fields.ts';
import { addressOf, asItIs, bodyWith, type Call, calls, changes } from './requests.ts';
import { type BadRequest, eachOf, seedOr, sendBadRequests } from './sendBadRequests.ts';
import { senders, testSetup } from './setup.ts';
import { makeValidRequests } from './validRequests.ts';
import { badFilters, badPathIds, badValues, jsonOf, strangeFilters } from './values.ts';

/**
 * Requests that only read: a bad value of a known parameter is refused by name, other oddities are answered, and nothing
 * changes except the number of views of a profile.
 */

const file = 'tests/rest/badInput/reading.sweep.test.ts';
const seed = seedOr(20_260_702);
/** Requests of each kind about each field or call. */
const count = {
  filter: tries(30, 6),
  repeated: tries(6, 1),
  unusual: tries(40, 8),
  broken: tries(14, 3),
  path: tries(50, 10),
  body: tries(100, 20),
};

const setup = testSetup();
const validRequests = fixture(() => makeValidRequests(setup));

const reading = calls.filter((call) => !changes(call));
const who = fc.option(fc.constantFrom(...senders), { freq: 3 });
const filters = reading.flatMap((call) =>
  fieldsOf(call)
    .filter(({ place, kind }) => place === 'query' && kind in badFilters)
    .map((field) => ({ call, field })),
);
const inPaths = reading.flatMap((call) =>
  fieldsOf(call)
    .filter(({ place }) => place === 'path')
    .map((field) => ({ call, field })),
);
const inBodies = reading.flatMap((call) =>
  fieldsOf(call)
    .filter(({ place, kind }) => place === 'body' && kind in badValues)
    .map((field) => ({ call, field })),
);

type Place = { call: Call; field: Field };
type Parameter = readonly [name: string, value: string];

const written = (parameters: readonly Parameter[], at: string) =>
  parameters.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join(at);

/** Harmless parameters beside the bad one. */
const beside = fc.uniqueArray(
  fc.constantFrom<Parameter>(
    ['page', '2'],
    ['page_size', '100000'],
    ['filters[x][y]', '1'],
    ['filters', '1'],
    ['colour', 'green'],
    ['filters[]', ''],
    ['__proto__', '1'],
    ['constructor[prototype]', '1'],
    ['filters[__proto__]', '1'],
    ['', ''],
  ),
  { maxLength: 3, selector: ([name]) => name },
);

const badFilter = ({ call, field }: Place) =>
  fc.tuple(who, badFilters[field.kind] ?? fc.constant(''), beside).map(([sender, value, others]): BadRequest => {
    const name = field.path.join('.');
    const parameters = [...others.filter(([other]) => other !== name), [name, value] as const];
    return {
      ...asItIs(call, validRequests),
      address: `${addressOf(call, validRequests[call.call])}?${written(parameters, '&')}`,
      sender: sender ?? validRequests[call.call].sender,
      what: `${name} is ${JSON.stringify(value).slice(0, 200)}`,
      expected: 'refused',
      // A malformed share link is an unknown one.
      ...(sender === null && { statuses: name === 'shared_hash' ? [400, 404] : [400] }),
      field: name,
    };
  });

const repeated = ({ call, field }: Place) =>
  fc.tuple(who, fc.constantFrom('1', 'ASC', 'true')).map(([sender, value]): BadRequest => {
    const name = field.path.join('.');
    const twice = written(
      [
        [name, value],
        [name, value],
      ],
      '&',
    );
    return {
      ...asItIs(call, validRequests),
      address: `${addressOf(call, validRequests[call.call])}?${twice}`,
      sender: sender ?? validRequests[call.call].sender,
      what: `${name} comes twice`,
      expected: 'refused',
      ...(sender === null && { statuses: [400] }),
      field: name,
    };
  });

const unusual = (call: Call) => {
  const known = fieldsOf(call).filter(({ place }) => place === 'query');
  const name = fc.oneof(
    ...(known.length > 0
      ? [{ weight: 6, arbitrary: fc.constantFrom(...known).map(({ path }) => path.join('.')) }]
      : []),
    {
      weight: 1,
      arbitrary: fc.constantFrom('filters[x][y]', 'filters', 'filters[', ']', 'filters[q][]', 'page[]', '.'),
    },
    { weight: 1, arbitrary: strangeFilters },
  );
  return fc
    .tuple(
      who,
      fc.array(fc.tuple(name, strangeFilters), { minLength: 1, maxLength: 5 }),
      fc.constantFrom('&', '&&', ';', '&&='),
    )
    .map(
      ([sender, parameters, at]): BadRequest => ({
        ...asItIs(call, validRequests),
        address: `${addressOf(call, validRequests[call.call])}?${written(parameters, at)}`,
        sender: sender ?? validRequests[call.call].sender,
        what: 'unusual parameters',
        expected: 'answered',
      }),
    );
};

/** Query strings that are encoded incorrectly. */
const broken = (call: Call) =>
  fc
    .tuple(
      who,
      fc.constantFrom(
        'page',
        'filters[q]',
        'filters%5Bjob_id%5D',
        'filters[sex]',
        'shared_hash',
        'filters[orderByPrice]',
      ),
      fc.constantFrom(
        '%',
        '%zz',
        '%00',
        '%c0%af',
        '%ff',
        '%u0041',
        '%ed%a0%80',
        '+',
        '%2',
        '%25%00',
        '%e2%80%ae',
        '&=&=%',
      ),
    )
    .map(
      ([sender, name, value]): BadRequest => ({
        ...asItIs(call, validRequests),
        address: `${addressOf(call, validRequests[call.call])}?${name}=${value}`,
        sender: sender ?? validRequests[call.call].sender,
        what: 'a broken query string',
        expected: 'answered',
      }),
    );

const badPath = ({ call, field }: Place) =>
  fc.tuple(who, badPathIds).map(([sender, value]): BadRequest => {
    const name = field.path.join('.');
    return {
      ...asItIs(call, validRequests),
      address: addressOf(call, validRequests[call.call], { [name]: encodeURIComponent(value) }),
      sender: sender ?? validRequests[call.call].sender,
      what: `${name} in the path is ${JSON.stringify(value)}`,
      expected: 'refused',
    };
  });

const badBody = ({ call, field }: Place) =>
  fc.tuple(who, badValues[field.kind] ?? fc.constant(null)).map(
    ([sender, value]): BadRequest => ({
      ...asItIs(call, validRequests),
      body: jsonOf(bodyWith(validRequests[call.call], field.path, value)),
      sender: sender ?? validRequests[call.call].sender,
      what: `${field.path.join('.')} in the body is ${jsonOf(value).slice(0, 200)}`,
      expected: 'answered',
      field: field.path.join('.'),
    }),
  );

it('refuses bad parameters and answers unusual ones', { timeout: 600_000 }, async () => {
  expect(filters.length).toBeGreaterThan(60);
  const repeatable = filters.filter(({ field }) => field.kind !== 'words');
  const badRequests = [
    ...eachOf(seed, filters.map(badFilter), count.filter),
    ...eachOf(seed, repeatable.map(repeated), count.repeated),
    ...eachOf(seed, reading.map(unusual), count.unusual),
    ...eachOf(seed, reading.map(broken), count.broken),
    ...eachOf(seed, inPaths.map(badPath), count.path),
    ...eachOf(seed, inBodies.map(badBody), count.body),
  ];
  await sendBadRequests(setup, badRequests, { file, seed, excepted: exceptions.profileViews });
});
