/** Values of the enum ReplyTime, which may have more in future. */
const replyTimes: Record<string, string> = {
  HOUR: 'an hour',
  FEW_HOURS: 'a few hours',
  DAY: 'a day',
  FEW_DAYS: 'a few days',
};

const lastActives: Record<string, string> = {
  TODAY: 'today',
  THIS_WEEK: 'this week',
  THIS_MONTH: 'this month',
};

/** 'Usually answers within a few hours'. */
export const replyTimeText = (time: string): string =>
  `Usually answers within ${replyTimes[time] ?? replyTimes.FEW_DAYS}`;

/** 'Answers within an hour', where there is little room. */
export const answersText = (time: string): string => `Answers within ${replyTimes[time] ?? replyTimes.FEW_DAYS}`;

/** 'Active this week'. */
export const lastActiveText = (time: string): string => `Active ${lastActives[time] ?? lastActives.THIS_MONTH}`;
