import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { testApp } from '../support/fixtures.ts';
import { guessedSecrets, isAccepted } from './guessedSecrets.ts';

const lines: string[] = [];
const app = testApp({
  environment: { SIGN_INS_PER_ACCOUNT: '5' },
  log: pino({ level: 'info' }, { write: (line) => lines.push(line) }),
});
beforeEach(() => {
  lines.length = 0;
});

/** As the time step of a code. */
const inTenYears = Math.floor(Date.now() / 30_000) + 10_000_000;

const refusals = () =>
  lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'a login or a code was refused');

it.each(Object.entries(guessedSecrets))(
  'a wrong one of %s is logged with the account and the address, and without anything that was typed',
  async (_name, { event, hasAccount, prepare }) => {
    const { userId, secrets, send } = await prepare(app);
    expect(refusals()).toEqual([]);
    expect(await isAccepted(await send(false))).toBe(false);
    const account = hasAccount ? userId : null;
    const { level, reason: _reason, time: _time, pid: _pid, hostname: _host, msg: _msg, ...said } = refusals()[0];
    expect([level, said]).toEqual([30, { event, account, address: '127.0.0.1' }]);
    const logged = lines.join('');
    expect(secrets.filter((secret) => logged.includes(secret))).toEqual([]);
    expect(await isAccepted(await send(true))).toBe(true);
    expect(refusals()).toHaveLength(1);
  },
);

// The account library limits the codes of a login in its own way (tests/accounts/twoFactor.test.ts).
const countedHere = Object.entries(guessedSecrets).filter(([, { allowed }]) => allowed !== null);

it.each(countedHere)('%s is checked no more often than allowed, also when 30 come at once', async (_name, secret) => {
  const { send } = await secret.prepare(app);
  const answers = await Promise.all(Array.from({ length: 30 }, () => send(false)));
  for (const answer of answers) expect(await isAccepted(answer)).toBe(false);
  expect(refusals()).toHaveLength(30);
  const checked = refusals().filter(({ reason }) => reason === 'wrong' || reason === 'INVALID_EMAIL_OR_PASSWORD');
  expect(checked).toHaveLength(Number(secret.allowed));
  expect(await isAccepted(await send(true))).toBe(false);
});

it('a code of the app that was used before is refused and logged, and is no wrong attempt', async () => {
  const { userId, send } = await guessedSecrets['the code of an app, to turn two-factor login off'].prepare(app);
  await app.services.db.twoFactor.update({ where: { userId }, data: { lastUsedStep: inTenYears } });
  for (let attempt = 0; attempt < 12; attempt += 1) expect(await isAccepted(await send(true))).toBe(false);
  expect(refusals().map(({ account, reason }) => [account, reason])).toEqual(Array(12).fill([userId, 'used']));
  await app.services.db.twoFactor.update({ where: { userId }, data: { lastUsedStep: null } });
  expect(await isAccepted(await send(true))).toBe(true);
});
