import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import type { Prisma, WebhookEndpoint } from '../../../generated/prisma/client.ts';
import { type AccountMail, queueMailsToOwner } from '../../accounts/email/account.mail.ts';
import { requireProof } from '../../accounts/session/grants.ts';
import { auditedValues } from '../../core/audit/audited.ts';
import type { Ctx, Services } from '../../core/context.ts';
import { Conflict, InvalidInput, NotFound, ProofRequired } from '../../core/failures/errors.ts';
import type { Listing } from '../../core/lists/listing.ts';
import type { MailAbout } from '../../core/mail/deliver.ts';
import { letter, questions } from '../../core/mail/letter.ts';
import { dayMs } from '../../core/text/durations.ts';
import { validated } from '../../core/text/input/validation.ts';
import { verb } from '../../core/viewer/verb.ts';
import { kindOfRole, requireAccount, type Viewer } from '../../core/viewer/viewer.ts';
import { spend } from '../../core/write/spend.ts';
import { write } from '../../core/write/write.ts';
import { endpointSchema, eventsFor, maxEndpoints } from './endpoint.input.ts';
import { hostOf, isPublicAddress } from './publicAddress.ts';
import { listeningPeople } from './webhook.policy.ts';

export type EndpointInput = { url: string; events: readonly string[] };

/** An endpoint with a secret that is shown this once. */
export type WithSecret = { endpointId: number; secret: string };

/** How long the secret before signs too, so that a program can change it without missing anything. */
const overlapMs = dayMs;

/**
 * Adds an endpoint of the viewer, with a new secret.
 * @throws ProofRequired, InvalidInput on `url` or `events`, Conflict when there are 5 already
 */
export const addWebhookEndpoint = verb(
  null,
  requireAccount,
  [ProofRequired, InvalidInput, Conflict],
  async (ctx: Ctx, viewer, input: EndpointInput): Promise<WithSecret> => {
    await requireProof(ctx, viewer);
    const endpoint = knownEndpoint(ctx, viewer, input);
    await spend(ctx, 'webhooks');
    const secret = newSecret();
    const sealed = await ctx.sealer.seal(secret);
    const userId = viewer.id;
    // Two requests at once count one after the other, because both lock their author, admins too.
    const endpointId = await write(ctx, [userId], async (tx) => {
      if ((await tx.webhookEndpoint.count({ where: { userId } })) >= maxEndpoints) {
        throw new Conflict(`You can have ${maxEndpoints} endpoints. Please remove one first.`);
      }
      const { id } = await tx.webhookEndpoint.create({
        data: { userId, ...endpoint, secret: sealed, office: viewer.kind === 'admin', createdAt: ctx.now() },
        select: { id: true },
      });
      await noted(ctx, tx, 'webhookEndpoint.add', { id, before: null, after: endpoint });
      await queueMailsToOwner(ctx, tx, [{ kind: 'webhookMade', userId, endpointId: id, isChange: false }]);
      return id;
    });
    return { endpointId, secret };
  },
);

/**
 * Changes an endpoint of the viewer. What waits is sent to the new address.
 * @throws ProofRequired, InvalidInput on `url` or `events`
 */
export const changeWebhookEndpoint = verb(
  null,
  requireAccount,
  [ProofRequired, InvalidInput, NotFound],
  async (ctx: Ctx, viewer, id: number, input: EndpointInput): Promise<number> => {
    await requireProof(ctx, viewer);
    const endpoint = knownEndpoint(ctx, viewer, input);
    await spend(ctx, 'webhooks');
    await write(ctx, [viewer.id], async (tx) => {
      const before = await own(tx, viewer, id);
      await tx.webhookEndpoint.update({ where: { id }, data: endpoint });
      await noted(ctx, tx, 'webhookEndpoint.change', { id, before, after: endpoint });
      await queueMailsToOwner(ctx, tx, [{ kind: 'webhookMade', userId: viewer.id, endpointId: id, isChange: true }]);
    });
    return id;
  },
);

/** Removes an endpoint of the viewer, with what waits for it. Removing it again changes nothing. */
export const removeWebhookEndpoint = verb(
  null,
  requireAccount,
  [],
  async (ctx: Ctx, viewer, id: number): Promise<void> => {
    await write(ctx, [viewer.id], async (tx) => {
      const before = await tx.webhookEndpoint.findFirst({ where: { id, userId: viewer.id } });
      if (!before) return;
      await tx.webhookEndpoint.delete({ where: { id } });
      await noted(ctx, tx, 'webhookEndpoint.remove', { id, before, after: null });
    });
  },
);

/** Gives an endpoint of the viewer a new secret. For a day the one before signs too. */
export const rotateWebhookSecret = verb(
  null,
  requireAccount,
  [ProofRequired, NotFound],
  async (ctx: Ctx, viewer, id: number): Promise<WithSecret> => {
    await requireProof(ctx, viewer);
    await spend(ctx, 'webhooks');
    const secret = newSecret();
    const sealed = await ctx.sealer.seal(secret);
    await write(ctx, [viewer.id], async (tx) => {
      const before = await own(tx, viewer, id);
      await tx.webhookEndpoint.update({
        where: { id },
        data: {
          secret: sealed,
          formerSecret: before.secret,
          formerSecretUntil: new Date(ctx.now().getTime() + overlapMs),
        },
      });
      await noted(ctx, tx, 'webhookEndpoint.rotateSecret', { id, before: null, after: null });
    });
    return { endpointId: id, secret };
  },
);

