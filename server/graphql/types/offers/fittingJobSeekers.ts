import { builder } from '../../builder.ts';
import { JobSeeker } from '../accounts/user.ts';
import { JobSeekerConnection, JobSeekerEdge, pageOfJobSeekers } from '../people/jobSeeker.ts';
import { JobOffer } from './jobOffer.ts';

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
