import { forFields } from '../../../../server/domain/core/catalog/forFields.input.ts';
import {
  isOfficeType,
  isOrderedType,
  type OfficeType,
  type OrderedType,
  officeRecords,
  officeTypes,
  oneOf,
} from '../../../../server/domain/core/catalog/officeRecords.input.ts';
import { plainTexts, profileFields } from '../../../../server/domain/core/catalog/profileFields.input.ts';
import type { RecordHistory_entry$data } from '../../../__generated__/RecordHistory_entry.graphql.ts';

/** The audit log in words. */

type Entry = Pick<
  RecordHistory_entry$data,
  'action' | 'recordType' | 'recordDatabaseId' | 'recordName' | 'isNew' | 'changes'
>;

export type AuditAction = Entry['action'];
export type AuditRecordType = Entry['recordType'];

const recordNames = Object.fromEntries(officeTypes.map((type) => [type, officeRecords[type].noun])) as Record<
  OfficeType,
  string
>;

type RecordAction = `${OfficeType}_${'SAVE' | 'DELETE'}` | `${OrderedType}_ORDER`;

const recordActions = Object.fromEntries(
  officeTypes.flatMap((type) => [
    [`${type}_SAVE`, `Add or change ${oneOf(type)}`],
    [`${type}_DELETE`, `Delete ${oneOf(type)}`],
    ...(isOrderedType(type) ? [[`${type}_ORDER`, `Order the ${officeRecords[type].plural}`]] : []),
  ]),
) as Record<RecordAction, string>;

export const recordNouns: Record<AuditRecordType, string> = {
  JOB_SEEKER: 'job seeker',
  EMPLOYER: 'employer',
  ADMIN: 'admin',
  JOB_OFFER: 'job offer',
  JOB_APPLICATION: 'application',
  CONTACT_REQUEST: 'contact request',
  CHAT: 'chat',
  SUBSCRIPTION: 'subscription',
  INVOICE: 'invoice',
  PAYMENT_DIFFERENCE: 'payment difference',
  ...recordNames,
  REPORT: 'report',
  BULK_ACTION: 'bulk action',
  WEBHOOK_ENDPOINT: 'webhook endpoint',
  INTEGRATION: 'integration',
  SYSTEM: 'system',
};

