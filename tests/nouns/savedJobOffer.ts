import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import type { World } from '../access/world.ts';
import { nodeOf } from './kept.ts';
import * as make from './make.ts';
import type { Noun, Question } from './noun.ts';
import { jobSeekersOnly, type Outcomes, outcomes } from './outcomes.ts';

/** Job seekers save offers for themselves. Only they see what they have saved. */

/** An offer that the actor `jobSeeker` has saved. */
async function saved(world: World, active = true): Promise<{ id: number; jobOfferId: number }> {
  const { id: jobOfferId } = await make.jobOffer(world, active);
  const data = { jobSeekerId: world.people.jobSeeker.id, jobOfferId };
  return world.app.services.db.savedJobOffer.create({ data });
}

const change = (mutation: string, id: (world: World) => Promise<number>, answers: Outcomes): Question => ({
  ask: `mutation ($id: ID!) { ${mutation}(input: { jobOffer: $id }) { __typename } }`,
  variables: async (world) => ({ id: encodeGlobalId('JobOffer', await id(world)) }),
  answers,
});

export const savedJobOffer = {
  graph: {
    'node SavedJobOffer': {
      'of an active offer': nodeOf(
        'SavedJobOffer',
        async (world) => (await saved(world)).id,
        outcomes({ rest: 'NotFound', jobSeeker: 'seen' }),
      ),
      'of a closed offer': nodeOf(
        'SavedJobOffer',
        async (world) => (await saved(world, false)).id,
        outcomes({ rest: 'NotFound', jobSeeker: 'seen' }),
      ),
    },
    'Mutation.addSavedJobOffer': {
      active: change('addSavedJobOffer', async (world) => (await make.jobOffer(world)).id, jobSeekersOnly('done')),
      closed: change(
        'addSavedJobOffer',
        async (world) => (await make.jobOffer(world, false)).id,
        jobSeekersOnly('NotFound'),
      ),
    },
    'Mutation.removeSavedJobOffer': {
      "a job seeker's": change(
        'removeSavedJobOffer',
        async (world) => (await saved(world)).jobOfferId,
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
