import CareerListScreenQuery from '../../../__generated__/CareerListScreenQuery$parameters.ts';
import CareerScreenQuery from '../../../__generated__/CareerScreenQuery$parameters.ts';
import CitiesScreenQuery from '../../../__generated__/CitiesScreenQuery$parameters.ts';
import CityScreenQuery from '../../../__generated__/CityScreenQuery$parameters.ts';
import CountriesScreenQuery from '../../../__generated__/CountriesScreenQuery$parameters.ts';
import EmailTemplateScreenQuery from '../../../__generated__/EmailTemplateScreenQuery$parameters.ts';
import EmailTemplatesScreenQuery from '../../../__generated__/EmailTemplatesScreenQuery$parameters.ts';
import EndorsementScreenQuery from '../../../__generated__/EndorsementScreenQuery$parameters.ts';
import EndorsementsScreenQuery from '../../../__generated__/EndorsementsScreenQuery$parameters.ts';
import JobScreenQuery from '../../../__generated__/JobScreenQuery$parameters.ts';
import JobsScreenQuery from '../../../__generated__/JobsScreenQuery$parameters.ts';
import StatusesScreenQuery from '../../../__generated__/StatusesScreenQuery$parameters.ts';
import StatusScreenQuery from '../../../__generated__/StatusScreenQuery$parameters.ts';
import { paths } from '../../../app/paths.ts';
import { defineRoute } from '../../../app/routing/route.ts';
import { plainList } from '../../../features/core/list/defineList.ts';

/** How a list of small records is read. */
const listed = {
  fetchPolicy: 'store-and-network',
  variables: ({ search }: { search: URLSearchParams }) => plainList.variables(search).page,
} as const;

const job = { query: JobScreenQuery, screen: () => import('./JobScreen.tsx') };
const city = { query: CityScreenQuery, screen: () => import('./CityScreen.tsx') };
const status = { query: StatusScreenQuery, screen: () => import('./StatusScreen.tsx') };
const career = { query: CareerScreenQuery, screen: () => import('./CareerScreen.tsx') };
const endorsement = { query: EndorsementScreenQuery, screen: () => import('./EndorsementScreen.tsx') };
const template = { query: EmailTemplateScreenQuery, screen: () => import('./EmailTemplateScreen.tsx') };

/** Of a form without a record yet. */
const created = { variables: () => ({ id: 0 }) };
/** With what others have changed, and what the last change has added to the history. */
const edited = {
  fetchPolicy: 'store-and-network',
  variables: ({ params }: { params: { id: number } }) => params,
} as const;

/** The small records of the back office: each has a list, and a form at two addresses. */
export const recordRoutes = [
  defineRoute({ ...listed, path: paths.adminJobs, query: JobsScreenQuery, screen: () => import('./JobsScreen.tsx') }),
  defineRoute({ ...job, ...created, path: paths.adminCreateJob }),
  defineRoute({ ...job, ...edited, path: paths.adminJob }),

  defineRoute({
    ...listed,
    path: paths.adminCities,
    query: CitiesScreenQuery,
    screen: () => import('./CitiesScreen.tsx'),
  }),
  defineRoute({ ...city, ...created, path: paths.adminCreateCity }),
  defineRoute({ ...city, ...edited, path: paths.adminCity }),

  defineRoute({
    ...listed,
    path: paths.adminCountries,
    query: CountriesScreenQuery,
    screen: () => import('./CountriesScreen.tsx'),
  }),

  defineRoute({
    ...listed,
    path: paths.adminContactRequestStatuses,
    query: StatusesScreenQuery,
    screen: () => import('./StatusesScreen.tsx'),
  }),
  defineRoute({ ...status, ...created, path: paths.adminCreateContactRequestStatus }),
  defineRoute({ ...status, ...edited, path: paths.adminContactRequestStatus }),

  defineRoute({
    ...listed,
    path: paths.adminCareers,
    query: CareerListScreenQuery,
    screen: () => import('./CareerListScreen.tsx'),
  }),
  defineRoute({ ...career, ...created, path: paths.adminCreateCareer }),
  defineRoute({ ...career, ...edited, path: paths.adminCareer }),

  defineRoute({
    ...listed,
    path: paths.adminEndorsements,
    query: EndorsementsScreenQuery,
    screen: () => import('./EndorsementsScreen.tsx'),
  }),
  defineRoute({ ...endorsement, ...created, path: paths.adminCreateEndorsement }),
  defineRoute({ ...endorsement, ...edited, path: paths.adminEndorsement }),

  defineRoute({
    path: paths.adminEmailTemplates,
    query: EmailTemplatesScreenQuery,
    fetchPolicy: 'store-and-network',
    variables: () => ({}),
    screen: () => import('./EmailTemplatesScreen.tsx'),
  }),
  defineRoute({ ...template, ...created, path: paths.adminCreateEmailTemplate }),
  defineRoute({ ...template, ...edited, path: paths.adminEmailTemplate }),
];
