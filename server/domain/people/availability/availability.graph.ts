import { builder } from '../../../graphql/builder.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { mutation } from '../../../graphql/mutation.ts';
import { storedRow } from '../../../graphql/rows.ts';
import { JobSeeker } from '../../accounts/access/user.graph.ts';
import {
  confirmAvailability,
  type FreeDay as FreeDayShape,
  freeDaysOf,
  isFreeTonight,
  isUnconfirmed,
  saveAvailability,
  workTonight,
} from './availability.ts';
import { hoursOfWeek, weekWords } from './week.input.ts';

const anHour = 'Hours of a week, 0 to 167: 0 is Monday from 0:00 to 1:00 in their city.';

const FreeDay = builder.objectRef<FreeDayShape>('FreeDay').implement({
  extensions: readBy('PEOPLE'),
  description: 'A day on which a job seeker is free at other hours than in other weeks.',
  fields: (t) => ({
    day: t.exposeString('day', { description: "In their city, such as '2026-12-24'." }),
    hours: t.exposeIntList('hours', { description: 'Hours of the day, 0 to 23. Without any it is a day off.' }),
  }),
});

builder.prismaObjectFields(JobSeeker, (t) => ({
  freeHours: t.intList({
    description: `When the job seeker is free. ${anHour}`,
    select: { freeWeek: true },
    resolve: ({ freeWeek }) => hoursOfWeek(freeWeek),
  }),
  freeWords: t.string({
    nullable: true,
    description: "The same in words: 'Evenings Mon to Fri'. Null: they have not said.",
    select: { freeWeek: true },
    resolve: ({ freeWeek }) => weekWords(hoursOfWeek(freeWeek)) || null,
  }),
  freeDays: t.field({
    type: [FreeDay],
    description: 'The coming days that differ.',
    resolve: ({ id }, _args, ctx) => freeDaysOf(ctx, id),
  }),
  isFreeTonight: t.boolean({
    description: 'Whether the job seeker is free from now until 4:00 in their city. False without a city.',
    select: { cityId: true, freeWeek: true },
    resolve: (jobSeeker, _args, ctx) => isFreeTonight(ctx, jobSeeker),
  }),
  freeConfirmedAt: t.expose('freeConfirmedAt', {
    type: 'DateTime',
    nullable: true,
    description: 'When the job seeker has said so last. Null: never.',
  }),
  isFreeUnconfirmed: t.boolean({
    description: 'Whether that is more than 30 days ago.',
    select: { freeConfirmedAt: true },
    resolve: (jobSeeker, _args, ctx) => isUnconfirmed(ctx, jobSeeker),
  }),
}));

const FreeDayInput = builder.inputType('FreeDayInput', {
  description: 'A day that differs from those of other weeks.',
  fields: (t) => ({
    day: t.string({ required: true, description: "Such as '2026-12-24'." }),
    hours: t.intList({ required: true, description: 'Hours of the day, 0 to 23. Empty: a day off.' }),
  }),
});

mutation('saveAvailability', saveAvailability, {
  description: 'Says when the viewer is free, in place of what was said before. For job seekers.',
  input: (t) => ({
    hours: t.intList({ required: true, description: anHour }),
    days: t.field({
      type: [FreeDayInput],
      required: true,
      description: 'The days that differ, each once, at most 92.',
    }),
  }),
  run: async (ctx, input) => ({ id: await saveAvailability(ctx, input) }),
  payload: (t) => ({
    jobSeeker: t.prismaField({ type: JobSeeker, description: 'The viewer.', resolve: storedRow('user') }),
  }),
});

const declarations = {
  confirmAvailability: {
    change: confirmAvailability,
    description: "Says that the viewer's hours still hold. For job seekers.",
  },
  workTonight: {
    change: workTonight,
    description: 'Says that the viewer is free from now until 4:00 in their city. For job seekers.',
  },
};

for (const [name, { change, description }] of Object.entries(declarations)) {
  mutation(name, change, {
    description,
    run: async (ctx) => ({ id: await change(ctx) }),
    payload: (t) => ({
      jobSeeker: t.prismaField({ type: JobSeeker, description: 'The viewer.', resolve: storedRow('user') }),
    }),
  });
}
