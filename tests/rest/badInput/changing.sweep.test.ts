import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exceptions } from '../../support/changes.ts';
import { fixture } from '../../support/fixtures.ts';
import { tries } from '../../support/thorough.ts';
import { type Field, fieldsOf } from './fields.ts';
import { addressOf, asItIs, bodyWith, type Call, calls, changes, nameOf } from './requests.ts';
import { type BadRequest, eachOf, seedOr, sendBadRequests } from './sendBadRequests.ts';
import { senders, testSetup } from './setup.ts';
import { makeValidRequests } from './validRequests.ts';
import { badPathIds, badValues, jsonOf } from './values.ts';
import { Wire } from './wire.ts';

/**
 * Requests of changing calls, each valid except for one value: an id in the path or a field of the body. All are refused and
 * change nothing, for every sender.
 */

const file = 'tests/rest/badInput/changing.sweep.test.ts';
const seed = seedOr(20_260_701);
/** Bad values for each field. */
const count = tries(60, 6);

const setup = testSetup();
const validRequests = fixture(() => makeValidRequests(setup));

type Place = { call: Call; field: Field };

/** Every field that can have a bad value. */
const places: Place[] = calls
  .filter(changes)
  .flatMap((call) => fieldsOf(call).map((field) => ({ call, field })))
  .filter(({ field }) => field.place === 'path' || field.kind in badValues);

/** Mostly the sender of the valid request, who is not refused for another reason. */
const who = fc.option(fc.constantFrom(...senders), { freq: 3 });

const inPath = (place: Place) =>
  fc.tuple(who, badPathIds).map(([sender, value]): BadRequest => {
    const { call, field } = place;
    const validRequest = validRequests[call.call];
    const name = field.path.join('.').replace('session_id', 'session id');
    const encoded = encodeURIComponent(value);
    return {
      ...asItIs(call, validRequests),
      address: addressOf(call, validRequest, { [name]: encoded }),
      sender: sender ?? validRequest.sender,
      what: `${name} in the path is ${JSON.stringify(value)}`,
      expected: 'refused',
    };
  });

/** Further refusals of a kind: 1.5 can be a price, but not the one that was shown. */
const statusesOf: Partial<Record<Field['kind'], readonly number[]>> = { price: [409] };

const inBody = ({ call, field }: Place) =>
  fc.tuple(who, badValues[field.kind] ?? fc.constant(null)).map(([sender, value]): BadRequest => {
    const validRequest = validRequests[call.call];
    return {
      ...asItIs(call, validRequests),
      body: jsonOf(bodyWith(validRequest, field.path, value)),
      sender: sender ?? validRequest.sender,
      what: `${nameOf(field)} in the body is ${jsonOf(value).slice(0, 200)}`,
      expected: 'refused',
      ...(sender === null && {
        statuses: [400, 402, 403, 404, ...(statusesOf[field.kind] ?? [])],
        field: nameOf(field),
      }),
    };
  });

const without = (call: Call, name: string, how: 'absent' | null): BadRequest => {
  const validRequest = validRequests[call.call];
  return {
    ...asItIs(call, validRequests),
    body: jsonOf(bodyWith(validRequest, [name], how === null ? null : undefined)),
    sender: validRequest.sender,
    what: `${name} in the body is ${how}`,
    expected: 'refused',
    statuses: [400],
    field: name,
  };
};

it(`refuses ${count} bad values of each field`, { timeout: 600_000 }, async () => {
  expect(places.length).toBeGreaterThan(120);
  const kinds = places.map((place) => (place.field.place === 'path' ? inPath(place) : inBody(place)));
  await sendBadRequests(setup, eachOf(seed, kinds, count), { file, seed, excepted: exceptions.shownCards });
});

it('refuses requests without a required field', async () => {
  const badRequests = calls.flatMap((call) =>
    validRequests[call.call].required.flatMap((name) => [without(call, name, 'absent'), without(call, name, null)]),
  );
  expect(badRequests.length).toBeGreaterThan(60);
  await sendBadRequests(setup, badRequests, { file, seed });
});

it('accepts the valid request of each call', async () => {
  const wire = new Wire(setup.fixtures.app.url);
  const refused: string[] = [];
  for (const call of calls) {
    const validRequest = validRequests[call.call];
    const cookie = setup.cookies[validRequest.sender];
    const { headers, ...rest } = asItIs(call, validRequests);
    const { status, text } = await wire.send({ ...rest, headers: { ...headers, cookie } });
    if (status >= 300) refused.push(`${call.call}: ${status} ${text}`);
  }
  wire.close();
  // There is no payment session.
  expect(refused).toEqual([expect.stringContaining('validate_payment/{session id}: 404')]);
});
