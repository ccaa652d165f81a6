import { builder } from '../../../graphql/builder.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { majorUnits } from '../../core/text/format/money.ts';
import {
  type Attention,
  attention,
  attentionLimit,
  type Development,
  development,
  longestPeriod,
  type RevenueDay,
  type RevenueTrend,
  revenueTrends,
  type Share,
  type Total,
  type Trend,
} from './overview.ts';

const upTo = `At most ${attentionLimit}, which means that many or more.`;

const AttentionType = builder.objectRef<Attention>('Attention').implement({
  extensions: readBy('OFFICE'),
  description: 'What waits for an admin. For admins.',
  fields: (t) => ({
    unansweredRequests: t.exposeInt('unansweredRequests', {
      description: `Contact requests of the last 30 days that are a day old and have no message of the job seeker. ${upTo}`,
    }),
    unreadChats: t.exposeInt('unreadChats', {
      description: `Chats with messages that the viewer has not seen. ${upTo}`,
    }),
    profilesToReview: t.exposeInt('profilesToReview', {
      description: `Profiles that wait for a review. ${upTo}`,
    }),
    offersToReview: t.exposeInt('offersToReview', { description: `Job offers that wait for a review. ${upTo}` }),
    openReports: t.exposeInt('openReports', { description: `Reports that no admin has resolved. ${upTo}` }),
    failedPayments: t.exposeInt('failedPayments', { description: `Subscriptions whose renewal failed. ${upTo}` }),
    failedMails: t.exposeInt('failedMails', {
      description: `Emails by admins of the last 30 days that were not sent. ${upTo}`,
    }),
  }),
});

const MarketplaceEvent = builder.enumType('MarketplaceEvent', {
  description: 'What the overview counts.',
  values: {
    JOB_SEEKER: { description: 'A job seeker signed up.' },
    EMPLOYER: { description: 'An employer signed up, or became a guest.' },
    CONTACT_REQUEST: { description: 'An employer contacted a job seeker, or an admin introduced one.' },
    MESSAGE: { description: 'A message was sent.' },
  } as const,
});

const TrendDay = builder.objectRef<Trend['days'][number]>('TrendDay').implement({
  extensions: readBy('OFFICE'),
  description: 'A day (UTC) of a trend.',
  fields: (t) => ({
    day: t.exposeString('day', { description: 'YYYY-MM-DD.' }),
    count: t.exposeInt('count', { description: 'How often it happened.' }),
  }),
});

const TrendType = builder.objectRef<Trend>('Trend').implement({
  extensions: readBy('OFFICE'),
  description: 'How often something happened on each day of a period. For admins.',
  fields: (t) => ({
    event: t.expose('event', { type: MarketplaceEvent, description: 'What happened.' }),
    total: t.exposeInt('total', { description: 'The sum of all days.' }),
    previousTotal: t.exposeInt('previousTotal', { description: 'The sum of as many days just before the period.' }),
    days: t.expose('days', { type: [TrendDay], description: 'All days of the period, the oldest first.' }),
  }),
});

const ShareTotal = builder.objectRef<Total>('ShareTotal').implement({
  extensions: readBy('OFFICE'),
  description: 'How often something happened in a city or for a job.',
  fields: (t) => ({
    event: t.expose('event', { type: MarketplaceEvent, description: 'What happened.' }),
    total: t.exposeInt('total', { description: 'In the period.' }),
    previousTotal: t.exposeInt('previousTotal', { description: 'In as many days just before the period.' }),
  }),
});

const ShareType = builder.objectRef<Share>('Share').implement({
  extensions: readBy('OFFICE'),
  description: 'What happened in a city or for a job. For admins.',
  fields: (t) => ({
    name: t.exposeString('name', {
      nullable: true,
      description: 'Of the city or job; null for what has none, or one that was deleted.',
    }),
    totals: t.expose('totals', { type: [ShareTotal], description: 'One for each event.' }),
  }),
});

const RevenueDayType = builder.objectRef<RevenueDay & { currency: string }>('RevenueDay').implement({
  extensions: readBy('OFFICE'),
  description: 'Recurring revenue at the end of a day (UTC).',
  fields: (t) => ({
    day: t.exposeString('day', { description: 'YYYY-MM-DD.' }),
    subscriptions: t.exposeInt('subscriptions', { description: 'Paid subscriptions.' }),
    monthlyPrice: t.float({
      description: 'What they bring a month, in whole units of the currency; a yearly one counts as a twelfth.',
      resolve: ({ monthlyAmount, currency }) => majorUnits(monthlyAmount, currency),
    }),
  }),
});

const RevenueTrendType = builder.objectRef<RevenueTrend>('RevenueTrend').implement({
  extensions: readBy('OFFICE'),
  description: 'Recurring revenue in one currency over a period. For admins.',
  fields: (t) => ({
    currency: t.exposeString('currency', { description: 'ISO 4217.' }),
    days: t.field({
      type: [RevenueDayType],
      description: 'All days of the period, the oldest first.',
      resolve: ({ currency, days }) => days.map((day) => ({ ...day, currency })),
    }),
  }),
});

type OverviewShape = {
  days: number;
  cityId: number | null;
  /** Read once, and only if a field needs it. */
  development: () => Promise<Development>;
};

const Overview = builder.objectRef<OverviewShape>('Overview').implement({
  extensions: readBy('OFFICE'),
  description: 'How the marketplace does. For admins.',
  fields: (t) => ({
    attention: t.field({
      type: AttentionType,
      description: 'What waits for an admin now, whatever the period.',
      resolve: (_overview, _args, ctx) => attention(ctx),
    }),
    trends: t.field({
      type: [TrendType],
      description: 'One for each event.',
      resolve: async ({ development }) => (await development()).trends,
    }),
    cities: t.field({
      type: [ShareType],
      description: 'What happened in each city, the busiest first.',
      resolve: async ({ development }) => (await development()).cities,
    }),
    jobs: t.field({
      type: [ShareType],
      description: 'What happened for each job of job seekers, the busiest first.',
      resolve: async ({ development }) => (await development()).jobs,
    }),
    revenue: t.field({
      type: [RevenueTrendType],
      description: "One for each currency. By the employer's city; the job does not matter.",
      resolve: ({ days, cityId }, _args, ctx) => revenueTrends(ctx, days, { cityId }),
    }),
  }),
});

builder.queryField('overview', (t) =>
  t.field({
    type: Overview,
    authScopes: { admin: true },
    description: 'How the marketplace does. For admins.',
    args: {
      days: t.arg.int({
        required: true,
        description: `How many days (UTC), with today: 1 to ${longestPeriod}.`,
      }),
      cityId: t.arg.int({
        description: 'Only this city: of the job seeker, or of the employer who signed up or pays.',
      }),
      jobId: t.arg.int({ description: 'Only this job of job seekers.' }),
    },
    resolve: (_root, { days, cityId, jobId }, ctx) => {
      let read: Promise<Development> | undefined;
      return {
        days,
        cityId: cityId ?? null,
        development: () => {
          read ??= development(ctx, days, { cityId, jobId });
          return read;
        },
      };
    },
  }),
);
