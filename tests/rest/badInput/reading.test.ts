import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cast, makeCast, senders } from './cast.ts';
import { type Field, fieldsOf } from './fields.ts';
import { addressOf, asItIs, bodyWith, type Call, calls, changes } from './requests.ts';
import { exceptions } from './snapshot.ts';
import { makeSpecimens, type Specimens } from './specimens.ts';
import { runTries, seedOr, type Try } from './tries.ts';
import { badFilters, badPathIds, badValues, jsonOf, strangeFilters } from './values.ts';

/**
 * Requests that only read: a known parameter with a bad value is refused by its name, whatever else is strange is answered
 * within the limits, and reading changes nothing but how often a profile was looked at.
 */

const file = 'tests/rest/badInput/reading.test.ts';
const seed = seedOr(20_260_702);
const count = 5_000;

let cast: Cast;
let specimens: Specimens;
beforeAll(async () => {
  cast = await makeCast();
  specimens = await makeSpecimens(cast);
});
afterAll(() => cast.stop());

const reading = calls.filter((call) => !changes(call));
const who = fc.option(fc.constantFrom(...senders), { freq: 3 });
const filters = reading.flatMap((call) =>
  fieldsOf(call.row)
    .filter(({ place, kind }) => place === 'query' && kind in badFilters)
    .map((field) => ({ call, field })),
);
const inPaths = reading.flatMap((call) =>
  fieldsOf(call.row)
    .filter(({ place }) => place === 'path')
    .map((field) => ({ call, field })),
);
const inBodies = reading.flatMap((call) =>
  fieldsOf(call.row)
    .filter(({ place, kind }) => place === 'body' && kind in badValues)
    .map((field) => ({ call, field })),
);

type Place = { call: Call; field: Field };
type Parameter = readonly [name: string, value: string];

const written = (parameters: readonly Parameter[], at: string) =>
  parameters.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join(at);

/** Parameters that do no harm beside a bad one. */
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
  fc.tuple(who, badFilters[field.kind] ?? fc.constant(''), beside).map(([sender, value, others]): Try => {
    const name = field.path.join('.');
    const parameters = [...others.filter(([other]) => other !== name), [name, value] as const];
    return {
      ...asItIs(call, specimens),
      address: `${addressOf(call, specimens[call.call])}?${written(parameters, '&')}`,
      sender: sender ?? specimens[call.call].sender,
      what: `${name} is ${JSON.stringify(value).slice(0, 200)}`,
      expected: 'refused',
      ...(sender === null && { statuses: [400] }),
      field: name,
    };
  });

const repeated = ({ call, field }: Place) =>
  fc.tuple(who, fc.constantFrom('1', 'ASC', 'true')).map(([sender, value]): Try => {
    const name = field.path.join('.');
    const twice = written(
      [
        [name, value],
        [name, value],
      ],
      '&',
    );
    return {
      ...asItIs(call, specimens),
      address: `${addressOf(call, specimens[call.call])}?${twice}`,
      sender: sender ?? specimens[call.call].sender,
      what: `${name} comes twice`,
      expected: 'refused',
      ...(sender === null && { statuses: [400] }),
      field: name,
    };
  });

const strange = (call: Call) => {
  const known = fieldsOf(call.row).filter(({ place }) => place === 'query');
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
      ([sender, parameters, at]): Try => ({
        ...asItIs(call, specimens),
        address: `${addressOf(call, specimens[call.call])}?${written(parameters, at)}`,
        sender: sender ?? specimens[call.call].sender,
        what: 'strange parameters',
        expected: 'answered',
      }),
    );
};

/** Written as nobody's browser would. */
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
      ([sender, name, value]): Try => ({
        ...asItIs(call, specimens),
        address: `${addressOf(call, specimens[call.call])}?${name}=${value}`,
        sender: sender ?? specimens[call.call].sender,
        what: 'a broken query string',
        expected: 'answered',
      }),
    );

const badPath = ({ call, field }: Place) =>
  fc.tuple(who, badPathIds).map(([sender, value]): Try => {
    const name = field.path.join('.');
    return {
      ...asItIs(call, specimens),
      address: addressOf(call, specimens[call.call], { [name]: encodeURIComponent(value) }),
      sender: sender ?? specimens[call.call].sender,
      what: `${name} in the path is ${JSON.stringify(value)}`,
      expected: 'refused',
    };
  });

const badBody = ({ call, field }: Place) =>
  fc.tuple(who, badValues[field.kind] ?? fc.constant(null)).map(
    ([sender, value]): Try => ({
      ...asItIs(call, specimens),
      body: jsonOf(bodyWith(specimens[call.call], field.path, value)),
      sender: sender ?? specimens[call.call].sender,
      what: `${field.path.join('.')} in the body is ${jsonOf(value).slice(0, 200)}`,
      expected: 'answered',
      field: field.path.join('.'),
    }),
  );

it(`answers ${count} requests that only read`, { timeout: 600_000 }, async () => {
  expect(filters.length).toBeGreaterThan(60);
  const one = fc.oneof(
    { weight: 40, arbitrary: fc.constantFrom(...filters).chain(badFilter) },
    {
      weight: 8,
      arbitrary: fc
        .constantFrom(...filters)
        .filter(({ field }) => field.kind !== 'words')
        .chain(repeated),
    },
    { weight: 24, arbitrary: fc.constantFrom(...reading).chain(strange) },
    { weight: 8, arbitrary: fc.constantFrom(...reading).chain(broken) },
    { weight: 16, arbitrary: fc.constantFrom(...inPaths).chain(badPath) },
    { weight: 4, arbitrary: fc.constantFrom(...inBodies).chain(badBody) },
  );
  await runTries(cast, fc.sample(one, { seed, numRuns: count }), { file, seed, excepted: exceptions.profileViews });
});
