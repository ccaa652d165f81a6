import { beforeEach, describe, expect, it } from 'vitest';
import type { User } from '../../../server/generated/prisma/client.ts';
import { erasedAt, makeEmployer, makeGuest, makeJobSeeker, makeReference } from '../../support/factories.ts';
import { testApp, testDb } from '../../support/fixtures.ts';

const app = testApp();
const db = testDb(app);
let employer: User;
let guest: User;

beforeEach(async () => {
  employer = await makeEmployer(db);
  guest = await makeGuest(db);
});

const tokenOf = ({ id }: User) => app.services.unsubscribeTokens.issue({ kind: 'message-mail', userId: id });
const choiceOf = async ({ id }: User) => (await db.user.findUniqueOrThrow({ where: { id } })).messageMail;

const post = (token: string, init: RequestInit = {}) =>
  fetch(`${app.url}/unsubscribe/${token}`, { method: 'POST', redirect: 'manual', ...init });
const form = (fields: Record<string, string>): RequestInit => ({ body: new URLSearchParams(fields) });
const oneClick = form({ 'List-Unsubscribe': 'One-Click' });

describe('the choice is not changed', () => {
  it('by a token that is incomplete, forged, or for another user', async () => {
    const token = tokenOf(employer);
    const [id = '', signature = ''] = token.split(/-(.*)/);
    const forged = [
      '',
      id,
      `${guest.id}-${signature}`,
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      `${token}A`,
      `${id}-${'A'.repeat(43)}`,
      // Signed with the same secret for another purpose.
      `${id}-${app.services.fileLinks.sign(String(id), app.clock.now).split('signature=')[1]}`,
      '%00',
      '..%2f..',
    ];
    for (const one of forged) expect((await post(one, oneClick)).status, one).toBe(404);
    expect([await choiceOf(employer), await choiceOf(guest)]).toEqual(['AT_ONCE', 'AT_ONCE']);
  });

  it('by reading the page, as mail scanners do', async () => {
    for (const method of ['GET', 'HEAD', 'OPTIONS'])
      await fetch(`${app.url}/unsubscribe/${tokenOf(employer)}`, { method });
    expect(await choiceOf(employer)).toBe('AT_ONCE');
  });

  it('for a deleted user', async () => {
    await db.user.update({ where: { id: employer.id }, data: erasedAt(app.clock.now) });
    expect((await post(tokenOf(employer), oneClick)).status).toBe(404);
    expect(await choiceOf(employer)).toBe('AT_ONCE');
  });
});

describe('one click unsubscribes', () => {
  const multipart = () => {
    const body = new FormData();
    body.set('List-Unsubscribe', 'One-Click');
    return { body };
  };
  it.each([
    ['as a form', () => oneClick],
    ['as a multipart form', multipart],
    ['without a body', () => ({})],
    ['from a mail provider’s page', () => ({ ...oneClick, headers: { origin: 'https://mail.example' } })],
    ['from an opaque origin', () => ({ ...oneClick, headers: { origin: 'null' } })],
  ])('%s', async (_how, init) => {
    const response = await post(tokenOf(guest), init());
    // Without a redirect, as RFC 8058 requires.
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect([await choiceOf(guest), await choiceOf(employer)]).toEqual(['NEVER', 'AT_ONCE']);
  });
});

describe('a link in an alert about new offers', () => {
  let maria: User;
  beforeEach(async () => {
    maria = await makeJobSeeker(db, await makeReference(db));
    await db.offerAlert.create({
      data: { userId: maria.id, frequency: 'DAILY', dueAt: app.clock.now, coveredUntil: app.clock.now },
    });
  });
  const alertToken = ({ id }: User) => app.services.unsubscribeTokens.issue({ kind: 'offer-alert', userId: id });
  const alertOf = async ({ id }: User) => (await db.offerAlert.findUniqueOrThrow({ where: { userId: id } })).frequency;
  const both = async () => [await alertOf(maria), await choiceOf(maria)];

  it('changes nothing with the signature of another kind of mail or of another user, or for others than job seekers', async () => {
    const [, messageSignature] = tokenOf(maria).split(/-(.*)/);
    const signature = alertToken(maria).split(`.${maria.id}-`)[1];
    const forged = [
      `offer-alert.${maria.id}-${messageSignature}`,
      `${maria.id}-${signature}`,
      `message-mail.${maria.id}-${messageSignature}`,
      `offer-alert.${guest.id}-${signature}`,
      `other.${maria.id}-${signature}`,
      `.${maria.id}-${signature}`,
      alertToken(employer),
    ];
    for (const one of forged) expect((await post(one, oneClick)).status, one).toBe(404);
    await fetch(`${app.url}/unsubscribe/${alertToken(maria)}`);
    expect(await both()).toEqual(['DAILY', 'AT_ONCE']);
  });

  it('stops the alert with one click, and only the alert', async () => {
    for (const _time of [1, 2]) {
      const response = await post(alertToken(maria), { ...oneClick, headers: { origin: 'https://mail.example' } });
      expect([response.status, response.headers.getSetCookie()]).toEqual([200, []]);
      expect(await response.text()).toBe('You will no longer get emails about new job offers.\n');
    }
    expect(await both()).toEqual(['OFF', 'AT_ONCE']);
  });
});

describe('the page', () => {
  it('shows the choice and has a form that works without JavaScript', async () => {
    const token = tokenOf(guest);
    const page = await fetch(`${app.url}/unsubscribe/${token}`);
    expect(page.status).toBe(200);
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    const [form] = /<form[^>]*>/.exec(await page.text()) ?? [];
    expect(form).toContain('method="post"');
    expect(form).toContain(`action="/unsubscribe/${token}"`);
  });

  it.each([
    ['message-mail:DAILY', 'DAILY'],
    ['message-mail:OFF', 'NEVER'],
    ['message-mail:AT_ONCE', 'AT_ONCE'],
    // Of a page that was open before it had all choices.
    ['DAILY', 'DAILY'],
  ] as const)('saves %s and shows it', async (choice, stored) => {
    const token = tokenOf(guest);
    const response = await post(token, form({ choice }));
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`/unsubscribe/${token}?saved=1#done`);
    expect(await choiceOf(guest)).toBe(stored);
  });
});
