import { z } from 'zod';
import { encodeGlobalId } from '../../../graphql/globalId.ts';
import { withId } from '../../../rest/authorize.ts';
import { byId, optionalReference, optionalText, text } from '../../../rest/body.ts';
import { change, deletion, pageOfRecords, sendEmail } from '../../../rest/document.ts';
import { inSnakeCase } from '../../../rest/failure.ts';
import { City, Country, Job, jobSeekers, Profile } from '../../../rest/fragments.ts';
import { byChange, direction, flag, idOrAll, pageOf, paging, sortIn, wholeNumber } from '../../../rest/parameters.ts';
import { changed, gone, list, oneOf, type Tag } from '../../../rest/row.ts';
import { forFields } from '../../core/catalog/forFields.input.ts';
import { plainTexts } from '../../core/catalog/profileFields.input.ts';
import type { Ctx } from '../../core/context.ts';
import { requireEditableProfile } from '../profile/profile.ts';

/** Job seekers: the public search, the admins' list, and changes of profiles. */

const query = z.object({
  ...byChange,
  'filters[orderByCreatedAt]': direction.optional(),
  'filters[orderByPopularity]': direction.optional(),
  'filters[orderByPrice]': direction.optional(),
  'filters[orderByExperience]': direction.optional(),
  'filters[orderByLastMessageReceived]': direction.optional(),
  'filters[active]': flag.optional(),
  'filters[updated]': flag.optional(),
  'filters[city_id]': idOrAll,
  'filters[job_id]': idOrAll,
  'filters[experience_id]': idOrAll,
  'filters[exceptUserId]': idOrAll,
  'filters[user_has_photo_uri]': flag.optional(),
  'filters[unreadMessages]': flag.optional(),
  'filters[sex]': z.string().max(60).optional(),
  'filters[q]': z.string().optional(),
});
type Query = z.output<typeof query>;

/** Filters and orders over values that only admins may see: when people change something tells when they were here. */
const isAboutHidden = (query: Query): boolean =>
  query['filters[active]'] === false ||
  query['filters[updated]'] !== undefined ||
  query['filters[unreadMessages]'] === true ||
  query['filters[orderByLastMessageReceived]'] !== undefined ||
  query.updated_since !== undefined;

/**
 * Admins have their own list. The graph refuses it to other viewers, because ignoring the filter would give a wrong
 * list.
 */
const isForAdmins = (query: Query, { viewer }: Ctx): boolean => viewer.kind === 'admin' || isAboutHidden(query);

/** The filters of both lists. */
const filterOf = (query: Query, { reference }: Ctx) => ({
  cityId: query['filters[city_id]'],
  jobId: query['filters[job_id]'],
  experienceId: query['filters[experience_id]'],
  exceptId: query['filters[exceptUserId]'],
  hasPhoto: query['filters[user_has_photo_uri]'],
  sexId: sexId(query['filters[sex]'], reference),
  q: query['filters[q]'],
});

const adminVariables = (query: Query, ctx: Ctx) => ({
  ...sortIn(query, [
    ['filters[orderByPopularity]', 'POPULARITY', 'DESC'],
    ['filters[orderByPrice]', 'LOWEST_PRICE', 'ASC'],
    ['filters[orderByExperience]', 'EXPERIENCE', 'DESC'],
    ['filters[orderByLastMessageReceived]', 'LAST_MESSAGE', 'DESC'],
    ['filters[orderByCreatedAt]', 'NEWEST', 'DESC'],
  ]),
  filter: {
    ...filterOf(query, ctx),
    active: query['filters[active]'],
    updated: query['filters[updated]'],
    // 0 stands for all.
    unread: query['filters[unreadMessages]'] || undefined,
  },
});

/** The id of a sex by its name in lower case. For an unknown name 0, which no record has. */
function sexId(name: string | undefined, { sexes }: Ctx['reference']): number | undefined {
  if (name === undefined || name === '') return undefined;
  return sexes.all.find((sex) => sex.name.toLowerCase() === name.toLowerCase())?.id ?? 0;
}

const publicVariables = (query: Query, ctx: Ctx) => {
  const { sort = 'SIGNUP_DATE', reverse } = sortIn(query, [
    ['filters[orderByPopularity]', 'POPULARITY', 'DESC'],
    ['filters[orderByPrice]', 'HOURLY_RATE', 'ASC'],
    ['filters[orderByExperience]', 'EXPERIENCE', 'DESC'],
    ['filters[orderByCreatedAt]', 'SIGNUP_DATE', 'DESC'],
  ]);
  return { sort, reverse, filter: filterOf(query, ctx) };
};

const variablesOf = (query: Query, ctx: Ctx) => ({
  ...pageOf(query),
  ...(isForAdmins(query, ctx) ? adminVariables(query, ctx) : publicVariables(query, ctx)),
});

