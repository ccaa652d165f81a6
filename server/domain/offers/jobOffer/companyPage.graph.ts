import { builder } from '../../../graphql/builder.ts';
import { canSeeCompanyPage } from '../../accounts/access/employer.policy.ts';
import { CompanyPage, pageColumns } from '../../people/employer/employer.graph.ts';
import { JobOffer, JobOfferConnection, JobOfferEdge, pageOfJobOffers } from './jobOffer.graph.ts';
import { jobOffersOf } from './search.ts';

builder.prismaObjectField(CompanyPage, 'jobOffers', (t) =>
  t.connection(
    {
      type: JobOffer,
      description: "The employer's active job offers, newest first.",
      resolve: (employer, args, ctx, info) => pageOfJobOffers(jobOffersOf(employer), args, ctx, info),
    },
    JobOfferConnection,
    JobOfferEdge,
  ),
);

builder.prismaObjectField(JobOffer, 'companyPage', (t) =>
  t.field({
    type: CompanyPage,
    nullable: true,
    description: "The page of the offer's employer. Null if the viewer may not see it.",
    select: (_args, _ctx, nestedSelection) => ({ employer: nestedSelection({ select: pageColumns }) }),
    resolve: ({ employer }, _args, { viewer }) => (canSeeCompanyPage(viewer, employer) ? employer : null),
  }),
);
