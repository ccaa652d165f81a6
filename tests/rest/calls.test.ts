import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { DocumentedVisitor } from '../support/documented.ts';
import { makeAdmin, makeEmployer, makeJobSeeker, testPassword } from '../support/factories.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';

/** The documented calls: permissions, then the format of requests and responses. */

const app = testApp();
const catalog = testCatalog(app);
let maria: { id: number };
const who: Record<'anonymous' | 'employer' | 'jobSeeker' | 'admin', DocumentedVisitor> = {
  anonymous: new DocumentedVisitor(''),
  employer: new DocumentedVisitor(''),
  jobSeeker: new DocumentedVisitor(''),
  admin: new DocumentedVisitor(''),
};

beforeAll(async () => {
  const { db } = app.services;
  maria = await makeJobSeeker(db, catalog);
  const signedIn = async (user: { loginEmail: string | null }) =>
    new DocumentedVisitor(app.url).signIn(user.loginEmail ?? '', testPassword);
  who.anonymous = new DocumentedVisitor(app.url);
  who.employer = await signedIn(await makeEmployer(db));
  who.jobSeeker = await signedIn(await makeJobSeeker(db, catalog));
  who.admin = await signedIn(await makeAdmin(db));
});

const send = (visitor: DocumentedVisitor, method: string, path: string, body?: unknown) =>
  visitor.fetch(path, {
    method,
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });

describe('permissions', () => {
  it.each([
    ['anonymous', 401],
    ['employer', 403],
    ['jobSeeker', 403],
  ] as const)('(%s) cannot manage jobs or read the lists of the back office', async (name, status) => {
    const visitor = who[name];
    for (const [method, path, body] of [
      ['POST', '/api/jobs', { name: 'Tester', plural: 'Testers' }],
      ['PUT', `/api/jobs/${catalog.jobId}`, { name: 'Tester', plural: 'Testers' }],
      ['DELETE', `/api/jobs/${catalog.jobId}`],
      ['GET', '/api/employers'],
      ['GET', '/api/contact_requests'],
      ['GET', '/api/candidates?filters[active]=0'],
      ['GET', '/api/candidates?filters[updated]=1'],
      ['PUT', `/api/candidates/${maria.id}/change-status`, { active: false }],
      ['POST', `/api/candidates/email/${maria.id}`, { message: 'Hello' }],
    ] as const) {
      const answer = await send(visitor, method, path, body);
      expect(answer.status, `${method} ${path}`).toBe(status);
      expect(await answer.json()).toMatchObject({ code: status });
    }
    expect(await app.services.db.user.findUnique({ where: { id: maria.id } })).toMatchObject({ active: true });
  });

  it('other users cannot read a user by its id or change the profile', async () => {
    expect((await send(who.employer, 'GET', `/api/user/${maria.id}`)).status).toBe(404);
    expect((await send(who.jobSeeker, 'GET', `/api/user/${maria.id}`)).status).toBe(404);
    expect((await send(who.jobSeeker, 'PUT', `/api/candidates/${maria.id}`, { title: 'Changed' })).status).toBe(404);
    expect((await send(who.admin, 'GET', `/api/user/${maria.id}`)).status).toBe(200);
  });
});

describe('lists', () => {
  it('return pages with their number, the last page and the total count', async () => {
    const answer = await (await send(who.anonymous, 'GET', '/api/candidates?page_size=1&page=2')).json();
    expect(answer).toMatchObject({ pagination: { current: 2, last: 2, totalCount: 2 } });
    expect(answer.data).toHaveLength(1);
    expect(answer.data[0]).toMatchObject({
      email: null,
      whats_app: null,
      zip_code: null,
      group: { role: 'ROLE_CANDIDATE' },
    });
    const beyond = await (await send(who.anonymous, 'GET', '/api/candidates?page=1000000000&page_size=100000')).json();
    expect(beyond).toEqual({ data: [], pagination: { current: 1_000_000_000, last: 1, totalCount: 2 } });
  });

  it('refuse an invalid value of a known parameter by name, and ignore unknown parameters', async () => {
    const bad = await send(who.anonymous, 'GET', '/api/candidates?filters[job_id]=waiter');
    expect(bad.status).toBe(400);
    expect(await bad.json()).toMatchObject({ children: { 'filters[job_id]': { errors: [expect.any(String)] } } });
    expect((await send(who.anonymous, 'GET', '/api/candidates?filters[x][y]=1&colour=green')).status).toBe(200);
    expect((await send(who.anonymous, 'GET', '/api/candidates?page=1&page=2')).status).toBe(400);
  });
});

