import { z } from 'zod';
import { optionalProse } from '../../core/text/input/typed.input.ts';
import { messageMaxLength } from './messageLength.input.ts';

/** Every message has something to show (docs/product/chat.md, 'Messages'). */
export const emptyMessage = 'Message needs non-blank text or an attached image or document';

export const messageSchema = z
  .object({
    text: optionalProse(messageMaxLength, `Messages can have up to ${messageMaxLength} characters.`),
    /** URIs returned by the upload of an image or a document for the chat. */
    photoUri: z.string().max(500).nullish(),
    documentUri: z.string().max(500).nullish(),
    clientId: z.string().min(8).max(64).nullish(),
  })
  .refine(({ text, photoUri, documentUri }) => text !== null || photoUri || documentUri, {
    path: ['text'],
    message: emptyMessage,
  });
