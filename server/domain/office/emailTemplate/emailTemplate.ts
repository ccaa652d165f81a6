import type { EmailTemplate } from '../../../generated/prisma/client.ts';
import { recordVerbs } from '../../core/audit/recordVerbs.ts';
import type { Ctx } from '../../core/context.ts';
import { requireAdmin } from '../../core/viewer/viewer.ts';
import { emailTemplateSchema } from './emailTemplate.input.ts';

/** The texts that emails begin with. Emails that began with one stay as they are when it is deleted. */
export const emailTemplateVerbs = recordVerbs('EMAIL_TEMPLATE', {
  schema: emailTemplateSchema,
  rows: (tx) => tx.emailTemplate,
  refusals: { taken: { field: 'name', message: 'A template with this name already exists.' } },
});

/**
 * All templates by name. For admins.
 * @throws SignInRequired, Forbidden
 */
export async function emailTemplates({ db, viewer }: Ctx): Promise<EmailTemplate[]> {
  requireAdmin(viewer);
  return db.emailTemplate.findMany({ orderBy: [{ name: 'asc' }, { id: 'asc' }] });
}
