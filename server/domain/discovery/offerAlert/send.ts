import type { BillingServices } from '../../billing/context.ts';
import { type MailOfJob, mailJobs } from '../../core/mail/mailJobs.ts';
import { type AlertJob, alertJobSchema, claimDueAlerts } from '../alert/claim.ts';
import { alertMail } from '../alert/mail.ts';
import { offerMail } from './compose.ts';
import { readNewOffers, withNewOffers } from './newOffers.ts';
import { alertable } from './offerAlert.policy.ts';

const sendMails = mailJobs('offer-alert', alertJobSchema, compose);

/**
 * Mails new offers to the job seekers whose alert is due. Called every few seconds by any
 * number of processes.
 */
export async function sendDueOfferAlerts(services: BillingServices): Promise<void> {
  await claimDueAlerts(services, { table: 'offer_alert', queue: 'offer-alert', withNews: withNewOffers });
  await sendMails(services);
}

/** Checks again: an alert that was switched off, and offers that were closed in the meantime are not sent. */
async function compose(services: BillingServices, { alertId, after, until }: AlertJob): Promise<MailOfJob | null> {
  const { db } = services;
  const alert = await db.offerAlert.findFirst({
    where: { id: alertId, frequency: { not: 'OFF' }, user: alertable },
    select: {
      frequency: true,
      user: { select: { id: true, name: true, email: true, jobId: true, cityId: true } },
    },
  });
  if (alert === null || alert.user.email === null) return null;
  const { user, frequency } = alert;
  const offers = await readNewOffers(services, user, { after: new Date(after), until: new Date(until) });
  if (offers === null) return null;
  return alertMail(services, {
    stops: { kind: 'offer-alert', userId: user.id },
    to: { id: user.id, email: alert.user.email },
    parts: { receiver: user, frequency, ...offerMail(offers) },
  });
}
