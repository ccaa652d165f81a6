import type { ReplyTime } from './__generated__/CompanyPage_page.graphql.ts';

const times: Record<string, string> = {
  HOUR: 'an hour',
  FEW_HOURS: 'a few hours',
  DAY: 'a day',
  FEW_DAYS: 'a few days',
};

/** 'Usually answers within a few hours'. */
export const replyTimeText = (time: ReplyTime): string => `Usually answers within ${times[time] ?? times.FEW_DAYS}`;
