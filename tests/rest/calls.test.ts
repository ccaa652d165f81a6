import { randomBytes } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { cookiesOf } from '../../server/auth/guestCookie.ts';
import { DocumentedVisitor } from '../support/documented.ts';
import { makeAdmin, makeEmployer, makeJobSeeker } from '../support/factories.ts';
import { picture } from '../support/files.ts';
import { testApp, testCatalog, testDb } from '../support/fixtures.ts';

/** What requests and answers of documented calls look like. Who may make them: tests/nouns. */

const app = testApp();
const db = testDb(app);
const catalog = testCatalog(app);
let maria: { id: number; loginEmail: string | null };
let jobSeeker: DocumentedVisitor;
let admin: DocumentedVisitor;

beforeAll(async () => {
  for (let more = 0; more < 2; more += 1) await makeJobSeeker(db, catalog);
  maria = await makeJobSeeker(db, catalog);
  jobSeeker = await new DocumentedVisitor(app.url).signIn(maria);
  admin = await new DocumentedVisitor(app.url).signIn(await makeAdmin(db));
});

const send = (visitor: DocumentedVisitor, method: string, path: string, body?: unknown) =>
  visitor.fetch(path, {
    method,
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
const get = async (visitor: DocumentedVisitor, path: string) => (await visitor.fetch(path)).json();

it('public records of job seekers say that they are activated', async () => {
  const visitor = new DocumentedVisitor(app.url);
  expect(await get(visitor, `/api/user/${maria.id}/public`)).toMatchObject({ active: true, updated: null });
  const { data } = await get(visitor, '/api/candidates');
  expect(data.map(({ active }: { active: unknown }) => active)).toEqual([true, true, true]);
});

it('lists have pages with their number, the last page and the total count', async () => {
  const list = '/api/candidates?page_size=2';
  const { data, pagination } = await get(admin, `${list}&page=2`);
  expect([data.length, pagination]).toEqual([1, { current: 2, last: 2, totalCount: 3 }]);
  const beyond = { data: [], pagination: { current: 1_000_000_000, last: 1, totalCount: 3 } };
  expect(await get(admin, '/api/candidates?page=1000000000&page_size=100000')).toEqual(beyond);
});

it('prices are accepted as text, and unknown keys are ignored', async () => {
  const body = { name: 'Testville', country: { id: catalog.countryId }, recommended_prices: '10, 12,15' };
  const made = await send(admin, 'POST', '/api/cities', body);
  expect(made.status).toBe(201);
  const city = await made.json();
  expect(city).toMatchObject({ name: 'Testville', slug: 'testville', recommended_prices: [10, 12, 15] });
  const again = await send(admin, 'PUT', `/api/cities/${city.id}`, { ...city, something: 'else' });
  expect(await again.json()).toEqual(city);
});

it('names with two spellings are accepted in both', async () => {
  for (const [method, path, name, number] of [
    ['POST', '/api/save-user-info', 'whatsApp', '+6591112222'],
    ['POST', '/api/save-user-info', 'whats_app', '+6591113333'],
    ['PUT', `/api/candidates/${maria.id}`, 'whatsApp', '+6591114444'],
  ] as const) {
    await send(jobSeeker, method, path, { [name]: number });
    expect((await get(jobSeeker, '/api/get-user-info')).whats_app).toBe(number);
  }
});

it('files are accepted as a part, as the body or as a data URI', async () => {
  const path = `/api/user/${maria.id}/upload-file-image`;
  const png = await picture(400, 200).png().toBuffer();
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'me.png');
  const forms = [
    () => jobSeeker.fetch(path, { method: 'POST', body: form }),
    () =>
      jobSeeker.fetch(path, { method: 'POST', headers: { 'content-type': 'image/png' }, body: new Uint8Array(png) }),
    () => send(jobSeeker, 'POST', path, { image: `data:image/png;base64,${png.toString('base64')}` }),
  ];
  const uris = new Set<string>();
  for (const upload of forms) {
    const answer = await upload();
    expect(answer.status).toBe(200);
    uris.add((await answer.json()).photo_uri);
  }
  expect(uris.size).toBe(3);
});

it('a form without the file, or with another one before it, stores nothing', async () => {
  const path = `/api/user/${maria.id}/upload-file-image`;
  const part = async (name: string): Promise<[string, Blob]> => [
    name,
    new Blob([new Uint8Array(await picture(40, 30).png().toBuffer())], { type: 'image/png' }),
  ];
  const forms = [[], [await part('file')], [await part('image[]')], [await part('a'), await part('image')]];
  const bodies = forms.map((parts) => {
    const body = new FormData();
    for (const [name, file] of parts) body.append(name, file, 'me.png');
    return { body, headers: {} };
  });
  const text = new FormData();
  text.append('image', 'me.png');
  const json = [null, 1, 'me.png', ['data:image/png;base64,AAAA'], 'data:image/png,AAAA', 'file:///etc/passwd'];
  const others = json.map((image) => ({
    body: JSON.stringify({ image }),
    headers: { 'content-type': 'application/json' },
  }));
  const cutOff = { body: '------a\r\nx', headers: { 'content-type': 'multipart/form-data; boundary=----a' } };
  const before = await db.upload.count();
  for (const { body, headers } of [...bodies, { body: text, headers: {} }, ...others, cutOff]) {
    const { status } = await jobSeeker.fetch(path, { method: 'POST', headers, body });
    expect([400, 415], String(body)).toContain(status);
  }
  expect(await db.upload.count()).toBe(before);
});

it('a HEAD request changes nothing', async () => {
  const employer = await makeEmployer(db);
  const path = `/api/chat-with-user-${employer.id}`;
  const chats = () => db.chat.count({ where: { OR: [{ employerId: employer.id }, { supportUserId: employer.id }] } });
  expect((await send(admin, 'HEAD', path)).status).toBe(404);
  expect(await chats()).toBe(0);
  expect((await send(admin, 'GET', path)).status).toBe(200);
  expect(await chats()).toBe(1);
  expect((await send(admin, 'HEAD', '/api/jobs')).status).toBe(200);
});

/** Guest employers (docs/product/rest-calls.md, 'Guests over REST'). The rules: tests/hiring/guestEmployer.test.ts. */

const someone = (over: object = {}) => ({
  name: 'Gus Guest',
  email: `${randomBytes(4).toString('hex')}@guests.test`,
  whats_app: '+6591234567',
  company: 'Cafe',
  ...over,
});
const leave = (visitor: DocumentedVisitor, over: object = {}) => visitor.post('/api/employers/no-login', someone(over));

it('what is wrong is refused at its documented field, and makes no guest', async () => {
  const visitor = new DocumentedVisitor(app.url);
  const answer = await leave(visitor, { whats_app: '12' });
  const message = 'Please provide a valid phone number with the correct country code.';
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([400, []]);
  expect(await answer.json()).toEqual({ code: 400, message, children: { whats_app: { errors: [message] } } });
  expect(await db.user.count({ where: { loginEmail: null, role: 'ROLE_EMPLOYER' } })).toBe(0);
});

it('an employer is made with an HTTP-only cookie that identifies them', async () => {
  const visitor = new DocumentedVisitor(app.url);
  const answer = await leave(visitor);
  expect(answer.status).toBe(201);
  const guest = await answer.json();
  expect(guest).toMatchObject({ id: expect.any(Number), name: 'Gus Guest', active_subscriptions: [] });
  const [cookie] = answer.headers.getSetCookie();
  expect(cookie).toMatch(new RegExp(`^${cookiesOf(app.url).guest}=.+; .*HttpOnly; SameSite=Lax$`));
  expect(await (await leave(visitor, { name: 'Gustav' })).json()).toMatchObject({ id: guest.id, name: 'Gustav' });
  expect((await visitor.fetch('/api/get-user-info')).status).toBe(200);
});
