import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Visitor } from '../support/browserless.ts';
import { film, picture } from '../support/files.ts';
import { testUploadFixtures } from './support.ts';

const fixtures = testUploadFixtures();
let png: Buffer;
beforeAll(async () => {
  png = await picture().png().toBuffer();
});

const photo = 'mutation ($input: UploadPhotoInput!) { uploadPhoto(input: $input) { __typename } }';
const operations = (variables: unknown = { input: { image: null } }, query = photo) =>
  JSON.stringify({ query, variables });

type Part = [name: string, content: string | Buffer];
const formOf = (parts: Part[]): FormData => {
  const form = new FormData();
  for (const [name, content] of parts) {
    if (typeof content === 'string') form.append(name, content);
    else form.append(name, new Blob([new Uint8Array(content)]), 'file.png');
  }
  return form;
};
const post = async (
  visitor: Visitor,
  parts: Part[],
  headers: Record<string, string> = { 'graphql-require-preflight': '1' },
) => {
  const response = await visitor.fetch('/graphql', { method: 'POST', headers, body: formOf(parts) });
  return { status: response.status, body: await response.json() };
};
const done = { status: 200, body: { data: { uploadPhoto: { __typename: 'UploadPhotoPayload' } } } };

const operation: Part = ['operations', operations()];
const mapTo = (entries: string): Part => ['map', `{${entries}}`];
const mapPart = mapTo('"0":["variables.input.image"]');
/** Refused before it is read. */
const file: Part = ['0', Buffer.from('a file')];

describe('a request', () => {
  it('with three parts runs its operation', async () => {
    expect(await post(fixtures.who.jobSeeker, [operation, mapPart, ['0', png]])).toMatchObject(done);
  });

  it('that another site could send by a form is refused', async () => {
    const before = await fixtures.app.services.db.upload.count();
    const parts: Part[] = [operation, mapPart, ['0', png]];
    expect(await post(fixtures.who.jobSeeker, parts, {})).toMatchObject({
      status: 400,
      body: { errors: [{ message: 'A GraphQL-Require-Preflight header is needed.' }] },
    });
    const cookie = fixtures.who.jobSeeker.cookieHeader;
    const headers = { origin: 'https://elsewhere.test', cookie, 'graphql-require-preflight': '1' };
    const foreign = await fetch(`${fixtures.app.url}/graphql`, { method: 'POST', headers, body: formOf(parts) });
    expect(foreign.status).toBe(403);
    expect(await fixtures.app.services.db.upload.count()).toBe(before);
  });

  it.each<[string, Part[]]>([
    ['without a file', [operation, mapPart]],
    ['with the file first', [file, operation, mapPart]],
    ['with a text instead of a file', [operation, mapPart, ['0', 'text']]],
    ['with a file that the map does not name', [operation, mapPart, ['1', Buffer.from('a file')]]],
    ['with a map of two files', [operation, mapTo('"0":["variables.input.image"],"1":["variables.input.user"]'), file]],
    ['with a file for two variables', [operation, mapTo('"0":["variables.input.image","variables.input.user"]'), file]],
    ['with a variable that is not null', [['operations', operations({ input: { image: 'x' } })], mapPart, file]],
    ['with a map to an inherited property', [operation, mapTo('"0":["variables.__proto__.image"]'), file]],
    ['with a map to the operation itself', [operation, mapTo('"0":["query"]'), file]],
    ['with several operations', [['operations', `[${operations()}]`], mapTo('"0":["0.variables.input.image"]'), file]],
    ['whose map is not JSON', [operation, ['map', 'map'], file]],
  ])('%s is refused with status 400', async (_, parts) => {
    const answer = await post(fixtures.who.jobSeeker, parts);
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0].message).toMatch(/part|map/);
  });

  it('with a file in JSON gets an error that explains uploads', async () => {
    const answer = await fixtures.who.jobSeeker.graphql(photo, { input: { image: 'data:image/png;base64,' } });
    expect(answer.errors?.[0]?.message).toContain('multipart/form-data');
  });
});

