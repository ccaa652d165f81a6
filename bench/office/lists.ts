import employersQuery from '../../client/__generated__/AdminEmployersScreenQuery$parameters.ts';
import jobOffersQuery from '../../client/__generated__/AdminJobOffersScreenQuery$parameters.ts';
import jobSeekersQuery from '../../client/__generated__/AdminJobSeekersScreenQuery$parameters.ts';
import overviewQuery from '../../client/__generated__/AdminScreenQuery$parameters.ts';
import auditLogQuery from '../../client/__generated__/AuditLogScreenQuery$parameters.ts';
import chatQuery from '../../client/__generated__/ChatScreenQuery$parameters.ts';
import contactRequestsQuery from '../../client/__generated__/ContactRequestsScreenQuery$parameters.ts';
import employerRequestsQuery from '../../client/__generated__/EmployerContactRequestsScreenQuery$parameters.ts';
import introductionsQuery from '../../client/__generated__/IntroductionsScreenQuery$parameters.ts';
import subscriptionsQuery from '../../client/__generated__/SubscriptionsScreenQuery$parameters.ts';
import type { Search } from '../../client/app/routing/path.ts';
import { plainList } from '../../client/features/core/list/plainList.ts';
import { auditLogList, auditLogVariables } from '../../client/screens/admin/auditLog/auditLogList.ts';
import {
  contactRequestList,
  contactRequestVariables,
} from '../../client/screens/admin/contactRequests/contactRequestList.ts';
import { employerList, employerVariables } from '../../client/screens/admin/employers/employerList.ts';
import { jobOfferList, jobOfferVariables } from '../../client/screens/admin/jobOffers/jobOfferList.ts';
import { jobSeekerList, jobSeekerVariables } from '../../client/screens/admin/jobSeekers/jobSeekerList.ts';
import { overviewList, overviewVariables } from '../../client/screens/admin/overview/overviewList.ts';
import { subscriptionList, subscriptionVariables } from '../../client/screens/admin/subscriptions/subscriptionList.ts';
import { createRandom, type Random } from '../../prisma/demo/random.ts';
import type { Database } from '../../server/database/connect.ts';

/** What a screen of the back office asks the server for. */
export type Ask = {
  /** The screen. */
  list: string;
  /** What is asked of it, such as 'city' or 'city, -price'. */
  kind: string;
  /** The address's query. */
  search: string;
  /** Of the persisted operation. */
  id: string;
  variables: Record<string, unknown>;
};

type Screen = {
  name: string;
  query: { params: { id?: string | null } };
  variables: (search: URLSearchParams) => Record<string, unknown>;
  definition: { filters: object; sorts: object };
  /** What each filter is set to, as the address says it. */
  values: Record<string, string[]>;
  /** How many pages there are without a filter. */
  rows?: number;
};

/** Each list alone, with each filter, with pairs of filters, in each order, from the first page to the last: `count` of each screen. */
export async function makeAsks({ db }: Database, count: number): Promise<Ask[]> {
  const random = createRandom('back office');
  return (await screensOf(db)).flatMap((screen) => {
    const { id } = screen.query.params;
    if (!id) throw new Error(`The query of ${screen.name} has no id.`);
    const asked = new Map<string, Ask>();
    for (let attempt = 0; asked.size < count && attempt < 10 * count; attempt += 1) {
      const { kind, search } = addressOf(screen, random);
      const text = new URLSearchParams(search).toString();
      if (!asked.has(text)) {
        const variables = screen.variables(new URLSearchParams(text));
        asked.set(text, { list: screen.name, kind, search: text, id, variables });
      }
    }
    return [...asked.values()];
  });
}

/** Most admins look at the first page with a filter or two; some read on, and some jump to the end. */
function addressOf(screen: Screen, random: Random): { kind: string; search: Record<string, string> } {
  const names = Object.keys(screen.values);
  const first = names.length > 0 && random.chance(0.8) ? random.pick(names) : null;
  const second = first && random.chance(0.35) ? random.pick(names) : null;
  const filters = [...new Set([first, second].filter((name) => name !== null))].sort();
  const search: Search = Object.fromEntries(filters.map((name) => [name, random.pick(screen.values[name] ?? [])]));
  const sorts = Object.keys(screen.definition.sorts);
  const sort = sorts.length > 0 && random.chance(0.6) ? random.pick(sorts).toLowerCase() : null;
  const direction = random.chance(0.5) ? '-' : '';
  if (sort) search.sort = direction + sort;
  if (random.chance(0.5)) search.page_size = random.pick(['5', '10', '20', '50', '100']);
  let depth = '';
  if (screen.rows && random.chance(0.2)) {
    const last = filters.length > 0 ? 5 : Math.ceil(screen.rows / Number(search.page_size ?? 100));
    const page = random.int(1, Math.max(1, last));
    search.page = String(page);
    if (page > 5) depth = 'deep page';
  }
  const kind = [...filters, sort && `by ${sort}`, depth].filter((word) => word).join(', ') || 'all';
  return { kind, search: Object.fromEntries(Object.entries(search).map(([name, value]) => [name, String(value)])) };
}

