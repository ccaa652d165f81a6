import type { MailChoiceKey } from '../../server/domain/core/links/links.ts';
import type { Fixtures } from '../access/fixtures.ts';
import type { Noun, Question } from './noun.ts';
import { everyone, knownViewers } from './outcomes.ts';
import { savedSearchOf } from './savedSearch.ts';

/** Which mails someone gets, chosen by them or with the link in a mail. */

const ask = 'query ($token: String!) { mailedChoices(token: $token) { key } }';

const byToken = (
  keyOf: (fixtures: Fixtures) => MailChoiceKey | Promise<MailChoiceKey>,
  outcome: string,
  change = (token: string) => token,
): Question => ({
  ask,
  variables: async (fixtures) => ({
    token: change(fixtures.app.services.unsubscribeTokens.issue(await keyOf(fixtures))),
  }),
  answers: everyone(outcome),
});

const ofGuest = ({ people }: Fixtures) => ({ kind: 'message-mail', userId: people.guest.id }) as const;

/** Admins get no such mails. */
const receivers = (outcome: string): Question['answers'] => ({ ...knownViewers(outcome), admin: 'Forbidden' });

const saves = (choice: string, answers: Question['answers']): Question => ({
  ask: `mutation { saveMailChoice(input: { choice: "${choice}", frequency: DAILY }) { __typename } }`,
  answers,
});

export const mailChoice = {
  graph: {
    'Query.mailedChoices': {
      'by the token of a mail': byToken(ofGuest, 'seen'),
      'by the token of an alert about offers': byToken(
        ({ people }) => ({ kind: 'offer-alert', userId: people.jobSeeker.id }),
        'seen',
      ),
      'by the token of an alert about a saved search': byToken(
        async (fixtures) => ({ kind: 'saved-search', savedSearchId: (await savedSearchOf(fixtures)).id }),
        'seen',
      ),
      'by the token of an alert for an employer, who has none': byToken(
        ({ people }) => ({ kind: 'offer-alert', userId: people.employer.id }),
        'nothing',
      ),
      'by the token of a mail for an admin, who gets none': byToken(
        ({ people }) => ({ kind: 'message-mail', userId: people.admin.id }),
        'nothing',
      ),
      'by a token that is cut off': byToken(ofGuest, 'nothing', (token) => token.slice(0, -1)),
    },
    'Mutation.saveMailChoice': {
      'about messages': saves('message-mail', receivers('done')),
      'about offers, for job seekers': saves('offer-alert', {
        ...receivers('NotFound'),
        jobSeeker: 'done',
        otherJobSeeker: 'done',
      }),
      'of another kind': saves('no-such-mail', receivers('NotFound')),
      "about another person's saved search": {
        ask: 'mutation ($choice: String!) { saveMailChoice(input: { choice: $choice, frequency: DAILY }) { __typename } }',
        variables: async (fixtures) => ({ choice: `saved-search.${(await savedSearchOf(fixtures)).id}` }),
        answers: { ...receivers('NotFound'), employer: 'done' },
      },
    },
    'Mutation.stopMails': {
      'their own': { ask: 'mutation { stopMails { __typename } }', answers: receivers('done') },
    },
  },
  args: { 'Query.mailedChoices': () => ['(token: "of-no-mail")'] },
} satisfies Noun;
