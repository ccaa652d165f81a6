import { randomBytes } from 'node:crypto';
import type { TestApp } from '../support/app.ts';
import { Visitor } from '../support/browserless.ts';
import { makeEmployer, testPassword } from '../support/factories.ts';
import { mutationText } from '../support/graph.ts';
import { enrolled } from '../support/twoFactor.ts';
import { auth, logIn } from '../support/visiting.ts';

/** Every kind of secret that a person types, for tests of what a wrong one costs. */
type GuessedSecret = {
  event: string;
  /** How many wrong ones are checked before none is any more. Null: the account library's own way to limit them. */
  allowed: number | null;
  /** Whether the log can name the account: a sign-up has none yet. */
  hasAccount: boolean;
  prepare: (app: TestApp) => Promise<PreparedSecret>;
};

type PreparedSecret = {
  userId: number;
  secrets: string[];
  send: (isRight: boolean) => Promise<Response>;
};

const wrongPassword = 'a wrong password';
const sentCode = '12345678';
const wrongCode = '87654321';

async function employerOf(app: TestApp) {
  const employer = await makeEmployer(app.services.db);
  return { employer, visitor: await logIn(app, employer) };
}

const change = (visitor: Visitor, mutation: string, input: object) =>
  visitor.post('/graphql', { query: mutationText(mutation), variables: { input } });

async function enrolledEmployer(app: TestApp) {
  const employer = await makeEmployer(app.services.db);
  const { visitor, code, backupCodes } = await enrolled(app, employer);
  return { employer, userId: employer.id, visitor, code, backupCode: backupCodes[0] ?? '' };
}

async function betweenPasswordAndCode(app: TestApp) {
  const { employer, userId, code, backupCode } = await enrolledEmployer(app);
  return { userId, code, backupCode, visitor: await logIn(app, employer) };
}

const inAnHour = (app: TestApp) => ({
  createdAt: app.clock.now,
  expiresAt: new Date(app.clock.now.getTime() + 3_600_000),
});

const ofAccount = (event: string, allowed: number | null, prepare: GuessedSecret['prepare']): GuessedSecret => ({
  event,
  allowed,
  hasAccount: true,
  prepare,
});

const password = (path: string, more: object = {}) =>
  ofAccount('login', 5, async (app) => {
    const { id: userId, loginEmail: email } = await makeEmployer(app.services.db);
    const send = (isRight: boolean) =>
      auth(new Visitor(app.url), path, { email, password: isRight ? testPassword : wrongPassword, ...more });
    return { userId, secrets: [testPassword, wrongPassword, email ?? ''], send };
  });

export const guessedSecrets = {
  'the password of a login': password('sign-in/email'),
  'the password of a login of an app': password('token', { device_name: 'A phone' }),
  'the code of an app, to log in': ofAccount('two-factor code', null, async (app) => {
    const { userId, visitor, code } = await betweenPasswordAndCode(app);
    const send = async (isRight: boolean) =>
      auth(visitor, 'two-factor/verify-totp', { code: isRight ? await code() : '000000' });
    return { userId, secrets: ['000000'], send };
  }),
  'a backup code, to log in': ofAccount('backup code', null, async (app) => {
    const { userId, visitor, backupCode } = await betweenPasswordAndCode(app);
    const send = (isRight: boolean) =>
      auth(visitor, 'two-factor/verify-backup-code', { code: isRight ? backupCode : 'aaaaa-aaaaa' });
    return { userId, secrets: [backupCode, 'aaaaa-aaaaa'], send };
  }),
  'the password of a change': ofAccount('password', 10, async (app) => {
    const { employer, visitor } = await employerOf(app);
    const send = (isRight: boolean) =>
      change(visitor, 'changePassword', {
        currentPassword: isRight ? testPassword : wrongPassword,
        newPassword: testPassword,
      });
    return { userId: employer.id, secrets: [testPassword, wrongPassword], send };
  }),
  'the code of an app, to turn two-factor login off': ofAccount('two-factor change', 10, async (app) => {
    const { userId, visitor, code } = await enrolledEmployer(app);
    const send = async (isRight: boolean) =>
      auth(visitor, 'two-factor/disable', { password: testPassword, code: isRight ? await code() : '000000' });
    return { userId, secrets: [testPassword, '000000'], send };
  }),
  'a backup code, to turn two-factor login off': ofAccount('two-factor change', 10, async (app) => {
    const { userId, visitor, backupCode } = await enrolledEmployer(app);
    const send = (isRight: boolean) =>
      auth(visitor, 'two-factor/disable', { password: testPassword, code: isRight ? backupCode : 'aaaaa-aaaaa' });
    return { userId, secrets: [testPassword, backupCode, 'aaaaa-aaaaa'], send };
  }),
  'the code of a sign-up': {
    event: 'sign-up code',
    allowed: 5,
    hasAccount: false,
    prepare: async (app) => {
      const token = randomBytes(24).toString('base64url');
      const email = `${token.toLowerCase()}@example.test`;
      const pending = { token, email, name: 'Nina New', role: 'ROLE_EMPLOYER', passwordHash: 'of a password' } as const;
      const codeHash = app.services.codes.hash(token, sentCode);
      await app.services.db.pendingSignUp.create({ data: { ...pending, codeHash, ...inAnHour(app) } });
      const send = (isRight: boolean) =>
        auth(new Visitor(app.url), 'sign-up/confirm', { token, code: isRight ? sentCode : wrongCode });
      return { userId: 0, secrets: [token, sentCode, wrongCode], send };
    },
  },
  'the code of a new email': ofAccount('email code', 5, async (app) => {
    const { employer, visitor } = await employerOf(app);
    const { id: userId } = employer;
    const email = `new-${userId}@example.test`;
    const codeHash = app.services.codes.hash(`email:${userId}:${email}`, sentCode);
    await app.services.db.pendingEmailChange.create({ data: { userId, email, codeHash, ...inAnHour(app) } });
    const send = (isRight: boolean) => change(visitor, 'confirmEmail', { code: isRight ? sentCode : wrongCode });
    return { userId, secrets: [email, sentCode, wrongCode], send };
  }),
  'the code of a phone': ofAccount('phone code', 5, async (app) => {
    const { employer, visitor } = await employerOf(app);
    const { id: userId, whatsApp } = employer;
    const codeHash = app.services.codes.hash(`phone:${userId}:${whatsApp}`, '123456');
    await app.services.db.phoneCode.create({ data: { userId, codeHash, ...inAnHour(app) } });
    const send = (isRight: boolean) => change(visitor, 'confirmPhone', { code: isRight ? '123456' : '654321' });
    return { userId, secrets: ['123456', '654321', whatsApp ?? 'none'], send };
  }),
} satisfies Record<string, GuessedSecret>;

export async function isAccepted(response: Response): Promise<boolean> {
  const text = await response.text();
  return response.status === 200 && !/InvalidInput|Unavailable|TooMany|"errors"/.test(text);
}
