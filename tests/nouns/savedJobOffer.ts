import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import type { Fixtures } from '../access/fixtures.ts';
import { nodeOf } from './kept.ts';
import * as make from './make.ts';
import type { Noun, Question } from './noun.ts';
import { jobSeekersOnly, type Outcomes, outcomes } from './outcomes.ts';

/** Job seekers save offers for themselves. Only they see what they have saved. */

/** An offer that the actor `jobSeeker` has saved. */
async function saved(fixtures: Fixtures, active = true): Promise<{ id: number; jobOfferId: number }> {
  const { id: jobOfferId } = await make.jobOffer(fixtures, active);
  const data = { jobSeekerId: fixtures.people.jobSeeker.id, jobOfferId };
  return fixtures.app.services.db.savedJobOffer.create({ data });
}

const change = (mutation: string, id: (fixtures: Fixtures) => Promise<number>, answers: Outcomes): Question => ({
  ask: `mutation ($id: ID!) { ${mutation}(input: { jobOffer: $id }) { __typename } }`,
  variables: async (fixtures) => ({ id: encodeGlobalId('JobOffer', await id(fixtures)) }),
  answers,
});

export const savedJobOffer = {
  graph: {
    'node SavedJobOffer': {
      'of an active offer': nodeOf(
        'SavedJobOffer',
        async (fixtures) => (await saved(fixtures)).id,
        outcomes({ rest: 'NotFound', jobSeeker: 'seen' }),
      ),
      'of a closed offer': nodeOf(
        'SavedJobOffer',
        async (fixtures) => (await saved(fixtures, false)).id,
        outcomes({ rest: 'NotFound', jobSeeker: 'seen' }),
      ),
    },
    'Mutation.addSavedJobOffer': {
      active: change(
        'addSavedJobOffer',
        async (fixtures) => (await make.jobOffer(fixtures)).id,
        jobSeekersOnly('done'),
      ),
      closed: change(
        'addSavedJobOffer',
        async (fixtures) => (await make.jobOffer(fixtures, false)).id,
        jobSeekersOnly('NotFound'),
      ),
    },
    'Mutation.removeSavedJobOffer': {
      "a job seeker's": change(
        'removeSavedJobOffer',
        async (fixtures) => (await saved(fixtures)).jobOfferId,
        jobSeekersOnly('done'),
      ),
      'one that does not exist': change('removeSavedJobOffer', async () => make.noId, jobSeekersOnly('done')),
    },
    'Mutation.saveOfferAlert': {
      'their own': {
        ask: 'mutation { saveOfferAlert(input: { frequency: DAILY }) { __typename } }',
        answers: jobSeekersOnly('done'),
      },
    },
  },
} satisfies Noun;
