import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import type { Actor, Person } from '../access/fixtures.ts';
import type { Question } from '../nouns/noun.ts';
import { graphRows } from '../nouns/nouns.ts';
import { adminsOnly, registeredEmployers, signedIn } from '../nouns/outcomes.ts';
import { ratingOf } from '../nouns/trust.ts';
import { testPassword } from '../support/factories.ts';

/** A mutation that succeeds for an actor, with rivals at the same time. */
export type MutationCase = { title: string; mutation: string; actor: Person; question: Question };

const code = '12345678';
const phoneCode = '123456';
const inAnHour = (now: Date) => new Date(now.getTime() + 3_600_000);

/** Currencies without a price yet. */
const currencies = Intl.supportedValuesOf('currency').filter((currency) => currency !== 'SGD');
const nextCurrency = (): string => currencies.pop() ?? '';

/** Questions on mutations that `tests/nouns` only asks without success, because it would end the actor. */
const successful: Readonly<Record<string, Question>> = {
  deleteMyAccount: {
    ask: 'mutation ($password: String!) { deleteMyAccount(input: { password: $password }) { __typename } }',
    variables: () => ({ password: testPassword }),
    answers: { ...signedIn('done'), admin: 'Forbidden' },
  },
  changeEmail: {
    ask: 'mutation ($email: String!, $password: String!) { changeEmail(input: { email: $email, password: $password }) { __typename } }',
    variables: ({ people }, actor) => ({
      email: `new-${actor === 'anonymous' ? 0 : people[actor].id}@example.test`,
      password: testPassword,
    }),
    answers: signedIn('done'),
  },
  confirmEmail: {
    ask: 'mutation ($code: String!) { confirmEmail(input: { code: $code }) { __typename } }',
    variables: async ({ app, people }, actor) => {
      if (actor === 'anonymous') return { code };
      const { id } = people[actor];
      const email = `confirmed-${id}@example.test`;
      const codeHash = app.services.codes.hash(`email:${id}:${email}`, code);
      await app.services.db.pendingEmailChange.create({
        data: { userId: id, email, codeHash, createdAt: app.clock.now, expiresAt: inAnHour(app.clock.now) },
      });
      return { code };
    },
    answers: signedIn('done'),
  },
  confirmPhone: {
    ask: 'mutation ($code: String!) { confirmPhone(input: { code: $code }) { __typename } }',
    variables: async ({ app, people }, actor) => {
      if (actor === 'anonymous') return { code: phoneCode };
      const { id, whatsApp } = people[actor];
      const codeHash = app.services.codes.hash(`phone:${id}:${whatsApp}`, phoneCode);
      await app.services.db.phoneCode.create({
        data: { userId: id, codeHash, createdAt: app.clock.now, expiresAt: inAnHour(app.clock.now) },
      });
      return { code: phoneCode };
    },
    answers: { ...signedIn('done'), admin: 'Forbidden' },
  },
  savePricingOption: {
    ask: `mutation ($currency: String!) {
      savePricingOption(input: { currency: $currency, recurringMode: MONTHLY, amount: 4900 }) { __typename } }`,
    variables: async ({ app }) => {
      const currency = nextCurrency();
      await app.services.db.country.create({
        data: {
          name: `Country of ${currency}`,
          currencyCode: currency,
          currencySymbol: currency,
          currencyName: currency,
        },
      });
      await app.services.reference.refresh();
      return { currency };
    },
    answers: adminsOnly('done'),
  },
  removeRating: {
    ask: 'mutation ($id: ID!) { removeRating(input: { id: $id }) { __typename } }',
    variables: async (fixtures, actor) => {
      const employerId = actor === 'anonymous' ? undefined : fixtures.people[actor].id;
      return { id: encodeGlobalId('Rating', (await ratingOf(fixtures, { employerId })).id) };
    },
    answers: registeredEmployers('done'),
  },
  deletePricingOption: {
    ask: 'mutation ($id: ID!) { deletePricingOption(input: { id: $id }) { __typename } }',
    variables: async ({ app }) => {
      const { id } = await app.services.db.pricingOption.create({
        data: { currency: nextCurrency(), recurringMode: 'MONTHLY', amount: 4900 },
      });
      return { id: encodeGlobalId('PricingOption', id) };
    },
    answers: adminsOnly('done'),
  },
};

const atTheProvider = 'Its rivals need a payment provider: tests/billing/payment/years/meetings.thorough.test.ts.';

/** Mutations without a case here, each with its reason. */
export const withoutCase: Readonly<Record<string, string>> = {
  cancelSubscription: atTheProvider,
  changeCard: atTheProvider,
  changePlan: atTheProvider,
  confirmPayment: atTheProvider,
  confirmRenewal: atTheProvider,
  refundInvoice: atTheProvider,
  resumeSubscription: atTheProvider,
  saveBillingDetails: atTheProvider,
  startCardChange: atTheProvider,
  startCheckout: atTheProvider,
  subscribe: atTheProvider,
  withdrawSubscription: atTheProvider,
};

/** What an ended person may still change, each with its reason. */
export const stillAllowed: Readonly<Record<string, string>> = {
  'saveMailChoice banned': 'The link of a mail does it without an account too.',
  'stopMails banned': 'The link of a mail does it without an account too.',
  'markChatSeen demoted': 'A read position gives access to nothing.',
};

/** One actor of each kind is enough: a guest, a job seeker, an employer, and an admin. */
const kinds: readonly (readonly Person[])[] = [
  ['guest'],
  ['jobSeeker', 'otherJobSeeker'],
  ['premium', 'employer', 'otherEmployer'],
  ['admin'],
];

const mutationsOf = (): [string, string, Question][] => [
  ...Object.entries(graphRows)
    .filter(([field]) => field.startsWith('Mutation.'))
    .flatMap(([field, about]) =>
      Object.entries(about).map(([subject, question]): [string, string, Question] => [
        field.replace('Mutation.', ''),
        subject,
        question,
      ]),
    ),
  ...Object.entries(successful).map(([mutation, question]): [string, string, Question] => [
    mutation,
    'their own',
    question,
  ]),
];

const succeedsFor = (question: Question, actor: Actor) => question.answers[actor] === 'done';

/** Every mutation with each kind of actor for whom it succeeds. */
export const mutationCases: readonly MutationCase[] = mutationsOf().flatMap(([mutation, subject, question]) =>
  kinds.flatMap((people) => {
    const actor = people.find((person) => succeedsFor(question, person));
    return actor ? [{ title: `${mutation} (${subject}) by ${actor}`, mutation, actor, question }] : [];
  }),
);

/** Whether visitors without an account may send it too; then the actor's account does not matter. */
export const isOpenToAll = ({ question }: MutationCase): boolean => succeedsFor(question, 'anonymous');
