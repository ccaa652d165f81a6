/**
 * How long data is kept if no one deletes it earlier. The hourly job removes by this table, and the privacy page shows it. Runs in the browser
 * too.
 */

export type Period = {
  /** In the words of the privacy page. */
  data: string;
  days: number;
  /** What the days are counted from. */
  from: string;
};

export const periods = {
  sessions: { data: 'Logins, with their address and browser', days: 1, from: 'they have ended' },
  codes: {
    data: 'Sign-ups, new email addresses and phone numbers that were never confirmed, and links to choose a password',
    days: 1,
    from: 'their code or link has expired',
  },
  uploads: { data: 'Uploaded files that nothing shows', days: 1, from: 'they were uploaded' },
  views: { data: 'Who has viewed a page, as a code without a name', days: 1, from: 'the visit' },
  activity: { data: 'How often a profile or an offer was viewed on a day', days: 90, from: 'that day' },
  popularity: { data: 'That a contact counts for the popularity of a profile', days: 90, from: 'the contact' },
  bulkActions: { data: 'What our team has done to many records at once', days: 90, from: 'it was done' },
  webhookEvents: { data: 'Numbers of the payment provider’s messages', days: 90, from: 'they were processed' },
  keptMail: {
    data: 'Emails and text messages that are stored here instead of sent',
    days: 30,
    from: 'they were written',
  },
  references: {
    data: 'References that were not confirmed, with the name, company and email of the contact',
    days: 90,
    from: 'the question was declined or has expired',
  },
  reports: { data: 'Reports that were decided', days: 365, from: 'the decision' },
  savedFilters: { data: 'Searches by name that our team has saved', days: 365, from: 'they were saved' },
  guests: {
    data: 'Employers without an account, with what they have written in requests',
    days: 365,
    from: 'their last contact, message or paid day',
  },
} as const satisfies Record<string, Period>;

export type PeriodName = keyof typeof periods;

const isPeriodName = (name: string): name is PeriodName => Object.hasOwn(periods, name);
export const periodNames: readonly PeriodName[] = Object.keys(periods).filter(isPeriodName);

const dayMs = 86_400_000;

/** What is older than this is over. */
export const startOf = (name: PeriodName, now: Date): Date => new Date(now.getTime() - periods[name].days * dayMs);

/** '1 day', '90 days'. */
export const lengthOf = ({ days }: Period): string => (days === 1 ? '1 day' : `${days} days`);

/** What stays after a deletion, and why. `erasure/columns.ts` has it column by column. */
export const staying: readonly { data: string; reason: string }[] = [
  {
    data: 'Messages, pictures and documents in chats',
    reason: 'the other side keeps the conversation, without the name',
  },
  { data: 'The time, pay and outcome of trial shifts', reason: 'they are part of that conversation' },
  { data: 'The job, city, rate and dates of an offer', reason: 'the applications of others lead to it' },
  {
    data: 'Subscriptions and invoices, here and at the payment provider',
    reason: 'the law on accounting requires them',
  },
  {
    data: 'What someone has reported about others',
    reason: 'our team still has to deal with it, without knowing the author',
  },
  { data: 'Our record of what our team did', reason: 'it has no names, and shows whether we act correctly' },
  { data: 'A code made of the email address of a banned person', reason: 'so that they do not come back' },
  {
    data: 'A code made of the email address of a contact who asked not to be contacted',
    reason: 'so that they are not asked again',
  },
];
