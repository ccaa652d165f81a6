import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../support/fixtures.ts';
import { guessedSecrets, isAccepted } from './guessedSecrets.ts';

/** What a wrong password or code costs, whatever it is for. */

const lines: string[] = [];
const app = testApp({
  environment: { SIGN_INS_PER_ACCOUNT: '5' },
  log: pino({ level: 'warn' }, { write: (line) => lines.push(line) }),
});
beforeEach(() => {
  lines.length = 0;
});

/** As the time step of a code. */
const inTenYears = Math.floor(Date.now() / 30_000) + 10_000_000;

const refusals = () =>
  lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'a login or a code was refused');

describe.each(Object.entries(guessedSecrets))('%s', (_name, { event, hasAccount, prepare }) => {
  it('that is wrong is logged with the account and the address, and without anything that was typed', async () => {
    const { userId, secrets, send } = await prepare(app);
    expect(refusals()).toEqual([]);
    expect(await isAccepted(await send(false))).toBe(false);
    expect(refusals()).toEqual([
      {
        level: 40,
        time: expect.any(Number),
        pid: expect.any(Number),
        hostname: expect.any(String),
        event,
        reason: expect.any(String),
        account: hasAccount ? userId : null,
        address: '127.0.0.1',
        msg: 'a login or a code was refused',
      },
    ]);
    const logged = lines.join('');
    expect(secrets.filter((secret) => logged.includes(secret))).toEqual([]);
    expect(await isAccepted(await send(true))).toBe(true);
    expect(refusals()).toHaveLength(1);
  });
});

// The account library limits the codes of a login in its own way (tests/accounts/twoFactor.test.ts).
const countedHere = Object.entries(guessedSecrets).filter(([, { allowed }]) => allowed !== null);

describe.each(countedHere)('%s', (_name, { allowed, prepare }) => {
  it('is checked no more often than allowed, also when 30 come at once', async () => {
    const { send } = await prepare(app);
    const answers = await Promise.all(Array.from({ length: 30 }, () => send(false)));
    for (const answer of answers) expect(await isAccepted(answer)).toBe(false);
    expect(refusals()).toHaveLength(30);
    const checked = refusals().filter(({ reason }) => reason === 'wrong' || reason === 'INVALID_EMAIL_OR_PASSWORD');
    expect(checked).toHaveLength(Number(allowed));
    expect(await isAccepted(await send(true))).toBe(false);
  });
});

describe('a code of the app that was used before', () => {
  it('is refused and logged, and is no wrong attempt', async () => {
    const { userId, send } = await guessedSecrets['the code of an app, to turn two-factor login off'].prepare(app);
    await app.services.db.twoFactor.update({ where: { userId }, data: { lastUsedStep: inTenYears } });
    for (let attempt = 0; attempt < 12; attempt += 1) expect(await isAccepted(await send(true))).toBe(false);
    expect(refusals().map(({ account, reason }) => [account, reason])).toEqual(Array(12).fill([userId, 'used']));
    await app.services.db.twoFactor.update({ where: { userId }, data: { lastUsedStep: null } });
    expect(await isAccepted(await send(true))).toBe(true);
  });
});
