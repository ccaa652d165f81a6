import { encodeGlobalId } from '../../../server/graphql/globalId.ts';
import type { Fixtures } from '../../access/fixtures.ts';
import { nodeOf, plainly } from '../kept.ts';
import * as make from '../make.ts';
import type { GraphRows, Question } from '../noun.ts';
import { adminsOnly, everyone, jobSeekersOnly, type Outcomes, outcomes } from '../outcomes.ts';

const globalId = (id: number) => encodeGlobalId('JobSeeker', id);
const paused = async (fixtures: Fixtures) => (await make.jobSeeker(fixtures, false)).id;

const profile = (id: (fixtures: Fixtures) => Promise<number> | number, answers: Outcomes): Question => ({
  ask: 'query ($id: Int!) { jobSeeker(databaseId: $id) { id } }',
  variables: async (fixtures) => ({ id: await id(fixtures) }),
  answers,
});

/** A mutation on a job seeker of its own. */
const onOne = (mutation: string): Question => ({
  ask: `mutation ($id: ID!) { ${mutation}(input: { id: $id }) { __typename } }`,
  variables: async (fixtures) => ({ id: globalId((await make.jobSeeker(fixtures)).id) }),
  answers: adminsOnly('done'),
});

const names = ({ people }: Fixtures) => ({
  jobSeeker: people.jobSeeker.id,
  otherJobSeeker: people.otherJobSeeker.id,
});

const save = 'mutation ($input: SaveProfileInput!) { saveProfile(input: $input) { __typename } }';

export const jobSeekerGraph: GraphRows = {
  'Query.jobSeeker': {
    'an active one': profile(({ people }) => people.jobSeeker.id, everyone('seen')),
    'a paused one': profile(paused, outcomes({ rest: 'nothing', admin: 'seen' })),
    'an employer': profile(({ people }) => people.employer.id, everyone('nothing')),
  },
  'Query.jobSeekers': {
    'the active ones': {
      ...plainly('jobSeekers(first: 100) { edges { node { databaseId } } }', everyone('jobSeeker, otherJobSeeker')),
      names,
    },
  },
  'Query.adminJobSeekers': {
    'all but the deleted ones': {
      ...plainly(
        'adminJobSeekers(first: 100) { edges { node { databaseId } } }',
        adminsOnly('jobSeeker, otherJobSeeker'),
      ),
      names,
    },
  },
  'Query.jobListing': {
    'of all jobs': plainly('jobListing(readings: [{ job: "all" }]) { job { id } }', everyone('seen')),
  },
  'Query.searchAlternatives': {
    'to the jobs of a city': {
      ask: 'query ($city: Int!) { searchAlternatives(cityId: $city, experienceId: 1) { jobSeekerCount } }',
      variables: ({ catalog }) => ({ city: catalog.cityId }),
      answers: everyone('seen'),
    },
  },
  'Query.popularJobs': { 'the first few': plainly('popularJobs { jobSeekerCount }', everyone('seen')) },
  'Query.popularCities': {
    'the first few': plainly('popularCities { jobSeekerCount jobs { jobSeekerCount } }', everyone('seen')),
  },
  'node JobSeeker': {
    'an active one': nodeOf('JobSeeker', ({ people }) => people.jobSeeker.id, everyone('seen')),
    'a paused one': nodeOf('JobSeeker', paused, outcomes({ rest: 'NotFound', admin: 'seen' })),
    'an employer': nodeOf('JobSeeker', ({ people }) => people.employer.id, everyone('NotFound')),
  },
  'Mutation.countProfileView': {
    'of an active one': {
      ask: 'mutation ($id: ID!) { countProfileView(input: { jobSeeker: $id }) { __typename } }',
      variables: ({ people }) => ({ id: globalId(people.jobSeeker.id) }),
      answers: everyone('done'),
    },
  },
  'Mutation.saveProfile': {
    'their own': {
      ask: save,
      variables: () => ({ input: { title: 'Friendly waiter' } }),
      // An admin has no profile: the input has to name one.
      answers: { ...jobSeekersOnly('done'), guest: 'Forbidden', otherGuest: 'Forbidden', admin: 'InvalidInput' },
    },
    "a job seeker's": {
      ask: save,
      variables: ({ people }) => ({ input: { jobSeeker: globalId(people.jobSeeker.id), title: 'Friendly waiter' } }),
      answers: ownerAndAdmins('Forbidden'),
    },
    "an employer's, who has none": {
      ask: save,
      variables: ({ people }) => ({ input: { jobSeeker: globalId(people.employer.id), title: 'Friendly waiter' } }),
      answers: { ...ownerAndAdmins('Forbidden'), jobSeeker: 'NotFound', admin: 'NotFound' },
    },
  },
  'Mutation.saveUserInfo': {
    'their own': {
      ask: 'mutation { saveUserInfo(input: { whatsApp: "+6591234567" }) { __typename } }',
      answers: { ...jobSeekersOnly('done'), guest: 'Forbidden', otherGuest: 'Forbidden' },
    },
  },
  'Mutation.activateJobSeeker': { 'an active one': onOne('activateJobSeeker') },
  'Mutation.pauseJobSeeker': { 'an active one': onOne('pauseJobSeeker') },
  'Mutation.pauseMyProfile': {
    'their own': {
      ask: 'mutation { pauseMyProfile { __typename } }',
      after: ({ app }) =>
        app.services.db.user.updateMany({
          where: { pausedAt: { not: null } },
          data: { active: true, pausedAt: null },
        }),
      answers: { ...jobSeekersOnly('done'), guest: 'Forbidden', otherGuest: 'Forbidden' },
    },
  },
  'Mutation.resumeMyProfile': {
    'their own, which is public already': {
      ask: 'mutation { resumeMyProfile { __typename } }',
      answers: { ...jobSeekersOnly('done'), guest: 'Forbidden', otherGuest: 'Forbidden' },
    },
  },
};

/** The profile of the actor `jobSeeker`. Employers and guests have none. */
function ownerAndAdmins(rest: string): Outcomes {
  return outcomes({ rest, anonymous: 'SignInRequired', jobSeeker: 'done', otherJobSeeker: 'NotFound', admin: 'done' });
}
