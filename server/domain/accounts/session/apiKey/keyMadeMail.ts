import type { Services } from '../../../core/context.ts';
import type { MailAbout } from '../../../core/mail/deliver.ts';
import { letter, questions } from '../../../core/mail/letter.ts';
import type { AccountMail } from '../../email/accountMail.ts';

type KeyMade = Extract<AccountMail, { kind: 'keyMade' }>;

/**
 * Tells the owner of an account, or the admin who has made an integration, of a new key. It is sent though the key may be revoked
 * by now, because it may have been used. Null for an account without an email.
 */
export async function keyMadeMail(
  { db, links, productName, supportEmail }: Services,
  { userId, byId, keyOfId, keyId, isReplacement }: KeyMade,
): Promise<MailAbout | null> {
  const receiver = await db.user.findUnique({ where: { id: userId }, select: { loginEmail: true } });
  if (!receiver?.loginEmail) return null;
  const key = await db.apiKey.findUnique({ where: { id: keyId }, select: { name: true } });
  const owner = await db.user.findUnique({ where: { id: keyOfId }, select: { name: true, integration: true } });
  const maker = await db.user.findUnique({ where: { id: byId }, select: { name: true } });
  const integration = owner?.integration ?? null;
  const what = `${isReplacement ? 'replaced the key' : 'made the key'} ${key ? `'${key.name}'` : 'of a program, which is revoked by now'}`;
  const former = isReplacement ? ' The former key stays valid for a day.' : '';
  const mail = letter({
    subject: integration ? `A new key for ${owner?.name}` : `A new key for your ${productName} account`,
    text: integration
      ? [
          'Hello,',
          `${byId === userId ? 'you have' : `${maker?.name ?? 'an admin'} has`} ${what} of the integration ${owner?.name}.${former}`,
          'If nobody should have done this, please revoke the key now and look at the audit log.',
        ]
      : [
          'Hello,',
          `you have ${what}. A program that has the key acts as you.${former}`,
          'If this was not you, please revoke the key now, and change your password.',
        ],
    link: integration
      ? { action: 'See the keys of the integration', url: links.integration(integration.id) }
      : { action: 'See your keys', url: links.apiKeys() },
    foot: questions(supportEmail),
    productName,
  });
  return { to: receiver.loginEmail, people: [userId], ...mail };
}
