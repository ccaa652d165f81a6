import { createHash } from 'node:crypto';
import { TextMessageRefused } from '../../../sms/sms.ts';
import type { Ctx } from '../../core/context.ts';
import { Forbidden, InvalidInput, Unavailable } from '../../core/failures/errors.ts';
import { validated } from '../../core/text/input/validation.ts';
import { verb } from '../../core/viewer/verb.ts';
import type { Viewer } from '../../core/viewer/viewer.ts';
import { requireAccount } from '../../core/viewer/viewer.ts';
import { spend } from '../../core/write/spend.ts';
import { write } from '../../core/write/write.ts';
import { openCode, requireSentCode } from '../password/guesses.ts';
import { phoneCodeLength, phoneCodeSchema } from './badge.input.ts';

/** A person who can enter the code of a text message has the phone with that number. */

const codeLifetimeMs = 10 * 60_000;

const messages = {
  noNumber: 'Please add your phone number first.',
  refused: 'This number gets no text messages.',
  unavailable: 'The text message could not be sent. Please try again later.',
  wrong: 'This code is not right.',
  void: 'This code is no longer valid. Please ask for a new one.',
} as const;

/** Job seekers and employers with a login. @throws SignInRequired, Forbidden for admins */
function requirePhoneOwner(viewer: Viewer): { id: number } {
  const { id, kind } = requireAccount(viewer);
  if (kind === 'admin') throw new Forbidden('Admins have no profile.');
  return { id };
}

/**
 * Sends a code to the viewer's own number; it replaces an earlier one. Nothing is sent if the number is verified. Gives the
 * viewer's id: the answer does not depend on who else has this number.
 * @throws InvalidInput on `whatsApp`, Unavailable when the message cannot be sent
 */
export const sendPhoneCode = verb(
  null,
  requirePhoneOwner,
  [InvalidInput, Unavailable],
  async (ctx: Ctx, { id }): Promise<number> => {
    const { db, codes, now } = ctx;
    const { whatsApp, phoneVerifiedAt } = await db.user.findUniqueOrThrow({
      where: { id },
      select: { whatsApp: true, phoneVerifiedAt: true },
    });
    if (whatsApp === null) throw InvalidInput.of('whatsApp', messages.noNumber);
    if (phoneVerifiedAt) return id;
    if (!ctx.textMessenger) throw new Unavailable(messages.unavailable);
    const number = createHash('sha256').update(whatsApp).digest('base64url');
    await spend(ctx, 'phoneCodes', { subject: number });
    const code = codes.make(phoneCodeLength);
    const pending = {
      codeHash: codes.hash(purposeOf(id, whatsApp), code),
      wrongCodes: 0,
      expiresAt: new Date(now().getTime() + codeLifetimeMs),
      createdAt: now(),
    };
    await write(ctx, [id], (tx) =>
      tx.phoneCode.upsert({ where: { userId: id }, create: { userId: id, ...pending }, update: pending }),
    );
    try {
      await ctx.textMessenger.send({ to: whatsApp, text: textOf(ctx, code) });
    } catch (error) {
      if (error instanceof TextMessageRefused) throw InvalidInput.of('whatsApp', messages.refused);
      ctx.log.error({ err: error }, 'a text message could not be sent');
      throw new Unavailable(messages.unavailable);
    }
    return id;
  },
);

/**
 * Verifies the viewer's number with the code that was sent to it. Gives the viewer's id.
 * @throws InvalidInput on `code`
 */
export const confirmPhone = verb(
  null,
  requirePhoneOwner,
  [InvalidInput],
  async (ctx: Ctx, { id }, input: { code: string }): Promise<number> => {
    const { code } = validated(phoneCodeSchema, input);
    const { now } = ctx;
    const guess = { kind: 'phone code', account: id, address: ctx.caller.network } as const;
    const { codeHash, user } = await requireSentCode(ctx, guess, code, {
      count: (tx, wrongCodes) =>
        tx.phoneCode.updateManyAndReturn({
          where: { userId: id, user: { whatsApp: { not: null } }, ...openCode(now()) },
          data: { wrongCodes },
          include: { user: { select: { whatsApp: true } } },
        }),
      // The hash contains the number: a code for an earlier number is wrong.
      purposeOf: ({ user }) => purposeOf(id, user.whatsApp),
      messages,
    });
    await write(ctx, [id], async (tx) => {
      const { count: removed } = await tx.phoneCode.deleteMany({ where: { userId: id, codeHash } });
      const { count: verified } =
        removed === 0
          ? { count: 0 }
          : await tx.user.updateMany({
              where: { id, whatsApp: user.whatsApp, deletedAt: null },
              data: { phoneVerifiedAt: now() },
            });
      // The same code was sent twice at once, or the number has changed since.
      if (verified === 0) throw InvalidInput.of('code', messages.void);
    });
    return id;
  },
);

const purposeOf = (userId: number, number: string | null): string => `phone:${userId}:${number}`;

/** Its last line lets phones fill in the code, on our pages only. */
const textOf = ({ productName, publicUrl }: Ctx, code: string): string =>
  `${code} is your code for ${productName}. It is valid for 10 minutes. Please do not share it.\n\n@${new URL(publicUrl).hostname} #${code}`;
