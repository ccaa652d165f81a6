import { MailRefused } from '../../mail/mail.ts';
import { alertJobSchema, claimDueAlerts } from '../alert/claim.ts';
import type { Services } from '../context.ts';
import { composeMail } from './compose.ts';
import { readNewOffers, withNewOffers } from './newOffers.ts';
import { alertable } from './offerAlert.policy.ts';

/**
 * Mails new offers to the job seekers whose alert is due, and mails that failed before. Called every few seconds by any
 * number of processes.
 */
export async function sendDueOfferAlerts(services: Services): Promise<void> {
  await claimDueAlerts(services, { table: 'offer_alert', queue: 'offer-alert', withNews: withNewOffers });
  await services.queue.work('offer-alert', ({ id, data }) => deliver(services, id, data));
}

/** Checks again: an alert that was switched off, and offers that were closed in the meantime are not sent. */
async function deliver(services: Services, jobId: string, data: unknown): Promise<void> {
  const { db, mailer, log, links, unsubscribeTokens, productName } = services;
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
  const unsubscribeUrl = links.unsubscribe(unsubscribeTokens.issue({ kind: 'offer-alert', userId: user.id }));
  try {
    await mailer.send({
      ...composeMail({ receiver: user, frequency, offers, unsubscribeUrl, productName }),
      to: alert.user.email,
      // The same id for every attempt, so that a copy after a crash is recognized as a duplicate.
      id: jobId,
      unsubscribeUrl,
    });
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    log.warn({ err: error, userId: user.id, job: jobId }, 'an alert about new offers was refused');
  }
}