const boundary = 'a-line-between';
const head = (query: string, variables: unknown, path: string) =>
  [
    `--${boundary}\r\nContent-Disposition: form-data; name="operations"\r\n\r\n${operations(variables, query)}\r\n`,
    `--${boundary}\r\nContent-Disposition: form-data; name="map"\r\n\r\n{"0":["${path}"]}\r\n`,
    `--${boundary}\r\nContent-Disposition: form-data; name="0"; filename="file"\r\nContent-Type: application/octet-stream\r\n\r\n`,
  ].join('');
const tail = `\r\n--${boundary}--\r\n`;

function open(visitor: Visitor, headers: Record<string, string | number> = {}): ClientRequest {
  return request(`${fixtures.app.url}/graphql`, {
    method: 'POST',
    headers: {
      origin: fixtures.app.url,
      cookie: visitor.cookieHeader,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'graphql-require-preflight': '1',
      ...headers,
    },
  });
}
async function answerOf(sent: ClientRequest): Promise<{ status: number | undefined; body: unknown }> {
  const [response]: IncomingMessage[] = await once(sent, 'response');
  return { status: response?.statusCode, body: response && JSON.parse(await text(response)) };
}
const arriving = () => readdir(join(fixtures.app.dataDir, 'arrivals'));
const video =
  'mutation ($input: UploadVideoInput!) { uploadVideo(input: $input) { __typename ... on Failure { code } } }';

function openVideo(visitor: Visitor, headers: Record<string, number> = {}): ClientRequest {
  const sent = open(visitor, headers);
  sent.write(head(video, { input: { video: null } }, 'variables.input.video'));
  return sent;
}

describe('the bytes of a file', () => {
  const refused = { status: 200, body: { data: { uploadVideo: { __typename: 'Forbidden', code: 403 } } } };

  it('are not awaited if the sender may not upload', async () => {
    const sent = openVideo(fixtures.who.employer);
    sent.write(Buffer.alloc(1000));
    expect(await answerOf(sent)).toMatchObject(refused);
    sent.destroy();
  });

  it('are still read after the response, so that the sender can receive it', async () => {
    const sent = openVideo(fixtures.who.employer);
    for (let megabyte = 0; megabyte < 20; megabyte += 1) sent.write(Buffer.alloc(1024 * 1024));
    sent.end(tail);
    const finished = once(sent, 'finish');
    expect(await answerOf(sent)).toMatchObject(refused);
    await finished;
  });

  it('are discarded as soon as the limit is exceeded', async () => {
    const sent = open(fixtures.who.jobSeeker);
    sent.write(head(photo, { input: { image: null } }, 'variables.input.image'));
    for (let megabyte = 0; megabyte < 11; megabyte += 1) sent.write(Buffer.alloc(1024 * 1024));
    // The request does not end, but the response arrives anyway.
    expect((await answerOf(sent)).body).toMatchObject({ data: { uploadPhoto: { __typename: 'TooLarge' } } });
    expect(await arriving()).toEqual([]);
    sent.destroy();
  });

  it('are not read if the request exceeds the largest limit', async () => {
    const sent = openVideo(fixtures.who.jobSeeker, { 'content-length': 200 * 1024 * 1024 });
    expect(await answerOf(sent)).toMatchObject({ status: 413 });
    sent.destroy();
  });

  it('that stop arriving leave nothing behind', async () => {
    const { db } = fixtures.app.services;
    const before = await db.upload.count();
    const sent = openVideo(fixtures.who.jobSeeker);
    sent.on('error', () => {});
    sent.write(film().subarray(0, 100));
    await expect.poll(async () => (await arriving()).length, { timeout: 10_000 }).toBe(1);
    sent.destroy();
    await expect.poll(async () => (await arriving()).length, { timeout: 10_000 }).toBe(0);
    expect(await db.upload.count()).toBe(before);
  });

  it('that end too early are recognized as an incomplete file', async () => {
    const sent = openVideo(fixtures.who.jobSeeker);
    sent.end(film());
    expect((await answerOf(sent)).body).toMatchObject({
      data: { uploadVideo: { __typename: 'InvalidInput', code: 400 } },
    });
    expect(await arriving()).toEqual([]);
  });
});
