import type { City, Experience, Job, Sex } from '../../../generated/prisma/client.ts';
import type { Ctx } from '../../core/context.ts';
import { countsByPlace } from './popularJobs.ts';
import { searchJobSeekers } from './search.ts';

/** A search that has results; null: all jobs, all cities, any sex, any experience. */
export type SearchAlternative = {
  job: Job | null;
  city: City | null;
  sex: Sex | null;
  experience: Experience | null;
  jobSeekerCount: number;
};

/** Integer ids of a search; null: all. */
export type SearchIds = Record<'jobId' | 'cityId' | 'sexId' | 'experienceId', number | null>;

const most = 6;
const maxPlaces = 3;

/**
 * The searches nearest to one without results: without its filters, then the same job in other cities, those of the same country
 * first, then other jobs in the same city. Only those with results, at most six. Counts of places are at most a minute old.
 */
export async function searchAlternatives(ctx: Ctx, search: SearchIds): Promise<SearchAlternative[]> {
  const [wider, places] = await Promise.all([withoutFilters(ctx, search), otherPlaces(ctx, search)]);
  return [...wider, ...places].filter(({ jobSeekerCount }) => jobSeekerCount > 0).slice(0, most);
}

async function withoutFilters(ctx: Ctx, search: SearchIds): Promise<SearchAlternative[]> {
  const { sexId, experienceId } = search;
  const wider: SearchIds[] = [];
  if (experienceId !== null) wider.push({ ...search, experienceId: null });
  if (sexId !== null) wider.push({ ...search, sexId: null });
  if (sexId !== null && experienceId !== null) wider.push({ ...search, sexId: null, experienceId: null });
  return Promise.all(
    wider.map(async (ids) => ({
      ...placeOf(ctx, ids),
      sex: ctx.reference.sexes.get(ids.sexId),
      experience: ctx.reference.experiences.get(ids.experienceId),
      jobSeekerCount: await searchJobSeekers(ctx, ids, 'SIGNUP_DATE').count(),
    })),
  );
}

async function otherPlaces(ctx: Ctx, { jobId, cityId }: SearchIds): Promise<SearchAlternative[]> {
  const counts = await countsByPlace(ctx);
  const { cities } = ctx.reference;
  const country = cities.get(cityId)?.countryId;
  const isNear = (id: number | null) => cities.get(id)?.countryId === country;
  const ranked = [...counts].sort((a, b) => b.count - a.count);
  const inCities = ranked.filter((one) => one.jobId === jobId && one.cityId !== null && one.cityId !== cityId);
  const inSameCity = ranked.filter((one) => cityId !== null && one.cityId === cityId && one.jobId !== jobId);
  return [
    ...inCities.sort((a, b) => Number(isNear(b.cityId)) - Number(isNear(a.cityId))).slice(0, maxPlaces),
    ...inSameCity.slice(0, maxPlaces),
  ].map((one) => ({ ...placeOf(ctx, one), sex: null, experience: null, jobSeekerCount: one.count }));
}

function placeOf({ reference }: Ctx, { jobId, cityId }: Pick<SearchIds, 'jobId' | 'cityId'>) {
  return { job: reference.jobs.get(jobId), city: reference.cities.get(cityId) };
}