/** What the filter calls the actions. */
export const actionLabels: Record<AuditAction, string> = {
  JOB_SEEKER_ACTIVATE: 'Activate a job seeker',
  JOB_SEEKER_PAUSE: 'Pause a job seeker',
  JOB_SEEKER_APPROVE: 'Approve a profile',
  JOB_SEEKER_REJECT: 'Reject a profile',
  JOB_SEEKER_ADD: 'Add a job seeker',
  JOB_SEEKER_SAVE_PROFILE: 'Change a profile',
  JOB_SEEKER_REMOVE_REFERENCE: 'Remove a reference',
  RATING_HIDE: 'Hide a review of a job seeker',
  RATING_SHOW: 'Show a review of a job seeker again',
  EMPLOYER_SAVE: 'Change an employer',
  USER_DELETE: 'Delete an account',
  USER_SET_PHOTO: 'Set a photo',
  USER_SET_VIDEO: 'Set a video',
  USER_BAN: 'Ban a person',
  USER_LIFT_BAN: 'Lift a ban',
  USER_CHECK_IDENTITY: 'Check an identity',
  USER_WITHDRAW_IDENTITY_CHECK: 'Undo an identity check',
  USER_EMAIL: 'Send an email',
  USER_VIEW_AS: 'View as a user',
  USER_STOP_VIEW_AS: 'Stop viewing as a user',
  JOB_OFFER_SAVE: 'Add or change a job offer',
  JOB_OFFER_DELETE: 'Delete a job offer',
  JOB_OFFER_FILL: 'Mark a job offer as filled',
  JOB_OFFER_RENEW: 'Renew a job offer',
  JOB_OFFER_APPROVE: 'Approve a job offer',
  JOB_OFFER_REJECT: 'Reject a job offer',
  JOB_APPLICATION_DECIDE: 'Decide about an application',
  CONTACT_REQUEST_INTRODUCE: 'Introduce two people',
  CONTACT_REQUEST_ACTIVATE: 'Activate an introduction',
  CONTACT_REQUEST_CHANGE_STATUS: 'Change the status of a request',
  CONTACT_REQUEST_DELETE: 'Delete a contact request',
  REPORT_RESOLVE: 'Resolve a report',
  CHAT_RENEW_SHARE_LINK: 'Renew a share link',
  SUBSCRIPTION_GRANT: 'Give a subscription',
  SUBSCRIPTION_END_GRANT: 'End a given subscription',
  INVOICE_REFUND: 'Refund an invoice',
  PAYMENT_DIFFERENCE_CLOSE: 'Close a payment difference',
  ...recordActions,
  WEBHOOK_ENDPOINT_ADD: 'Add a webhook endpoint',
  WEBHOOK_ENDPOINT_CHANGE: 'Change a webhook endpoint',
  WEBHOOK_ENDPOINT_REMOVE: 'Remove a webhook endpoint',
  WEBHOOK_ENDPOINT_ROTATE_SECRET: 'Replace the secret of a webhook endpoint',
  WEBHOOK_ENDPOINT_RESUME: 'Resume a webhook endpoint',
  INTEGRATION_ADD: 'Add an integration',
  INTEGRATION_RENAME: 'Rename an integration',
  INTEGRATION_END: 'End an integration',
  INTEGRATION_ADD_KEY: 'Add a key of an integration',
  INTEGRATION_REPLACE_KEY: 'Replace a key of an integration',
  INTEGRATION_REVOKE_KEY: 'Revoke a key of an integration',
  SYSTEM_RETRY_JOB: 'Try a background job again',
  SYSTEM_DROP_JOB: 'Drop a background job',
  SYSTEM_TEST_MAIL: 'Send a test email',
  LIST_EXPORT: 'Export a list',
  BULK_ACTION_START: 'Start a bulk action',
  BULK_ACTION_STOP: 'Stop a bulk action',
  BULK_ACTION_RETRY: 'Try the failed rows of a bulk action again',
  BULK_ACTION_UNDO: 'Undo a bulk action',
};

/** What the log calls fields; all others are called by their names in the graph. */
const fieldLabels: Readonly<Record<string, string | undefined>> = {
  ...forFields(plainTexts, (name) => {
    const field = profileFields[name];
    return 'word' in field ? field.word : undefined;
  }),
  about: 'company text',
  activatedAt: 'activation',
  currentPeriodEnd: 'end',
  employer: 'employer id',
  experienceId: 'experience',
  expiresAt: 'expiry',
  grantReason: 'reason',
  headcount: 'number of people',
  jobSeeker: 'job seeker id',
  languageId: 'language',
  logoUri: 'logo',
  maxRate: 'highest rate',
  minRate: 'lowest rate',
  nativeCountryId: 'country of origin',
  photoUri: 'photo',
  recommendedPrices: 'hourly rates',
  recurringMode: 'period',
  sexId: 'gender',
  situationInCountry: 'situation in the country',
  startsOn: 'start',
  subTitle: 'subtitle',
  videoUri: 'video',
  whatsApp: 'WhatsApp number',
};

/** 'hourly rates' */
export const fieldLabel = (field: string): string =>
  fieldLabels[field] ?? field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** What was done, after the name of the admin: 'changed the hourly rates of the city Singapore'. */
