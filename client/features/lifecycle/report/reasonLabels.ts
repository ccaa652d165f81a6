import type { ReportReason } from '../../../../server/domain/lifecycle/report/report.input.ts';

export const reasonLabels: Record<ReportReason, string> = {
  SPAM: 'Advertising or spam',
  FRAUD: 'Fraud, or a request for money',
  OFFENSIVE: 'Insults, threats or harassment',
  FALSE: 'False information',
  CONTACT_DATA: 'Contact data or links',
  OTHER: 'Something else',
};
