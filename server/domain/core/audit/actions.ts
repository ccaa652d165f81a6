import {
  isOrderedType,
  type OfficeModel,
  type OrderedType,
  officeRecords,
  officeTypes,
  oneOf,
} from '../catalog/officeRecords.input.ts';

/** What admins do to records, as the audit log calls it: the noun and the verb. Names in use are never changed. */
const actions = {
  'jobSeeker.activate': 'Made the profile of a job seeker public.',
  'jobSeeker.pause': 'Took the profile of a job seeker out of the public.',
  'jobSeeker.approve': 'Approved the present version of a profile, and made it public if it was not.',
  'jobSeeker.reject': 'Rejected the present version of a profile, which is not public until it is approved.',
  'jobSeeker.add': 'Added a job seeker from a file.',
  'jobSeeker.saveProfile': 'Changed the profile of a job seeker.',
  'jobSeeker.removeReference': 'Removed a reference of a job seeker.',
  'rating.hide': 'Hid a review of a job seeker.',
  'rating.show': 'Showed a hidden review of a job seeker again.',
  'employer.save': 'Changed an employer.',
  'user.delete': 'Deleted the account of a job seeker or an employer.',
  'user.setPhoto': 'Set the photo of a user.',
  'user.setVideo': 'Set the video of a job seeker.',
  'user.ban': 'Banned a job seeker or an employer.',
  'user.liftBan': 'Lifted a ban.',
  'user.checkIdentity': 'Noted that the identity of a job seeker or an employer is checked.',
  'user.withdrawIdentityCheck': 'Took back that the identity of a job seeker or an employer is checked.',
  'user.email': 'Wrote an email to a job seeker or an employer.',
  'user.viewAs': 'Began to view the site as a job seeker or an employer.',
  'user.stopViewAs': 'Stopped viewing the site as a job seeker or an employer.',
  'jobOffer.save': 'Added or changed a job offer.',
  'jobOffer.delete': 'Deleted a job offer.',
  'jobOffer.fill': 'Marked a job offer as filled.',
  'jobOffer.renew': 'Made a job offer public for another period.',
  'jobOffer.approve': 'Approved the present version of a job offer.',
  'jobOffer.reject': 'Rejected the present version of a job offer, which is a draft again.',
  'jobApplication.decide': 'Decided about an application.',
  'contactRequest.introduce': 'Introduced a job seeker to an employer.',
  'contactRequest.activate': 'Activated an introduction.',
  'contactRequest.changeStatus': 'Changed the status of a contact request.',
  'contactRequest.delete': 'Deleted a contact request.',
  'report.resolve': 'Resolved a report.',
  'chat.renewShareLink': 'Renewed a share link of a chat.',
  'subscription.grant': 'Gave a subscription to an employer.',
  'subscription.endGrant': 'Ended a subscription that was given.',
  'invoice.refund': 'Refunded an invoice.',
  'paymentDifference.close': 'Closed a difference from the payment provider.',
  'webhookEndpoint.add': 'Added a webhook endpoint, which is sent the events of all records.',
  'webhookEndpoint.change': 'Changed a webhook endpoint.',
  'webhookEndpoint.remove': 'Removed a webhook endpoint.',
  'webhookEndpoint.rotateSecret': 'Gave a webhook endpoint a new secret.',
  'webhookEndpoint.resume': 'Ended the pause of a webhook endpoint.',
  'integration.add': 'Made an integration, a program with an account of its own.',
  'integration.rename': 'Gave an integration another name.',
  'integration.end': 'Ended an integration with all its keys.',
  'integration.addKey': 'Made a key of an integration.',
  'integration.replaceKey': 'Replaced a key of an integration.',
  'integration.revokeKey': 'Revoked a key of an integration.',
  'system.retryJob': 'Let a background job that was given up begin anew.',
  'system.dropJob': 'Removed a background job that was given up.',
  'system.testMail': 'Sent a test email to themselves.',
  'list.export': 'Exported a list as a CSV file.',
  'bulkAction.start': 'Started an action on many records.',
  'bulkAction.stop': 'Stopped an action on many records.',
  'bulkAction.retry': 'Tried the failed records of an action again.',
  'bulkAction.undo': 'Began to set back what an action on many records had changed.',
} as const;

/** What admins do to the small records of the back office: 'job.save', 'job.delete', 'status.order'. */
type RecordAction = `${OfficeModel}.${'save' | 'delete'}` | `${OfficeModel<OrderedType>}.order`;

export type AuditAction = keyof typeof actions | RecordAction;

export const auditActions = {
  ...actions,
  ...(Object.fromEntries(
    officeTypes.flatMap((type) => {
      const { model, plural } = officeRecords[type];
      return [
        [`${model}.save`, `Added or changed ${oneOf(type)}.`],
        [`${model}.delete`, `Deleted ${oneOf(type)}.`],
        ...(isOrderedType(type) ? [[`${model}.order`, `Put the ${plural} in order.`]] : []),
      ];
    }),
  ) as Record<RecordAction, string>),
} satisfies Record<AuditAction, string>;