describe('records', () => {
  it('accept prices as text, and return the new city', async () => {
    const body = { name: 'Testville', country: { id: catalog.countryId }, recommended_prices: '10, 12,15' };
    const made = await send(who.admin, 'POST', '/api/cities', body);
    expect(made.status).toBe(201);
    const city = await made.json();
    expect(city).toMatchObject({ name: 'Testville', slug: 'testville', recommended_prices: [10, 12, 15] });
    const again = await send(who.admin, 'PUT', `/api/cities/${city.id}`, { ...city, something: 'else' });
    expect(await again.json()).toEqual(city);
    expect((await send(who.admin, 'DELETE', `/api/cities/${city.id}`)).status).toBe(204);
    expect((await send(who.admin, 'GET', `/api/cities/${city.id}`)).status).toBe(404);
  });

  it('report invalid fields by their names in the call', async () => {
    const wrong = await send(who.admin, 'POST', '/api/cities', { name: '', country: { id: catalog.countryId } });
    expect(wrong.status).toBe(400);
    const { children } = await wrong.json();
    expect(Object.keys(children).sort()).toEqual(['name', 'recommended_prices']);
  });

  it('keep the fields of a profile that are absent or empty', async () => {
    const before = await (await send(who.jobSeeker, 'GET', '/api/get-user-info')).json();
    const body = { title: 'Quick and reliable', description: '', sex: { id: 0 }, language: null, chats: undefined };
    const saved = await send(who.jobSeeker, 'PUT', `/api/candidates/${before.id}`, body);
    expect(saved.status).toBe(200);
    const { updated_at: _at, ...after } = await saved.json();
    const { updated_at: _then, ...expected } = before;
    // The country has no list of situations to choose from.
    expect(after).toEqual({ ...expected, title: 'Quick and reliable', situation_in_country: null });
  });
});

describe('names with two spellings', () => {
  it('are accepted in both', async () => {
    const number = async () => (await (await send(who.jobSeeker, 'GET', '/api/get-user-info')).json()).whats_app;
    const { id } = await (await send(who.jobSeeker, 'GET', '/api/get-user-info')).json();
    await send(who.jobSeeker, 'POST', '/api/save-user-info', { whatsApp: '+6591112222' });
    expect(await number()).toBe('+6591112222');
    await send(who.jobSeeker, 'POST', '/api/save-user-info', { whats_app: '+6591113333' });
    expect(await number()).toBe('+6591113333');
    await send(who.jobSeeker, 'PUT', `/api/candidates/${id}`, { whatsApp: '+6591114444' });
    expect(await number()).toBe('+6591114444');
  });
});

describe('the read position of a chat', () => {
  it('can only be set for the viewer', async () => {
    const { id } = await (await send(who.jobSeeker, 'GET', '/api/get-user-info')).json();
    const { chat_id } = await (await send(who.jobSeeker, 'POST', `/api/support-chat-with-user-${id}`)).json();
    expect((await send(who.jobSeeker, 'POST', `/api/chat/${chat_id}/i-saw-last-message/${maria.id}`)).status).toBe(404);
    expect((await send(who.jobSeeker, 'POST', `/api/chat/${chat_id}/i-saw-last-message/${id}`)).status).toBe(200);
    const chat = await (await send(who.jobSeeker, 'GET', `/api/chat/${chat_id}`)).json();
    expect(chat).toMatchObject({ id: chat_id, messages: [], nb_messages: 0 });
  });
});

describe('files', () => {
  const picture = () =>
    sharp({ create: { width: 400, height: 200, channels: 3, background: 'green' } })
      .png()
      .toBuffer();

  it('are accepted as a part, as the body or as a data URI', async () => {
    const { id } = await (await send(who.jobSeeker, 'GET', '/api/get-user-info')).json();
    const path = `/api/user/${id}/upload-file-image`;
    const png = await picture();
    const form = new FormData();
    form.append('image', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'me.png');
    const forms = [
      () => who.jobSeeker.fetch(path, { method: 'POST', body: form }),
      () =>
        who.jobSeeker.fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'image/png' },
          body: new Uint8Array(png),
        }),
      () => send(who.jobSeeker, 'POST', path, { image: `data:image/png;base64,${png.toString('base64')}` }),
    ];
    const uris = new Set<string>();
    for (const upload of forms) {
      const answer = await upload();
      expect(answer.status).toBe(200);
      uris.add((await answer.json()).photo_uri);
    }
    expect(uris.size).toBe(3);
    expect((await send(who.jobSeeker, 'POST', path, { image: 'no file' })).status).toBe(400);
    expect((await who.anonymous.fetch(path, { method: 'POST', body: form })).status).toBe(401);
  });
});

it('a HEAD request changes nothing', async () => {
  const { db } = app.services;
  const employer = await makeEmployer(db);
  const path = `/api/chat-with-user-${employer.id}`;
  const chats = () => db.chat.count({ where: { OR: [{ employerId: employer.id }, { supportUserId: employer.id }] } });
  expect((await send(who.admin, 'HEAD', path)).status).toBe(404);
  expect(await chats()).toBe(0);
  expect((await send(who.admin, 'GET', path)).status).toBe(200);
  expect(await chats()).toBe(1);
  expect((await send(who.anonymous, 'HEAD', '/api/jobs')).status).toBe(200);
});
