import type { AlertFrequency, Prisma, SavedSearch } from '../../../generated/prisma/client.ts';
import { forFields } from '../../core/catalog/forFields.input.ts';
import type { Reference } from '../../core/catalog/reference.ts';
import type { Ctx, Services } from '../../core/context.ts';
import { Conflict, InvalidInput, NotFound } from '../../core/failures/errors.ts';
import { isForeignKeyViolation } from '../../core/failures/unavailable.ts';
import type { Listing } from '../../core/lists/listing.ts';
import { inSentence } from '../../core/text/countryInSentence.ts';
import { verb } from '../../core/viewer/verb.ts';
import type { Viewer } from '../../core/viewer/viewer.ts';
import { spend } from '../../core/write/spend.ts';
import { type Writer, write } from '../../core/write/write.ts';
import {
  highestRateWords,
  searchFlagNames,
  searchFlags,
  searchMessages,
  writeSearchFilters,
} from '../../people/search/filters.input.ts';
import { allJobsSlug } from '../../people/search/search.input.ts';
import { checkRate, type JobSeekerFilter } from '../../people/search/searchFilter.ts';
import { searchedText } from '../../people/search/searchText.ts';
import { alertChange } from '../alert/claim.ts';
import { requireSearchOwner } from './savedSearch.policy.ts';

/** What a search asks for. Absent, null or false: all of them. */
export type SavedSearchInput = Omit<JobSeekerFilter, 'exceptId' | 'hasPhoto'>;

export const maxSavedSearches = 20;

/**
 * Saves a search of the viewer, with daily mails. Saving the same one again gives the first record as it is.
 * @throws InvalidInput by field, Conflict when there are 20 already
 */
export const addSavedSearch = verb(
  'ACCOUNT',
  requireSearchOwner,
  [InvalidInput, Conflict, NotFound],
  async (ctx: Ctx, { id: employerId }, input: SavedSearchInput): Promise<SavedSearch> => {
    const search = knownSearch(ctx.reference, input);
    await spend(ctx, 'lists');
    const at = ctx.now();
    try {
      return await write(ctx, [], async (tx) => {
        // Two requests at once count one after the other, because both lock their author.
        const saved = await tx.savedSearch.findFirst({ where: { employerId, ...search } });
        if (saved) return saved;
        if ((await tx.savedSearch.count({ where: { employerId } })) >= maxSavedSearches) {
          throw new Conflict(`You can save ${maxSavedSearches} searches. Please delete one first.`);
        }
        return tx.savedSearch.create({
          data: { employerId, ...search, createdAt: at, coveredUntil: at, ...alertChange('OFF', 'DAILY', at) },
        });
      });
    } catch (error) {
      // The job or the city was deleted just now.
      if (isForeignKeyViolation(error)) throw new NotFound();
      throw error;
    }
  },
);

/** @throws InvalidInput on a field with an unknown id, a rate without a city, or a text that no search takes. */
function knownSearch(reference: Reference, input: SavedSearchInput) {
  const { jobId = null, cityId = null, sexId = null, experienceId = null, languageId = null, maxRate = null } = input;
  const fields = [
    { field: 'jobId', id: jobId, known: reference.jobs, message: 'Please choose a known job.' },
    { field: 'cityId', id: cityId, known: reference.cities, message: 'Please choose a known city.' },
    { field: 'sexId', id: sexId, known: reference.sexes, message: 'Please choose a known gender.' },
    {
      field: 'experienceId',
      id: experienceId,
      known: reference.experiences,
      message: 'Please choose a known experience.',
    },
    { field: 'languageId', id: languageId, known: reference.languages, message: searchMessages.language },
  ];
  const wrong = fields.filter(({ id, known }) => id !== null && known.get(id) === null);
  if (wrong.length > 0) throw new InvalidInput(wrong.map(({ field, message }) => ({ field, message })));
  checkRate({ cityId, maxRate });
  const q = searchedText(input.q, 'index') ? (input.q?.trim() ?? null) : null;
  const flags = forFields(searchFlagNames, (flag) => input[flag] ?? false);
  return { jobId, cityId, sexId, experienceId, languageId, maxRate, q, ...flags };
}