async function screensOf(db: Database['db']): Promise<Screen[]> {
  const first = { orderBy: { id: 'asc' }, select: { id: true }, take: 40 } as const;
  const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => String(id));
  const [cities, jobs, experiences, statuses, admins, employers, seekers, asked] = await Promise.all([
    db.city.findMany(first),
    db.job.findMany(first),
    db.experience.findMany(first),
    db.contactRequestStatus.findMany(first),
    db.user.findMany({ ...first, where: { role: 'ROLE_ADMIN' } }),
    db.user.findMany({ ...first, select: { id: true, name: true, email: true }, where: { role: 'ROLE_EMPLOYER' } }),
    db.user.findMany({ ...first, select: { id: true, name: true, email: true }, where: { role: 'ROLE_CANDIDATE' } }),
    db.contactRequest.findMany({ ...first, select: { employerId: true, jobSeekerId: true } }),
  ]);
  const words = (people: { name: string; email: string | null }[]) => [
    ...people.map(({ name }) => name),
    ...people.map(({ name }) => name.split(' ')[0] ?? ''),
    ...people.map(({ name }) => name.slice(0, 3)),
    ...people.slice(0, 10).flatMap(({ email }) => email ?? []),
    // Slips of the finger.
    ...people.slice(0, 10).map(({ name }) => name.replace(/(.)(.)(.)$/, '$1$3$2')),
  ];
  const rowsOf = { jobSeekers: await db.user.count({ where: { role: 'ROLE_CANDIDATE', deletedAt: null } }) };
  const askedEmployers = [...new Set(asked.map(({ employerId }) => String(employerId)))];
  return [
    {
      name: 'Job seekers',
      query: jobSeekersQuery,
      variables: jobSeekerVariables,
      definition: jobSeekerList,
      values: {
        q: [...words(seekers), 'waiter', 'kitchen experience', 'barista weekend'],
        active: ['yes', 'no'],
        updated: ['yes', 'no'],
        city: idsOf(cities),
        job: idsOf(jobs),
        experience: idsOf(experiences),
        image: ['with', 'without'],
        messages: ['unread'],
      },
      rows: rowsOf.jobSeekers,
    },
    {
      name: 'Employers',
      query: employersQuery,
      variables: employerVariables,
      definition: employerList,
      values: { q: [...words(employers), 'kitchen', 'hotel'], city: idsOf(cities), messages: ['unread'] },
      rows: await db.user.count({ where: { role: 'ROLE_EMPLOYER', deletedAt: null } }),
    },
    {
      name: 'Job offers',
      query: jobOffersQuery,
      variables: jobOfferVariables,
      definition: jobOfferList,
      values: {
        q: [...words(employers).slice(0, 40), 'weekends', 'lunch shift', 'waiter'],
        state: ['draft', 'active', 'filled', 'expired'],
        employer: idsOf(employers),
        city: idsOf(cities),
        job: idsOf(jobs),
      },
      rows: await db.jobOffer.count(),
    },
    {
      name: 'Contact requests',
      query: contactRequestsQuery,
      variables: contactRequestVariables,
      definition: contactRequestList,
      values: {
        time: ['full', 'part'],
        job: idsOf(jobs),
        city: idsOf(cities),
        employer: askedEmployers,
        candidate: asked.map(({ jobSeekerId }) => String(jobSeekerId)),
        status: idsOf(statuses),
        messages: ['unread'],
      },
      rows: await db.contactRequest.count(),
    },
    {
      name: 'Contact requests of an employer',
      query: employerRequestsQuery,
      variables: (search) => ({
        ...plainList.variables(search).page,
        employerId: Number(search.get('employer') ?? askedEmployers[0]),
      }),
      definition: plainList,
      values: { employer: askedEmployers },
    },
    {
      name: 'Introductions',
      query: introductionsQuery,
      variables: (search) => plainList.variables(search).page,
      definition: plainList,
      values: {},
      rows: await db.contactRequest.count({ where: { activatedAt: null } }),
    },
    {
      name: 'Subscriptions',
      query: subscriptionsQuery,
      variables: subscriptionVariables,
      definition: subscriptionList,
      values: { status: ['active', 'failed', 'over'], kind: ['paid', 'gift'] },
      rows: await db.subscription.count(),
    },
    {
      name: 'Audit log',
      query: auditLogQuery,
      variables: auditLogVariables,
      definition: auditLogList,
      values: {
        admin: idsOf(admins),
        kind: ['job_seeker', 'employer'],
        action: ['job_seeker_activate', 'job_save'],
        from: ['2026-01-01', '2026-06-01'],
        to: ['2026-02-01', '2026-09-01'],
      },
      rows: await db.auditEntry.count(),
    },
    {
      name: 'Overview',
      query: overviewQuery,
      variables: overviewVariables,
      definition: overviewList,
      values: { days: ['7', '90', '365'], city: idsOf(cities), job: idsOf(jobs) },
    },
    {
      name: 'Chats',
      query: chatQuery,
      variables: () => ({ reference: null }),
      definition: plainList,
      values: {},
    },
  ];
}
