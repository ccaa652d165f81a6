import fc, { type Arbitrary } from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { animation, docx, film, html, pdf, picture, pngWithFalseSize, svg, tooLarge } from '../../support/files.ts';
import { fixture } from '../../support/fixtures.ts';
import { tries } from '../../support/thorough.ts';
import { boundary, fieldPart, filePart, formOf, formType } from './form.ts';
import { addressOf, type Call, calls } from './requests.ts';
import { type BadRequest, eachOf, seedOr, sendBadRequests } from './sendBadRequests.ts';
import { senders, testSetup } from './setup.ts';
import { makeValidRequests } from './validRequests.ts';
import { badPathIds, jsonOf, nested } from './values.ts';

/** Files that are empty, of another kind, too large or broken, and malformed forms: none is stored. */

const file = 'tests/rest/badInput/uploads.sweep.test.ts';
const seed = seedOr(20_260_705);
/** Requests of each call. */
const count = { upload: tries(107, 25), ofNothing: tries(22, 5) };

const setup = testSetup();
const validRequests = fixture(() => makeValidRequests(setup));
let files: Record<'image' | 'video' | 'document', Buffer[]>;
beforeAll(async () => {
  const png = await picture(40, 30).png().toBuffer();
  const nothing = [Buffer.alloc(0), Buffer.from('me'), Buffer.from([0]), html, svg, docx(), png.subarray(0, 8)];
  files = {
    image: [...nothing, png.subarray(0, 60), await animation(), await pngWithFalseSize(60_000), pdf(), film()],
    video: [...nothing, png, pdf(), film().subarray(0, 40), film('isom', { handler: 'soun' })],
    document: [...nothing, png, film(), pdf().subarray(0, 3)],
  };
});
// Fails by a timeout while the body of a refused request is still being read.

const uploads = calls.filter(({ row }) => row.file !== null);
const who = fc.option(fc.constantFrom(...senders), { freq: 2 });

type Twist = { what: string; type: string; body: Buffer | string };

const kindOf = ({ row }: Call): 'image' | 'video' | 'document' =>
  row.file === 'video' || row.file === 'document' ? row.file : 'image';

/** A bad file in each of the three forms. */
const badFile = (call: Call): Arbitrary<Twist> =>
  fc.tuple(fc.constantFrom(...files[kindOf(call)]), fc.constantFrom('part', 'body', 'json')).map(([content, form]) => {
    const name = kindOf(call);
    const what = `a file of ${content.length} bytes as ${form}: ${content.toString('latin1', 0, 20)}`;
    if (form === 'part') return { what, type: formType, body: formOf([filePart(name, content)]) };
    if (form === 'body') return { what, type: name === 'document' ? 'application/pdf' : `${name}/mp4`, body: content };
    const uri = `data:image/png;base64,${content.toString('base64')}`;
    return { what, type: 'application/json', body: JSON.stringify({ [name]: uri }) };
  });

/** A bad form with a good file. */
const badForm = (call: Call): Arbitrary<Twist> => {
  const name = kindOf(call);
  const good = validRequests[call.call].file?.content ?? Buffer.alloc(0);
  const form = formOf([filePart(name, good)]);
  const other = (what: string, body: Buffer | string, type = formType): Twist => ({ what, type, body });
  return fc.oneof(
    fc
      .constantFrom(
        'multipart/form-data',
        'multipart/form-data; boundary=',
        'multipart/form-data; boundary="',
        'multipart/mixed',
      )
      .map((type) => other(`a form of the type ${type}`, form, type)),
    fc
      .constantFrom(
        `${formType}x`,
        'multipart/form-data; boundary=x',
        `multipart/form-data; boundary=${'x'.repeat(5000)}`,
      )
      .map((type) => other('another boundary', form, type)),
    fc
      .nat({ max: form.length - boundary.length - 10 })
      .map((at) => other('a form that is cut off', form.subarray(0, at))),
    fc
      .constantFrom(
        'file',
        'images',
        `${name}[]`,
        `${name}\0`,
        '',
        '__proto__',
        'constructor',
        name.toUpperCase(),
        'x'.repeat(5000),
      )
      .map((given) => other(`the file under the name ${given}`, formOf([filePart(given, good)]))),
    fc.constantFrom<Twist>(
      other('a text instead of the file', formOf([fieldPart(name, 'me.png')])),
      other('two files of other names', formOf([filePart('a', good), filePart('b', good)])),
      other('the file after another one', formOf([filePart('a', good), filePart(name, good)])),
      other('many fields', formOf(Array.from({ length: 40 }, (_, at) => fieldPart(`x${at}`, 'x')))),
      other('a long field', formOf([fieldPart('x', 'x'.repeat(50_000))])),
      other('a part without a name', formOf([{ head: ['Content-Type: image/png'], content: good }])),
      other('a part without a head', formOf([{ head: [], content: good }])),
      other('a head of a part that is none', formOf([{ head: ['\0\0', ': x', 'Content-Disposition'], content: good }])),
      other('a head of a part that does not end', `--${boundary}\r\n${'x'.repeat(100_000)}`),
      other('no part', formOf([])),
      other('an empty form', ''),
      other('JSON in a form', '{"image":"x"}'),
      other(
        'a form in a form',
        formOf([
          filePart(
            'x',
            formOf([filePart(name, good)], { between: 'inner', end: '--inner--' }),
            'multipart/mixed; boundary=inner',
          ),
        ]),
      ),
      other(
        'a broken field of JSON',
        formOf([{ head: [...fieldPart('x', '').head, 'Content-Type: application/json'], content: '{' }]),
      ),
    ),
  );
};