export function auditSentence(entry: Entry): string {
  const the = recordText(entry);
  switch (entry.action) {
    case 'JOB_SEEKER_ACTIVATE':
    case 'CONTACT_REQUEST_ACTIVATE':
      return `activated ${the}`;
    case 'JOB_SEEKER_PAUSE':
      return `paused ${the}`;
    case 'JOB_SEEKER_APPROVE':
    case 'JOB_OFFER_APPROVE':
      return `approved ${the}`;
    case 'JOB_SEEKER_REJECT':
    case 'JOB_OFFER_REJECT':
      return `rejected ${the}`;
    case 'JOB_SEEKER_REMOVE_REFERENCE':
      return `removed a reference of ${the}`;
    case 'USER_SET_PHOTO':
      return `set the photo of ${the}`;
    case 'USER_SET_VIDEO':
      return `set the video of ${the}`;
    case 'USER_BAN':
      return `banned ${the}`;
    case 'USER_LIFT_BAN':
      return `lifted the ban of ${the}`;
    case 'USER_CHECK_IDENTITY':
      return `checked the identity of ${the}`;
    case 'USER_WITHDRAW_IDENTITY_CHECK':
      return `took back the identity check of ${the}`;
    case 'USER_EMAIL':
      return `wrote an email to ${the}`;
    case 'USER_VIEW_AS':
      return `began to view as ${the}`;
    case 'USER_STOP_VIEW_AS':
      return `stopped viewing as ${the}`;
    case 'JOB_OFFER_FILL':
      return `marked ${the} as filled`;
    case 'JOB_OFFER_RENEW':
      return `renewed ${the}`;
    case 'JOB_APPLICATION_DECIDE':
      return `decided about ${the}`;
    case 'CONTACT_REQUEST_INTRODUCE':
      return entry.isNew ? `made an introduction, ${the}` : `brought an introduction up to date, ${the}`;
    case 'REPORT_RESOLVE':
      return `resolved ${the}`;
    case 'CHAT_RENEW_SHARE_LINK':
      return `renewed a share link of ${the}`;
    case 'SUBSCRIPTION_GRANT':
      return `gave ${the}`;
    case 'SUBSCRIPTION_END_GRANT':
    case 'INTEGRATION_END':
      return `ended ${the}`;
    case 'INVOICE_REFUND':
      return `refunded ${the}`;
    case 'WEBHOOK_ENDPOINT_REMOVE':
      return `removed ${the}`;
    case 'WEBHOOK_ENDPOINT_ROTATE_SECRET':
      return `replaced the secret of ${the}`;
    case 'WEBHOOK_ENDPOINT_RESUME':
      return `resumed ${the}`;
    case 'INTEGRATION_ADD_KEY':
      return `added a key of ${the}`;
    case 'INTEGRATION_REPLACE_KEY':
      return `replaced a key of ${the}`;
    case 'INTEGRATION_REVOKE_KEY':
      return `revoked a key of ${the}`;
    case 'LIST_EXPORT':
      return `exported the list of ${entry.recordName}`;
    case 'BULK_ACTION_START':
      return `started ${the}`;
    case 'BULK_ACTION_STOP':
      return `stopped ${the}`;
    case 'BULK_ACTION_RETRY':
      return `tried the failed rows of ${the} again`;
    case 'BULK_ACTION_UNDO':
      return `began to undo ${the}`;
    default:
      if (entry.action.endsWith('_DELETE')) return `deleted ${the}`;
      if (entry.action.endsWith('_ORDER') && isOfficeType(entry.recordType)) {
        return `changed the order of the ${officeRecords[entry.recordType].plural}`;
      }
      return entry.isNew ? `added ${the}` : `changed ${fieldsText(entry.changes)} of ${the}`;
  }
}

/** 'the city Singapore', 'the chat #12' */
function recordText({ recordType, recordDatabaseId, recordName }: Entry): string {
  return `the ${recordNouns[recordType]} ${recordName ?? `#${recordDatabaseId}`}`;
}

/** 'the name', 'the name and the plural', '5 fields' */
function fieldsText(changes: Entry['changes']): string {
  if (changes.length > 2) return `${changes.length} fields`;
  return changes.map(({ field }) => `the ${fieldLabel(field)}`).join(' and ');
}