/** The two lists, with the fields of each job seeker. */
function lists(name: string, ...fragments: string[]) {
  const args = { reverse: 'Boolean!' };
  const admins = pageOfRecords(
    'adminJobSeekers',
    { ...args, sort: 'AdminJobSeekerSort', filter: 'AdminJobSeekerFilter' },
    name,
    ...fragments,
  );
  const everyone = pageOfRecords(
    'jobSeekers',
    { ...args, sort: 'JobSeekerSort!', filter: 'JobSeekerFilter' },
    name,
    ...fragments,
  );
  return oneOf({ everyone, admins }, ({ query }: { query: Query }, ctx) =>
    isForAdmins(query, ctx) ? 'admins' : 'everyone',
  );
}

/** A profile as it was read. Empty texts, null and the id 0 count as absent. */
const profile = z.object({
  name: optionalText,
  email: optionalText,
  whats_app: optionalText,
  sex: optionalReference,
  native_country: optionalReference,
  language: optionalReference,
  city: optionalReference,
  job: optionalReference,
  experience: optionalReference,
  situation_in_country: optionalText,
  min_rate: wholeNumber.nullish(),
  title: optionalText,
  description: optionalText,
  part_time: flag.nullish(),
  full_time: flag.nullish(),
  ...Object.fromEntries(plainTexts.map((name) => [inSnakeCase(name), optionalText])),
});

function profileInput(id: number, body: z.output<typeof profile>) {
  const texts: Record<string, unknown> = body;
  const given = {
    name: body.name,
    email: body.email,
    whatsApp: body.whats_app,
    sexId: body.sex?.id,
    nativeCountryId: body.native_country?.id,
    languageId: body.language?.id,
    cityId: body.city?.id,
    jobId: body.job?.id,
    experienceId: body.experience?.id,
    situationInCountry: body.situation_in_country,
    minRate: body.min_rate,
    title: body.title,
    description: body.description,
    partTime: body.part_time,
    fullTime: body.full_time,
    ...forFields(plainTexts, (name) => texts[inSnakeCase(name)]),
  };
  const kept = Object.entries(given).filter(([, value]) => value !== undefined && value !== null && value !== '');
  return { ...Object.fromEntries(kept), jobSeeker: encodeGlobalId('JobSeeker', id) };
}

const saved = (mutation: string) =>
  change(mutation, 'record: jobSeeker { ...Candidate _version: profileVersion }', ...jobSeekers);
const save = saved('saveProfile');
const activate = saved('activateJobSeeker');
const pause = saved('pauseJobSeeker');

export const jobSeekersTag: Tag = {
  name: 'Job seekers',
  description: 'The public search, the list of the back office, and profiles.',
  paths: ['/api/candidates'],
  examples: {
    'candidate.id': 7,
    'Candidate.name': 'Maria Santos',
    'Candidate.description':
      'I have served in busy restaurants for three years and like the rush of a full house. I know wines and cocktails, carry three plates, and keep smiling.',
    'CandidateCard.id': 7,
    'CandidateCard.description': 'I have served in busy restaurants for three years and like the rush of a full house.',
  },
};

export const candidateCalls = {
  'GET /api/candidates': list({
    summary: 'Job seekers: the activated ones for everyone, all of them for admins.',
    input: z.object({ query }),
    document: lists('Candidate', ...jobSeekers),
    variables: ({ query }, ctx) => variablesOf(query, ctx),
  }),
  'GET /api/candidates/minimal': list({
    summary: 'The same list with public profiles only, for similar job seekers and search fields.',
    input: z.object({
      query: query.extend({ searchpage: paging.page.optional() }).transform((given) => ({
        ...given,
        page: given.searchpage ?? given.page,
      })),
    }),
    document: lists('Profile', Profile, City, Country, Job),
    variables: ({ query }, ctx) => variablesOf(query, ctx),
  }),
  'PUT /api/candidates/{id}': changed({
    summary: "Changes a profile: the job seeker's own, or any for admins. What is absent or empty stays as it is.",
    input: byId.extend({ body: profile }),
    authorize: withId(({ id }, ctx) => requireEditableProfile(ctx, id)),
    document: save,
    variables: ({ path, body }) => ({ input: profileInput(path.id, body) }),
  }),
  'PUT /api/candidates/{id}/change-status': changed({
    summary: 'Activates or pauses a job seeker.',
    input: byId.extend({ body: z.object({ active: flag }) }),
    document: oneOf({ activate, pause }, ({ body }: { body: { active: boolean } }) =>
      body.active ? 'activate' : 'pause',
    ),
    variables: ({ path }) => ({ input: { id: encodeGlobalId('JobSeeker', path.id) } }),
  }),
  'DELETE /api/candidates/{id}': gone({
    summary: 'Deletes a job seeker; chats and contact requests stay readable.',
    ...deletion('JobSeeker', 'deleteUser'),
  }),
  'POST /api/candidates/email/{id}': changed({
    summary: 'Mails a job seeker.',
    input: byId.extend({ body: z.object({ message: text }) }),
    names: { text: 'message' },
    document: sendEmail,
    variables: ({ path, body }) => ({ input: { user: encodeGlobalId('JobSeeker', path.id), text: body.message } }),
  }),
};