/** JSON and bodies without a file. */
const noFile = (call: Call): Arbitrary<Twist> => {
  const name = kindOf(call);
  return fc.oneof(
    fc
      .constantFrom<unknown>(
        null,
        1,
        '',
        'me.png',
        [],
        {},
        ['data:image/png;base64,AAAA'],
        'data:image/png;base64,',
        nested(20),
      )
      .map((value) => ({ what: 'JSON without a file', type: 'application/json', body: jsonOf({ [name]: value }) })),
    fc
      .constantFrom(
        'data:;base64,AAAA',
        'data:image/png,AAAA',
        'data:image/png;base64,\u00e9',
        'DATA:image/png;base64,AA',
        'file:///etc/passwd',
      )
      .map((value) => ({ what: 'no data URI', type: 'application/json', body: jsonOf({ [name]: value }) })),
    fc
      .constantFrom('{', '[]', 'null', '"data:image/png;base64,AAAA"', '{"__proto__":{}}', '\xff')
      .map((body) => ({ what: 'no JSON', type: 'application/json', body })),
    fc
      .constantFrom(
        '',
        'text/plain',
        'image',
        'image/',
        'application/x-www-form-urlencoded',
        'application/zip',
        'x/y',
        ';',
      )
      .map((type) => ({ what: `a body of the type ${type}`, type, body: 'x' })),
  );
};

const upload = (call: Call): Arbitrary<BadRequest> => {
  const validRequest = validRequests[call.call];
  const twist = fc.oneof(badFile(call), badForm(call), noFile(call));
  return fc.tuple(who, twist).map(([sender, { what, type, body }]) => ({
    method: call.method,
    address: addressOf(call, validRequest),
    headers: { 'content-type': type },
    body,
    sender: sender ?? validRequest.sender,
    what,
    expected: 'refused',
    ...(sender === null && { statuses: [400, 413, 415] }),
  }));
};

const ofNothing = (call: Call): Arbitrary<BadRequest> =>
  fc.tuple(who, badPathIds).map(([sender, value]) => {
    const validRequest = validRequests[call.call];
    return {
      method: call.method,
      address: addressOf(call, validRequest, { id: encodeURIComponent(value) }),
      headers: { 'content-type': formType },
      body: formOf([filePart(kindOf(call), validRequest.file?.content ?? '')]),
      sender: sender ?? validRequest.sender,
      what: `a file for ${JSON.stringify(value)}`,
      expected: 'refused',
    };
  });

it('stores no bad upload', { timeout: 600_000 }, async () => {
  expect(uploads).toHaveLength(5);
  const withId = uploads.filter(({ path }) => path.includes('{id}'));
  const badRequests = [
    ...eachOf(seed, uploads.map(upload), count.upload),
    ...eachOf(seed, withId.map(ofNothing), count.ofNothing),
  ];
  await sendBadRequests(setup, badRequests, { file, seed });
});

it('stores no file that is too large', async () => {
  const badRequests = uploads
    .filter((call) => kindOf(call) !== 'video')
    .flatMap((call) =>
      [
        { type: formType, body: formOf([filePart(kindOf(call), tooLarge)]) },
        { type: kindOf(call) === 'image' ? 'image/png' : 'application/pdf', body: tooLarge },
        { type: 'application/json', body: `{"x":"${'x'.repeat(15 * 1024 * 1024)}"}` },
      ].map(
        ({ type, body }): BadRequest => ({
          method: call.method,
          address: addressOf(call, validRequests[call.call]),
          headers: { 'content-type': type },
          body,
          sender: validRequests[call.call].sender,
          what: 'too large',
          expected: 'refused',
          statuses: [413, 415],
        }),
      ),
    );
  await sendBadRequests(setup, badRequests, { file, seed });
});
