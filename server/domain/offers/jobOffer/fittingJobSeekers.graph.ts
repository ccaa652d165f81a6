import { builder } from '../../../graphql/builder.ts';
import { JobSeeker } from '../../accounts/access/user.graph.ts';
import { JobSeekerConnection, JobSeekerEdge, pageOfJobSeekers } from '../../people/jobSeeker/jobSeeker.graph.ts';
import { JobOffer } from './jobOffer.graph.ts';

builder.prismaObjectField(JobOffer, 'fittingJobSeekers', (t) =>
  t.connection(
    {
      type: JobSeeker,
      description: "Activated job seekers of the offer's job in its city, newest first: the public search.",
      select: { jobId: true, cityId: true },
      resolve: ({ jobId, cityId }, args, ctx, info) =>
        pageOfJobSeekers({ jobId, cityId }, { ...args, sort: 'SIGNUP_DATE', reverse: false }, ctx, info),
    },
    JobSeekerConnection,
    JobSeekerEdge,
  ),
);
