import type { EmailTemplate } from '../../generated/prisma/client.ts';
import { requireAdmin } from '../account/require.ts';
import type { DomainContext } from '../context.ts';
import { isMissing, isUniqueViolation } from '../database.ts';
import { InvalidInput, NotFound } from '../errors.ts';
import { validated } from '../validation.ts';
import { emailTemplateSchema } from './emailTemplate.input.ts';

export type EmailTemplateInput = { name: string; text: string };

/**
 * All templates by name. For admins.
 * @throws SignInRequired, Forbidden
 */
export async function emailTemplates({ db, viewer }: DomainContext): Promise<EmailTemplate[]> {
  requireAdmin(viewer);
  return db.emailTemplate.findMany({ orderBy: [{ name: 'asc' }, { id: 'asc' }] });
}

/**
 * Creates a template, or changes the one with this id.
 * @throws SignInRequired, Forbidden, InvalidInput, NotFound
 */
export async function saveEmailTemplate(
  ctx: DomainContext,
  id: number | null,
  input: EmailTemplateInput,
): Promise<EmailTemplate> {
  requireAdmin(ctx.viewer);
  const data = validated(emailTemplateSchema, input);
  try {
    return id === null
      ? await ctx.db.emailTemplate.create({ data })
      : await ctx.db.emailTemplate.update({ where: { id }, data });
  } catch (error) {
    if (isUniqueViolation(error)) throw InvalidInput.of('name', 'A template with this name already exists.');
    if (isMissing(error)) throw new NotFound();
    throw error;
  }
}

/**
 * Deletes a template. Emails that began with it stay as they are.
 * @throws SignInRequired, Forbidden, NotFound
 */
export async function deleteEmailTemplate(ctx: DomainContext, id: number): Promise<void> {
  requireAdmin(ctx.viewer);
  try {
    await ctx.db.emailTemplate.delete({ where: { id }, select: { id: true } });
  } catch (error) {
    throw isMissing(error) ? new NotFound() : error;
  }
}
