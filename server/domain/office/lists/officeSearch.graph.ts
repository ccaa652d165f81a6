import { builder } from '../../../graphql/builder.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { Employer, JobSeeker } from '../../accounts/access/user.graph.ts';
import { ContactRequest } from '../../hiring/contactRequest/contactRequest.graph.ts';
import { JobOffer } from '../../offers/jobOffer/jobOffer.graph.ts';
import {
  contactRequestsFound,
  jobOffersFound,
  type OfficeSearch as OfficeSearchShape,
  peopleFound,
  readOfficeSearch,
} from './officeSearch.ts';

/** Finds records from anywhere in the back office. Each kind is one statement, the newest first. */

const orderBy: { createdAt?: 'desc'; id?: 'desc' }[] = [{ createdAt: 'desc' }, { id: 'desc' }];

const OfficeSearch = builder.objectRef<OfficeSearchShape>('OfficeSearch').implement({
  extensions: readBy('OFFICE'),
  description: 'What a search of the back office has found, by kind, the newest first. For admins.',
  fields: (t) => ({
    jobSeekers: t.prismaField({
      type: [JobSeeker],
      description: 'Job seekers, activated or not, by id, or by words in their name, email, title or areas.',
      resolve: (query, search, _args, ctx) =>
        ctx.db.user.findMany({
          ...query,
          orderBy,
          where: peopleFound(ctx, search, 'ROLE_CANDIDATE'),
          take: search.first,
        }),
    }),
    employers: t.prismaField({
      type: [Employer],
      description: 'Employers and guests by id, or by words in their name, email or company.',
      resolve: (query, search, _args, ctx) =>
        ctx.db.user.findMany({
          ...query,
          orderBy,
          where: peopleFound(ctx, search, 'ROLE_EMPLOYER'),
          take: search.first,
        }),
    }),
    jobOffers: t.prismaField({
      type: [JobOffer],
      description: 'Job offers by id, or by words in their job, city, employer or description.',
      resolve: (query, search, _args, ctx) =>
        ctx.db.jobOffer.findMany({ ...query, orderBy, where: jobOffersFound(ctx, search), take: search.first }),
    }),
    contactRequests: t.prismaField({
      type: [ContactRequest],
      description: 'Contact requests by id, or of the job seekers and employers whom the words find.',
      resolve: async (query, search, _args, ctx) =>
        ctx.db.contactRequest.findMany({
          ...query,
          orderBy,
          where: await contactRequestsFound(ctx, search),
          take: search.first,
        }),
    }),
  }),
});

builder.queryField('officeSearch', (t) =>
  t.field({
    type: OfficeSearch,
    authScopes: { admin: true },
    description: 'Finds people, job offers and contact requests by id or by words. For admins.',
    args: {
      q: t.arg.string({
        required: true,
        description: "An integer id, as '12' or '#12', or words, at most 100 characters. Every word has to be found.",
      }),
      first: t.arg.int({ required: true, defaultValue: 5, description: 'The most of each kind, 1 to 10.' }),
    },
    resolve: (_root, { q, first }, ctx) => readOfficeSearch(ctx, q, first),
  }),
);
