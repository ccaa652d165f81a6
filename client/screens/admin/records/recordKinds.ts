import { paths } from '../../../app/paths.ts';
import type { RecordType } from './RecordLive.tsx';

/** A small noun that admins keep, such as jobs. */
export interface RecordKind {
  /** As the back office calls such records. */
  type: RecordType;
  /** In lower case: 'job'. */
  noun: string;
  /** Of several: 'jobs'. */
  plural: string;
  /** The title of the list: 'Jobs'. */
  title: string;
  list: typeof paths.adminJobs;
  create: typeof paths.adminCreateJob;
  edit: typeof paths.adminJob;
}

/** The small records with a list and a form each, as their pages call them. */
export const recordKinds = {
  job: {
    type: 'JOB',
    noun: 'job',
    plural: 'jobs',
    title: 'Jobs',
    list: paths.adminJobs,
    create: paths.adminCreateJob,
    edit: paths.adminJob,
  },
  city: {
    type: 'CITY',
    noun: 'city',
    plural: 'cities',
    title: 'Cities',
    list: paths.adminCities,
    create: paths.adminCreateCity,
    edit: paths.adminCity,
  },
  status: {
    type: 'CONTACT_REQUEST_STATUS',
    noun: 'status',
    plural: 'statuses',
    title: 'Statuses of contact requests',
    list: paths.adminContactRequestStatuses,
    create: paths.adminCreateContactRequestStatus,
    edit: paths.adminContactRequestStatus,
  },
  career: {
    type: 'CAREER',
    noun: 'career',
    plural: 'careers',
    title: 'Careers',
    list: paths.adminCareers,
    create: paths.adminCreateCareer,
    edit: paths.adminCareer,
  },
  endorsement: {
    type: 'ENDORSEMENT',
    noun: 'home page entry',
    plural: 'home page entries',
    title: 'Home page',
    list: paths.adminEndorsements,
    create: paths.adminCreateEndorsement,
    edit: paths.adminEndorsement,
  },
  emailTemplate: {
    type: 'EMAIL_TEMPLATE',
    noun: 'template',
    plural: 'templates',
    title: 'E-mail templates',
    list: paths.adminEmailTemplates,
    create: paths.adminCreateEmailTemplate,
    edit: paths.adminEmailTemplate,
  },
} satisfies Record<string, RecordKind>;

/** What the home page shows of others, as admins read it. */
export const endorsementKinds = { CLIENT: 'Client', TESTIMONIAL: 'Testimonial' } as const;