/** Sets how often the viewer is mailed the new job seekers of a saved search. */
export const saveSearchAlert = verb(
  'ACCOUNT',
  requireSearchOwner,
  [NotFound],
  async (ctx: Ctx, { id: employerId }, id: number, frequency: AlertFrequency): Promise<SavedSearch> => {
    const search = await setSearchAlert(ctx, { id, employerId }, frequency);
    if (search === null) throw new NotFound();
    return search;
  },
);

/** Deletes a saved search of the viewer. Deleting it again changes nothing. */
export const removeSavedSearch = verb(
  'ACCOUNT',
  requireSearchOwner,
  [],
  async (ctx: Ctx, { id: employerId }, id: number): Promise<void> => {
    await write(ctx, [], (tx) => tx.savedSearch.deleteMany({ where: { id, employerId } }));
  },
);

/**
 * The viewer's saved searches, newest first.
 * @throws SignInRequired for visitors and guests, Forbidden for job seekers and admins
 */
export const savedSearches = (viewer: Viewer): Listing<Prisma.SavedSearchWhereInput> => ({
  where: { employerId: requireSearchOwner(viewer).id },
  order: [{ field: 'createdAt', direction: 'desc' }],
});

/** Resolves to null if there is no such saved search. */
export async function setSearchAlert(
  services: Writer & Pick<Services, 'now'>,
  where: { id: number; employerId?: number },
  frequency: AlertFrequency,
): Promise<SavedSearch | null> {
  const at = services.now();
  const found = await services.db.savedSearch.findFirst({ where, select: { employerId: true } });
  if (!found) return null;
  return write(services, [{ id: found.employerId, evenIfDeleted: true }], async (tx) => {
    const stored = await tx.savedSearch.findFirst({ where });
    if (!stored || stored.frequency === frequency) return stored;
    return tx.savedSearch.update({ where: { id: stored.id }, data: alertChange(stored.frequency, frequency, at) });
  });
}

/** The columns with what a search asks for. */
export const searchedFor = {
  jobId: true,
  cityId: true,
  sexId: true,
  experienceId: true,
  languageId: true,
  maxRate: true,
  q: true,
  ...forFields(searchFlagNames, () => true as const),
} as const;

type Search = Pick<SavedSearch, keyof typeof searchedFor>;

/** What a search is called: 'Waiters in Singapore, female, 2 years'. */
export function searchName(reference: Reference, search: Search): string {
  const { jobId, cityId } = search;
  const job = reference.jobs.get(jobId)?.plural ?? 'Job seekers';
  const city = reference.cities.get(cityId)?.name;
  return [city ? `${job} in ${city}` : job, ...narrowing(reference, search)].join(', ');
}

/** The people of a search: '5 new waiters in Singapore, female', 'A new waiter in Singapore'. */
export function newPeopleText(reference: Reference, search: Search, count: number): string {
  const { jobId, cityId } = search;
  const job = reference.jobs.get(jobId);
  const [one, several] = [job?.name ?? 'Job seeker', job?.plural ?? 'Job seekers'];
  const who = count === 1 ? `A new ${inSentence(one)}` : `${count} new ${inSentence(several)}`;
  const city = reference.cities.get(cityId)?.name;
  return [city ? `${who} in ${city}` : who, ...narrowing(reference, search)].join(', ');
}

function narrowing(reference: Reference, search: Search): string[] {
  const { cityId, maxRate, q } = search;
  const currency = reference.countries.get(reference.cities.get(cityId)?.countryId)?.currencyCode;
  return [
    reference.sexes.get(search.sexId)?.name.toLowerCase(),
    reference.experiences.get(search.experienceId)?.name,
    reference.languages.get(search.languageId)?.name,
    ...searchFlagNames.map((flag) => (search[flag] ? inSentence(searchFlags[flag].words) : undefined)),
    currency && maxRate !== null ? inSentence(highestRateWords(currency, maxRate)) : undefined,
    q === null ? undefined : `“${q}”`,
  ].filter((word) => word !== undefined);
}

/** The same as the parts of the search's address. */
export function searchAddress(reference: Reference, { jobId, cityId, ...filters }: Search) {
  return {
    job: reference.jobs.get(jobId)?.slug ?? allJobsSlug,
    city: reference.cities.get(cityId)?.name ?? null,
    filters: writeSearchFilters(filters),
  };
}
