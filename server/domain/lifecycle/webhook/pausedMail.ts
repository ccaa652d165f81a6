import { z } from 'zod';
import { firstName } from '../../accounts/access/visibility.ts';
import type { BillingServices } from '../../billing/context.ts';
import { letter } from '../../core/mail/letter.ts';
import { type MailOfJob, mailJobs } from '../../core/mail/mailJobs.ts';
import { questions } from '../../core/mail/questions.ts';
import { listeningPeople } from './webhook.policy.ts';

/** The content of a job: one pause of one endpoint. */
const webhookJobSchema = z.object({ endpointId: z.int(), pausedAt: z.iso.datetime() });

/** Tells owners that an endpoint of theirs was paused. */
export const sendWebhookMails = mailJobs('webhook-mail', webhookJobSchema, compose);

async function compose(
  services: BillingServices,
  { endpointId, pausedAt }: z.output<typeof webhookJobSchema>,
): Promise<MailOfJob | null> {
  const { db, links, productName, supportEmail } = services;
  // Read again: one that was resumed in the meantime is not mailed about.
  const endpoint = await db.webhookEndpoint.findFirst({
    where: { id: endpointId, pausedAt: new Date(pausedAt), user: listeningPeople },
    select: { url: true, gone: true, user: { select: { id: true, name: true, email: true } } },
  });
  if (!endpoint?.user.email) return null;
  const { id, name, email } = endpoint.user;
  const { host } = new URL(endpoint.url);
  const reason = endpoint.gone
    ? `your webhook endpoint at ${host} has answered that it is gone (status 410).`
    : `nothing has reached your webhook endpoint at ${host} for three days.`;
  const mail = letter({
    subject: 'Your webhook endpoint is paused',
    text: [
      `Hello ${firstName(name)},`,
      `${reason} We have paused it: new events are not sent there.`,
      'When it works again, please resume it. Then we send what still waits, and new events.',
    ],
    link: { action: 'See what went wrong', url: links.webhooks() },
    foot: questions(supportEmail),
    productName,
  });
  return {
    mail: { ...mail, to: email, people: [id] },
    what: 'a mail about a paused webhook endpoint',
    ids: { user: id, endpoint: endpointId },
  };
}
