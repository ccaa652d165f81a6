import { builder } from '../../../graphql/builder.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { mutation } from '../../../graphql/mutation.ts';
import { knownId, recordId } from '../../../graphql/record.ts';
import { storedRow } from '../../../graphql/rows.ts';
import { guarded, JobSeeker } from '../../accounts/access/user.graph.ts';
import { forFields } from '../../core/catalog/forFields.input.ts';
import { plainTexts, profileFields } from '../../core/catalog/profileFields.input.ts';
import { periods } from '../../core/limits/periods.ts';
import { pauseMyProfile, resumeMyProfile, setJobSeekerActive } from '../jobSeeker/activation.ts';
import { type ActivityDay, activityOf } from '../jobSeeker/activity.ts';
import { saveProfile, saveUserInfo } from './profile.ts';
import { type ProfileStrength, profileStrength, strengthColumns } from './profileSteps.ts';
import { namedSkills } from './profileText.input.ts';

/** Saving a job seeker's profile, and publishing it. */

const versionDescription =
  "The profile's `profileVersion` when the form was opened. If it has changed since, nothing is saved. Omit it to replace " +
  'what is stored.';

mutation('saveProfile', saveProfile, {
  description:
    'Saves a step of the wizard, or the editor. For the job seeker and admins. A job seeker is `updated` by completing the ' +
    "wizard, by saving the editor's whole form, or by saving fields that make the profile complete by the wizard's rules.",
  inputDescription: 'Absent fields are unchanged; null clears an optional field.',
  input: (t) => ({
    jobSeeker: t.globalID({ description: 'For admins: the job seeker. Other viewers save their own profile.' }),
    step: t.int({
      description:
        'The step of the wizard, 1 to 6. Its fields are required, in this input or stored before; at the last step all ' +
        'fields and a photo. Omit it for the editor.',
    }),
    complete: t.boolean({
      description:
        "Whether the input is the editor's whole form, whose required fields are checked. Otherwise only the given fields are.",
    }),
    version: t.int({ description: versionDescription }),
    name: t.string({ description: 'The full name, at most 60 characters.' }),
    callName: t.string({
      description: 'What employers should call them, at most 30 characters; if empty, the first word of the name.',
    }),
    sexId: t.int({ description: 'Integer id of a sex.' }),
    email: t.string({
      description:
        'For job seekers the present one: it is the login, which `changeEmail` changes. An admin can set a new one, which ' +
        'takes effect immediately; its owner is asked to confirm it.',
    }),
    whatsApp: t.string({ description: 'A phone number with its country code; stored as E.164.' }),
    nativeCountryId: t.int({ description: 'Integer id of the country of origin.' }),
    languageId: t.int({ description: 'Integer id of the mother tongue.' }),
    cityId: t.int({ description: 'Integer id of a city; it decides the country, the situations and the rates.' }),
    situationInCountry: t.string({
      description: "One of the country's `situationList`; needed where that is not empty, and nothing elsewhere.",
    }),
    jobId: t.int({ description: 'Integer id of the desired job.' }),
    experienceId: t.int({ description: 'Integer id of a level of experience.' }),
    minRate: t.int({ description: "One of the city's `recommendedPrices`, whole currency units per hour." }),
    title: t.string({ description: '5 to 60 characters.' }),
    description: t.string({ description: 'At least 500 characters.' }),
    partTime: t.boolean({ description: 'Available for part-time work.' }),
    fullTime: t.boolean({ description: 'Available for full-time work.' }),
    ...forFields(plainTexts, (name) => t.string({ description: profileFields[name].about })),
    transcribedVideo: t.string({
      description:
        'The `videoUri` that the transcript is about; null without a video. If the profile has another video by now, nothing ' +
        'is saved. Omit it for the present video.',
    }),
  }),
  run: async (ctx, { jobSeeker, step, complete, version, transcribedVideo, ...profile }) => ({
    id: await saveProfile(ctx, recordId(jobSeeker, 'JobSeeker'), profile, {
      step,
      complete,
      version,
      transcribedVideo,
    }),
  }),
  payloadDescription: 'The profile as it is stored.',
  payload: (t) => ({
    jobSeeker: t.prismaField({
      type: JobSeeker,
      description: 'The saved job seeker.',
      resolve: storedRow('user'),
    }),
  }),
});

mutation('saveUserInfo', saveUserInfo, {
  description: "Saves a job seeker's own number and description. For job seekers.",
  inputDescription: 'The simple data form. Absent fields are unchanged.',
  input: (t) => ({
    version: t.int({ description: versionDescription }),
    whatsApp: t.string({ description: 'A phone number with its country code; stored as E.164.' }),
    description: t.string({ description: 'At least 500 characters.' }),
  }),
  run: async (ctx, { version, ...input }) => ({ id: await saveUserInfo(ctx, input, version) }),
  payloadDescription: 'The profile as it is stored.',
  payload: (t) => ({
    jobSeeker: t.prismaField({
      type: JobSeeker,
      description: 'The saved job seeker.',
      resolve: storedRow('user'),
    }),
  }),
});

const activations = {
  activateJobSeeker: {
    active: true,
    description: 'Makes a profile public, and mails its job seeker. For admins. Repeating it has no effect.',
  },
  pauseJobSeeker: {
    active: false,
    description:
      'Takes a profile out of the public until an admin activates it. For admins. Repeating it has no effect.',
  },
};

for (const [name, { active, description }] of Object.entries(activations)) {
  mutation(name, setJobSeekerActive, {
    description: description,
    inputDescription: 'The job seeker to change.',
    input: (t) => ({ id: t.globalID({ required: true, description: 'The global id of a job seeker.' }) }),
    run: async (ctx, { id }) => {
      const jobSeekerId = knownId(id, 'JobSeeker');
      await setJobSeekerActive(ctx, jobSeekerId, active);
      return { id: jobSeekerId };
    },
    payloadDescription: 'The new state of the profile.',
    payload: (t) => ({
      jobSeeker: t.prismaField({
        type: JobSeeker,
        description: 'The activated or paused job seeker.',
        resolve: storedRow('user'),
      }),
    }),
  });
}

const ownActivations = {
  pauseMyProfile: {
    change: pauseMyProfile,
    description:
      "Takes the viewer's own activated profile out of the public; their chats continue. For job seekers. Repeating it has " +
      'no effect.',
  },
  resumeMyProfile: {
    change: resumeMyProfile,
    description:
      "Makes the viewer's own profile public again after `pauseMyProfile`, unless an admin has paused it in the meantime. For " +
      'job seekers. Repeating it has no effect.',
  },
};

for (const [name, { change, description }] of Object.entries(ownActivations)) {
  mutation(name, change, {
    description: description,
    run: async (ctx) => ({ id: await change(ctx) }),
    payloadDescription: 'The new state of the profile.',
    payload: (t) => ({
      jobSeeker: t.prismaField({
        type: JobSeeker,
        description: 'The viewer.',
        resolve: storedRow('user'),
      }),
    }),
  });
}

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
  skills: t.stringList({
    select: { jobId: true, answer1: true },
    description: 'Those of `Job.skills` that the answer about the job names.',
    resolve: ({ jobId, answer1 }, _args, { reference }) =>
      namedSkills(reference.jobs.get(jobId)?.skills ?? [], answer1),
  }),
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
