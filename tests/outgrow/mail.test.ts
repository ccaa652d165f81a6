import { describe, expect, it } from 'vitest';
import { sendAccountMails } from '../../server/domain/lifecycle/signUp/signUp.ts';
import { smtpMailer } from '../../server/mail/smtp.ts';
import { mailCheck } from '../../server/start/checks/checks.ts';
import { findAll } from '../../server/start/checks/finding.ts';
import { Visitor } from '../support/browserless.ts';
import { eventually } from '../support/eventually.ts';
import { testApp } from '../support/fixtures.ts';
import { beginSignUp, newAccount } from '../support/signUp.ts';
import { testMailServer, unknownReceiver } from './support/mailServer.ts';

/** Mail through a real mail server, which wants TLS and a login. */

const server = testMailServer();
const app = testApp(() => ({ smtpUrl: server.url }));
const from = 'Hourhand <hello@example.org>';

/** What it finds without TLS: tests/operation/doctor.thorough.test.ts. */
describe('the check of the mail server', () => {
  const found = async (url: string) => {
    const [finding] = await findAll([mailCheck({ smtp: { url, from }, demo: false })]);
    return `${finding?.state}: ${finding?.says}`;
  };
  const changed = (url: string, changes: Partial<Pick<URL, 'hostname' | 'password' | 'port' | 'username'>>) =>
    Object.assign(new URL(url), changes).href;

  it.each(['url', 'tlsUrl'] as const)('finds the login over TLS (%s)', async (name) => {
    expect(await found(server[name])).toBe(`ok: ${new URL(server[name]).host} takes the login.`);
    expect(await found(changed(server[name], { password: 'wrong' }))).toMatch(/^wrong: Invalid login: 535 /);
  });

  it('finds that there is no login', async () => {
    expect(await found(changed(server.url, { username: '', password: '' }))).toMatch(/SMTP_URL has no login\.$/);
  });

  it('finds a certificate of another host, and a port without TLS', async () => {
    expect(await found(changed(server.tlsUrl, { hostname: '[::ffff:127.0.0.1]' }))).toMatch(/^wrong: TLS fails: /);
    const withoutTls = changed(server.tlsUrl, { port: new URL(server.url).port });
    expect(await found(withoutTls)).toBe('wrong: TLS fails: wrong version number');
  });
});

it('a mail of the product arrives', async () => {
  await beginSignUp(new Visitor(app.url), newAccount('pat@example.test'));
  await sendAccountMails(app.services);
  const [mail] = await eventually(async () => {
    const mails = await server.mails();
    expect(mails).toHaveLength(1);
    return mails;
  });
  expect(mail?.from?.text).toBe('"Hourhand" <hello@example.test>');
  expect(mail?.to).toMatchObject({ text: 'pat@example.test' });
  expect(mail?.headers.get('received')).toContain('esmtpsa');
  for (const part of [mail?.text, mail?.html]) expect(part).toContain('please enter this code');
});

it('a receiver who is not known is refused for good', async () => {
  const { send } = smtpMailer(server.tlsUrl, from, 'example.org');
  const mail = { to: `${unknownReceiver}@example.test`, subject: 'Hello', text: 'Hello', html: '<p>Hello' };
  await expect(send(mail)).rejects.toMatchObject({ name: 'MailRefused', isAboutReceiver: true });
});
