import { z } from 'zod';
import { emptyMessage } from '../../chat/message/message.input.ts';
import { messageMaxLength } from '../../chat/message/messageLength.input.ts';
import { optionalProse, requiredProse } from '../../core/text/input/typed.input.ts';

/** How many applications can be decided at once. */
export const decisionsAtOnce = 50;

/** The text that a bulk decline begins with. */
export const declineText =
  'Thank you for your interest in our job. We have chosen other candidates this time. We wish you all the best and hope to hear from you again.';

const tooLong = `Messages can have up to ${messageMaxLength} characters.`;

/** What a job seeker writes to the employer of an offer: with an application, or as a question. */
export const offerMessageSchema = z.object({ message: requiredProse(emptyMessage, messageMaxLength, tooLong) });

export const decisionSchema = z.object({
  applications: z
    .array(z.int())
    .min(1, 'Please select at least one applicant.')
    .max(decisionsAtOnce, `Please select at most ${decisionsAtOnce} applicants.`),
  /** Sent into each chat; absent sends nothing. */
  text: optionalProse(messageMaxLength, tooLong),
});
