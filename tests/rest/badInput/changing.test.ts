import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cast, makeCast, senders } from './cast.ts';
import { type Field, fieldsOf } from './fields.ts';
import { addressOf, asItIs, bodyWith, type Call, calls, changes, nameOf } from './requests.ts';
import { exceptions } from './snapshot.ts';
import { makeSpecimens, type Specimens } from './specimens.ts';
import { runTries, seedOr, type Try } from './tries.ts';
import { badPathIds, badValues, jsonOf } from './values.ts';
import { Wire } from './wire.ts';

/**
 * Requests that would change something, each good but for one thing: an id in the path, or a field of the body. All are
 * refused, by everybody, and nothing is otherwise than before.
 */

const file = 'tests/rest/badInput/changing.test.ts';
const seed = seedOr(20_260_701);
const count = 9_000;

let cast: Cast;
let specimens: Specimens;
beforeAll(async () => {
  cast = await makeCast();
  specimens = await makeSpecimens(cast);
});
afterAll(() => cast.stop());

type Place = { call: Call; field: Field };

/** Everything that one thing can be wrong with. */
const places: Place[] = calls
  .filter(changes)
  .flatMap((call) => fieldsOf(call.row).map((field) => ({ call, field })))
  .filter(({ field }) => field.place === 'path' || field.kind in badValues);

/** Who may goes the furthest. */
const who = fc.option(fc.constantFrom(...senders), { freq: 3 });

const inPath = (place: Place) =>
  fc.tuple(who, badPathIds).map(([sender, value]): Try => {
    const { call, field } = place;
    const specimen = specimens[call.call];
    const name = field.path.join('.').replace('session_id', 'session id');
    const encoded = encodeURIComponent(value);
    return {
      ...asItIs(call, specimens),
      address: addressOf(call, specimen, { [name]: encoded }),
      sender: sender ?? specimen.sender,
      what: `${name} in the path is ${JSON.stringify(value)}`,
      expected: 'refused',
    };
  });

const inBody = ({ call, field }: Place) =>
  fc.tuple(who, badValues[field.kind] ?? fc.constant(null)).map(([sender, value]): Try => {
    const specimen = specimens[call.call];
    return {
      ...asItIs(call, specimens),
      body: jsonOf(bodyWith(specimen, field.path, value)),
      sender: sender ?? specimen.sender,
      what: `${nameOf(field)} in the body is ${jsonOf(value).slice(0, 200)}`,
      expected: 'refused',
      ...(sender === null && { statuses: [400, 402, 403, 404], field: nameOf(field) }),
    };
  });

const without = (call: Call, name: string, how: 'absent' | null): Try => {
  const specimen = specimens[call.call];
  return {
    ...asItIs(call, specimens),
    body: jsonOf(bodyWith(specimen, [name], how === null ? null : undefined)),
    sender: specimen.sender,
    what: `${name} in the body is ${how}`,
    expected: 'refused',
    statuses: [400],
    field: name,
  };
};

it(`refuses ${count} requests that are good but for one value`, { timeout: 600_000 }, async () => {
  expect(places.length).toBeGreaterThan(120);
  const one = fc
    .constantFrom(...places)
    .chain((place) => (place.field.place === 'path' ? inPath(place) : inBody(place)));
  await runTries(cast, fc.sample(one, { seed, numRuns: count }), { file, seed, excepted: exceptions.shownCards });
});

it('refuses requests without what has to be there', async () => {
  const tries = calls.flatMap((call) =>
    (specimens[call.call].required ?? []).flatMap((name) => [without(call, name, 'absent'), without(call, name, null)]),
  );
  expect(tries.length).toBeGreaterThan(60);
  await runTries(cast, tries, { file, seed });
});

it('takes each of them once it is good', async () => {
  const wire = new Wire(cast.world.app.url);
  const refused: string[] = [];
  for (const call of calls) {
    const specimen = specimens[call.call];
    const cookie = cast.cookies[specimen.sender];
    const { headers, ...rest } = asItIs(call, specimens);
    const { status, text } = await wire.send({ ...rest, headers: { ...headers, cookie } });
    if (status >= 300) refused.push(`${call.call}: ${status} ${text}`);
  }
  wire.close();
  // There is no payment that somebody comes back from.
  expect(refused).toEqual([expect.stringContaining('validate_payment/{session id}: 404')]);
});
