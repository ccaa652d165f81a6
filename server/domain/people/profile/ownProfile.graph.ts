import { builder } from '../../../graphql/builder.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { guarded, JobSeeker } from '../../accounts/access/user.graph.ts';
import { periods } from '../../core/limits/periods.ts';
import { type ActivityDay, activityOf } from '../jobSeeker/activity.ts';
import { type ProfileStrength, profileStrength, strengthColumns } from './strength.ts';

/** What a job seeker learns about their own profile. */

const ProfilePartEnum = builder.enumType('ProfilePart', {
  description: 'A part of a profile: a step of the wizard, or the video.',
  values: {
    GENERAL: { description: 'Step 1: name, gender, contact data, origin.' },
    LOCATION: { description: 'Step 2: city and areas.' },
    JOB: { description: 'Step 3: job, experience and rate.' },
    ABOUT: { description: 'Step 4: title, description and answers.' },
    AVAILABILITY: { description: 'Step 5: part-time, full-time and time slots.' },
    PICTURE: { description: 'Step 6: the photo.' },
    VIDEO: { description: 'The introduction video, which is optional.' },
  } as const,
});

const ProfileStrengthType = builder.objectRef<ProfileStrength>('ProfileStrength').implement({
  extensions: readBy('PEOPLE'),
  description: 'How complete a profile is.',
  fields: (t) => ({
    percent: t.exposeInt('percent', { description: '0 to 100. Each step of the wizard counts 15, the video 10.' }),
    missing: t.field({
      type: [ProfilePartEnum],
      description: 'What is not complete, in the order of the wizard.',
      resolve: ({ missing }) => missing,
    }),
  }),
});

const ActivityDayType = builder.objectRef<ActivityDay>('ActivityDay').implement({
  extensions: readBy('PEOPLE'),
  description: 'How often a profile was viewed and asked for on a day (UTC).',
  fields: (t) => ({
    day: t.exposeString('day', { description: 'YYYY-MM-DD.' }),
    views: t.exposeInt('views', { description: 'Views by others, each viewer counted once.' }),
    contactRequests: t.exposeInt('contactRequests', { description: 'Contact requests and introductions.' }),
  }),
});

builder.prismaObjectFields(JobSeeker, (t) => ({
  strength: t.field({
    type: ProfileStrengthType,
    nullable: true,
    select: strengthColumns,
    description: 'How complete the profile is. For the job seeker and admins.',
    resolve: (user, _args, ctx) => guarded(ctx, user.id, 'strength', profileStrength(ctx.reference, user)),
  }),
  activity: t.field({
    type: [ActivityDayType],
    nullable: true,
    args: {
      days: t.arg.int({
        defaultValue: 30,
        required: true,
        description: `How many days, with today: 1 to as many as are kept, by default ${periods.activity.days}.`,
      }),
    },
    description: 'The latest days, the oldest first. For the job seeker and admins.',
    resolve: (user, { days }, ctx) => activityOf(ctx, user.id, days),
  }),
}));
