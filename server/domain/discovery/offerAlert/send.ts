import type { BillingServices } from '../../billing/context.ts';
import { alertJobSchema, claimDueAlerts } from '../alert/claim.ts';
import { mailAlert } from '../alert/mail.ts';
import { offerMail } from './compose.ts';
import { readNewOffers, withNewOffers } from './newOffers.ts';
import { alertable } from './offerAlert.policy.ts';

/**
 * Mails new offers to the job seekers whose alert is due, and mails that failed before. Called every few seconds by any
 * number of processes.
 */
export async function sendDueOfferAlerts(services: BillingServices): Promise<void> {
  await claimDueAlerts(services, { table: 'offer_alert', queue: 'offer-alert', withNews: withNewOffers });
  await services.queue.work('offer-alert', ({ id, data }) => deliver(services, id, data));
}

/** Checks again: an alert that was switched off, and offers that were closed in the meantime are not sent. */
async function deliver(services: BillingServices, jobId: string, data: unknown): Promise<void> {
  const { db } = services;
  const { alertId, after, until } = alertJobSchema.parse(data);
  const alert = await db.offerAlert.findFirst({
    where: { id: alertId, frequency: { not: 'OFF' }, user: alertable },
    select: {
      frequency: true,
      user: { select: { id: true, name: true, email: true, jobId: true, cityId: true } },
    },
  });
  if (alert === null || alert.user.email === null) return;
  const { user, frequency } = alert;
  const offers = await readNewOffers(services, user, { after: new Date(after), until: new Date(until) });
  if (offers === null) return;
  await mailAlert(services, {
    jobId,
    stops: { kind: 'offer-alert', userId: user.id },
    to: { id: user.id, email: alert.user.email },
    parts: { receiver: user, frequency, ...offerMail(offers) },
  });
}