/** Ends the pause of an endpoint of the viewer: what waits is sent. Resuming it again changes nothing. */
export const resumeWebhookEndpoint = verb(
  null,
  requireAccount,
  [NotFound],
  async (ctx: Ctx, viewer, id: number): Promise<number> => {
    await spend(ctx, 'webhooks');
    await write(ctx, [viewer.id], async (tx) => {
      const before = await own(tx, viewer, id);
      if (!before.pausedAt) return;
      await tx.webhookEndpoint.update({ where: { id }, data: { pausedAt: null, gone: false, failingSince: null } });
      await tx.webhookDelivery.updateMany({
        where: { endpointId: id, state: 'WAITING' },
        data: { dueAt: new Date(0), attempts: 0 },
      });
      await noted(ctx, tx, 'webhookEndpoint.resume', { id, before: null, after: null });
    });
    return id;
  },
);

/**
 * The viewer's endpoints, newest first.
 * @throws SignInRequired for visitors and guests
 */
export const webhookEndpoints = (viewer: Viewer): Listing<Prisma.WebhookEndpointWhereInput> => ({
  where: { userId: requireAccount(viewer).id },
  order: [{ field: 'createdAt', direction: 'desc' }],
});

/** @throws NotFound for those of others, too */
export async function own(tx: Prisma.TransactionClient, viewer: { id: number }, id: number): Promise<WebhookEndpoint> {
  const found = await tx.webhookEndpoint.findFirst({ where: { id, userId: viewer.id } });
  if (!found) throw new NotFound();
  return found;
}

/** @throws InvalidInput */
function knownEndpoint(
  { webhooksToPrivate }: Pick<Ctx, 'webhooksToPrivate'>,
  { kind }: Pick<Viewer, 'kind'>,
  input: EndpointInput,
): { url: string; events: string[] } {
  const { url: text, events } = validated(endpointSchema, input);
  const url = new URL(text);
  if (!webhooksToPrivate && url.protocol !== 'https:') {
    throw InvalidInput.of('url', 'Please provide an address that begins with https://.');
  }
  // Names are looked up when something is sent, because they may mean another address by then.
  if (!webhooksToPrivate && isIP(hostOf(url)) > 0 && !isPublicAddress(hostOf(url))) {
    throw InvalidInput.of('url', 'Please provide an address on the public internet.');
  }
  const known = eventsFor(kind);
  if (!events.every((type) => known.includes(type))) {
    throw InvalidInput.of('events', 'Please choose events of your own account.');
  }
  return { url: url.href, events };
}

/** In the form of the standard: 256 random bits. */
const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

type Named = Pick<WebhookEndpoint, 'url' | 'events'>;

/** An admin's endpoint is sent the events of all records, so that the audit log has it. Of its address only the host is kept. */
const noted = (
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  action: `webhookEndpoint.${'add' | 'change' | 'remove' | 'rotateSecret' | 'resume'}`,
  { id, before, after }: { id: number; before: Named | null; after: Named | null },
): Promise<void> =>
  auditedValues(ctx, tx, {
    action,
    type: 'WEBHOOK_ENDPOINT',
    id,
    before: before && valuesOf(before),
    after: after && valuesOf(after),
  });

const valuesOf = ({ url, events }: Named) => ({ host: new URL(url).host, events });

/** An endpoint has no session. */
const sessionId = 0;

/** The owner of an endpoint as a viewer, who decides what is sent. Null: they could not log in now. */
export async function ownerAsViewer(
  { db, adminTwoFactor }: Pick<Services, 'db' | 'adminTwoFactor'>,
  userId: number,
): Promise<Viewer | null> {
  const user = await db.user.findFirst({
    where: { id: userId, ...listeningPeople },
    select: { id: true, role: true, twoFactorEnabled: true },
  });
  if (!user) return null;
  const kind = kindOfRole[user.role];
  if (kind === 'admin' && adminTwoFactor && !user.twoFactorEnabled) return null;
  return { kind, id: user.id, sessionId };
}

/**
 * Tells the owner of an account of a webhook that was added or changed. It is sent though the webhook may be gone by now, because
 * it may have been sent something. Null for an account without an email.
 */
export async function webhookMadeMail(
  { db, links, productName, supportEmail }: Services,
  { userId, endpointId, isChange }: Extract<AccountMail, { kind: 'webhookMade' }>,
): Promise<MailAbout | null> {
  const receiver = await db.user.findUnique({ where: { id: userId }, select: { loginEmail: true } });
  if (!receiver?.loginEmail) return null;
  const endpoint = await db.webhookEndpoint.findUnique({ where: { id: endpointId }, select: { url: true } });
  const where = endpoint ? `to ${new URL(endpoint.url).host}` : 'to an address that is removed by now';
  const mail = letter({
    subject: `A ${isChange ? 'changed' : 'new'} webhook for your ${productName} account`,
    text: [
      'Hello,',
      `you have ${isChange ? 'changed' : 'added'} a webhook. What happens in your account is sent ${where}.`,
      'If this was not you, please remove the webhook now, and change your password, which ends everything that acts for your account.',
    ],
    link: { action: 'See your webhooks', url: links.webhooks() },
    foot: questions(supportEmail),
    productName,
  });
  return { to: receiver.loginEmail, people: [userId], ...mail };
}
