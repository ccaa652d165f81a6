import CareerRecordsFormQuery from '../../../__generated__/CareerRecordsFormQuery$parameters.ts';
import CareerRecordsQuery from '../../../__generated__/CareerRecordsQuery$parameters.ts';
import EmailTemplateRecordsFormQuery from '../../../__generated__/EmailTemplateRecordsFormQuery$parameters.ts';
import EmailTemplateRecordsQuery from '../../../__generated__/EmailTemplateRecordsQuery$parameters.ts';
import EndorsementRecordsFormQuery from '../../../__generated__/EndorsementRecordsFormQuery$parameters.ts';
import EndorsementRecordsQuery from '../../../__generated__/EndorsementRecordsQuery$parameters.ts';
import JobRecordsFormQuery from '../../../__generated__/JobRecordsFormQuery$parameters.ts';
import JobRecordsQuery from '../../../__generated__/JobRecordsQuery$parameters.ts';
import PlaceRecordsCitiesQuery from '../../../__generated__/PlaceRecordsCitiesQuery$parameters.ts';
import PlaceRecordsCityFormQuery from '../../../__generated__/PlaceRecordsCityFormQuery$parameters.ts';
import PlaceRecordsCountriesQuery from '../../../__generated__/PlaceRecordsCountriesQuery$parameters.ts';
import StatusRecordsFormQuery from '../../../__generated__/StatusRecordsFormQuery$parameters.ts';
import StatusRecordsQuery from '../../../__generated__/StatusRecordsQuery$parameters.ts';
import { paths } from '../../../app/paths.ts';
import { defineRoute } from '../../../app/routing/route.ts';
import { plainList } from '../../../features/core/list/defineList.ts';

/** How a list of small records is read. */
const listed = {
  fetchPolicy: 'store-and-network',
  variables: ({ search }: { search: URLSearchParams }) => plainList.variables(search).page,
} as const;

const job = { query: JobRecordsFormQuery, screen: () => import('./JobRecords.tsx').then(({ form }) => form) };
const city = { query: PlaceRecordsCityFormQuery, screen: () => import('./PlaceRecords.tsx').then(({ form }) => form) };
const status = { query: StatusRecordsFormQuery, screen: () => import('./StatusRecords.tsx').then(({ form }) => form) };
const career = { query: CareerRecordsFormQuery, screen: () => import('./CareerRecords.tsx').then(({ form }) => form) };
const endorsement = {
  query: EndorsementRecordsFormQuery,
  screen: () => import('./EndorsementRecords.tsx').then(({ form }) => form),
};
const template = {
  query: EmailTemplateRecordsFormQuery,
  screen: () => import('./EmailTemplateRecords.tsx').then(({ form }) => form),
};

/** Of a form without a record yet. */
const created = { variables: () => ({ id: 0 }) };
/** With what others have changed, and what the last change has added to the history. */
const edited = {
  fetchPolicy: 'store-and-network',
  variables: ({ params }: { params: { id: number } }) => params,
} as const;

/** The small records of the back office: each has a list, and a form at two addresses. */
export const recordRoutes = [
  defineRoute({
    ...listed,
    path: paths.adminJobs,
    query: JobRecordsQuery,
    screen: () => import('./JobRecords.tsx').then(({ list }) => list),
  }),
  defineRoute({ ...job, ...created, path: paths.adminCreateJob }),
  defineRoute({ ...job, ...edited, path: paths.adminJob }),

  defineRoute({
    ...listed,
    path: paths.adminCities,
    query: PlaceRecordsCitiesQuery,
    screen: () => import('./PlaceRecords.tsx').then(({ list }) => list),
  }),
  defineRoute({ ...city, ...created, path: paths.adminCreateCity }),
  defineRoute({ ...city, ...edited, path: paths.adminCity }),

  defineRoute({
    ...listed,
    path: paths.adminCountries,
    query: PlaceRecordsCountriesQuery,
    screen: () => import('./PlaceRecords.tsx').then(({ countries }) => countries),
  }),

  defineRoute({
    ...listed,
    path: paths.adminContactRequestStatuses,
    query: StatusRecordsQuery,
    screen: () => import('./StatusRecords.tsx').then(({ list }) => list),
  }),
  defineRoute({ ...status, ...created, path: paths.adminCreateContactRequestStatus }),
  defineRoute({ ...status, ...edited, path: paths.adminContactRequestStatus }),

  defineRoute({
    ...listed,
    path: paths.adminCareers,
    query: CareerRecordsQuery,
    screen: () => import('./CareerRecords.tsx').then(({ list }) => list),
  }),
  defineRoute({ ...career, ...created, path: paths.adminCreateCareer }),
  defineRoute({ ...career, ...edited, path: paths.adminCareer }),

  defineRoute({
    ...listed,
    path: paths.adminEndorsements,
    query: EndorsementRecordsQuery,
    screen: () => import('./EndorsementRecords.tsx').then(({ list }) => list),
  }),
  defineRoute({ ...endorsement, ...created, path: paths.adminCreateEndorsement }),
  defineRoute({ ...endorsement, ...edited, path: paths.adminEndorsement }),

  defineRoute({
    path: paths.adminEmailTemplates,
    query: EmailTemplateRecordsQuery,
    fetchPolicy: 'store-and-network',
    variables: () => ({}),
    screen: () => import('./EmailTemplateRecords.tsx').then(({ list }) => list),
  }),
  defineRoute({ ...template, ...created, path: paths.adminCreateEmailTemplate }),
  defineRoute({ ...template, ...edited, path: paths.adminEmailTemplate }),
];
