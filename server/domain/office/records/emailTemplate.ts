import type { EmailTemplate, Prisma } from '../../../generated/prisma/client.ts';
import type { BillingContext } from '../../billing/context.ts';
import { audited } from '../../core/audit/audited.ts';
import { announceEdit, requireVersion } from '../../core/audit/recordEdit.ts';
import { isUniqueViolation } from '../../core/failures/database.ts';
import { InvalidInput, NotFound } from '../../core/failures/errors.ts';
import { validated } from '../../core/text/input/validation.ts';
import { requireAdmin } from '../../core/viewer/require.ts';
import { lockRow } from '../../core/write/lockRow.sql.ts';
import { write } from '../../core/write/write.ts';
import { emailTemplateSchema } from './emailTemplate.input.ts';

export type EmailTemplateInput = { name: string; text: string };

/**
 * All templates by name. For admins.
 * @throws SignInRequired, Forbidden
 */
export async function emailTemplates({ db, viewer }: BillingContext): Promise<EmailTemplate[]> {
  requireAdmin(viewer);
  return db.emailTemplate.findMany({ orderBy: [{ name: 'asc' }, { id: 'asc' }] });
}

/**
 * Creates a template, or changes the one with this id.
 * @param version that the form began with; without one, what is stored is replaced
 * @throws SignInRequired, Forbidden, InvalidInput, NotFound, Outdated
 */
export async function saveEmailTemplate(
  ctx: BillingContext,
  id: number | null,
  input: EmailTemplateInput,
  version?: string | null,
): Promise<EmailTemplate> {
  requireAdmin(ctx.viewer);
  const data = validated(emailTemplateSchema, input);
  try {
    const template = await write(ctx, [], async (tx) => {
      const before = id === null ? null : await lockTemplate(tx, id);
      if (before) await requireVersion(tx, 'EMAIL_TEMPLATE', before, version);
      const after = before
        ? await tx.emailTemplate.update({ where: { id: before.id }, data })
        : await tx.emailTemplate.create({ data });
      await audited(ctx, tx, { action: 'emailTemplate.save', type: 'EMAIL_TEMPLATE', before, after });
      return after;
    });
    announceEdit(ctx, 'EMAIL_TEMPLATE', template.id);
    return template;
  } catch (error) {
    if (isUniqueViolation(error)) throw InvalidInput.of('name', 'A template with this name already exists.');
    throw error;
  }
}

/**
 * Deletes a template. Emails that began with it stay as they are.
 * @throws SignInRequired, Forbidden, NotFound
 */
export async function deleteEmailTemplate(ctx: BillingContext, id: number): Promise<void> {
  requireAdmin(ctx.viewer);
  await write(ctx, [], async (tx) => {
    const before = await lockTemplate(tx, id);
    await tx.emailTemplate.delete({ where: { id }, select: { id: true } });
    await audited(ctx, tx, { action: 'emailTemplate.delete', type: 'EMAIL_TEMPLATE', before, after: null });
  });
  announceEdit(ctx, 'EMAIL_TEMPLATE', id);
}

/** @throws NotFound */
async function lockTemplate(tx: Prisma.TransactionClient, id: number): Promise<EmailTemplate> {
  await lockRow(tx, 'email_template', id);
  const held = await tx.emailTemplate.findUnique({ where: { id } });
  if (!held) throw new NotFound();
  return held;
}
