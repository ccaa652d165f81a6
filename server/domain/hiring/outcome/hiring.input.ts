import { z } from 'zod';
import { messageMaxLength } from '../../chat/message/messageLength.input.ts';
import { optionalProse } from '../../core/text/input/typed.input.ts';

/** The texts that the dialogs begin with. */
export const outcomeTexts: Record<'HIRED' | 'DECLINED', string> = {
  HIRED:
    'Good news: we would like to hire you! Thank you for your time. Let us agree on your first day here in the chat.',
  DECLINED:
    "Thank you for your time and your interest. We've decided to go with someone else this time. We wish you all the best, and hope to hear from you again.",
};

export const outcomeSchema = z.object({
  /** Sent into the chat; absent sends nothing. */
  text: optionalProse(messageMaxLength, `Messages can have up to ${messageMaxLength} characters.`),
});
