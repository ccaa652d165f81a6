import type { ReportReason } from '../../../../server/domain/lifecycle/report/report.input.ts';
import type { ChatReference } from '../../../__generated__/useSendMessageMutation.graphql.ts';

/** What is reported. */
export interface Reported {
  /** The global id. */
  subject: string;
  noun: 'profile' | 'job offer' | 'company page' | 'review' | 'message';
  /** Chosen beforehand. */
  reason?: ReportReason;
  /** Of a message: the chat, as the viewer opens it. */
  chat?: ChatReference;
}
