import { auditedValues } from '../../core/audit/audited.ts';
import { Conflict, InvalidInput, NotFound } from '../../core/failures/errors.ts';
import { validated } from '../../core/text/input/validation.ts';
import { requireAdmin } from '../../core/viewer/require.ts';
import { verb } from '../../core/viewer/verb.ts';
import { lockRow } from '../../core/write/lockRow.sql.ts';
import { write } from '../../core/write/write.ts';
import type { BillingContext } from '../context.ts';
import { closeDifferenceSchema } from './close.input.ts';

/**
 * Closes a difference about which an admin has decided. It opens again if it changes (`noteDifferences`).
 * @throws Conflict if it is not open any more
 */
export const closePaymentDifference = verb(
  'BILLING',
  requireAdmin,
  [InvalidInput, NotFound, Conflict],
  async (ctx: BillingContext, admin, id: number, input: { reason: string }): Promise<number> => {
    const { reason } = validated(closeDifferenceSchema, input);
    await write(ctx, [], async (tx) => {
      await lockRow(tx, 'payment_difference', id);
      const held = await tx.paymentDifference.findUnique({
        where: { id },
        select: { subject: true, settledAt: true, closedBy: { select: { name: true } } },
      });
      if (!held) throw new NotFound();
      if (held.settledAt) {
        throw new Conflict(
          held.closedBy ? `${held.closedBy.name} has already closed this.` : 'This is no longer found.',
        );
      }
      const at = ctx.now();
      const data = { settledAt: at, closedAt: at, closedById: admin.id, closedReason: reason };
      await tx.paymentDifference.update({ where: { id }, data, select: { id: true } });
      await auditedValues(ctx, tx, {
        action: 'paymentDifference.close',
        type: 'PAYMENT_DIFFERENCE',
        id,
        label: held.subject,
        before: { closed: false },
        after: { closed: true },
        personal: ['reason'],
      });
    });
    return id;
  },
);
