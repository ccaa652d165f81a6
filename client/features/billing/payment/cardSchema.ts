import { z } from 'zod';
import { cardMessages, termsMissing } from '../../../../server/domain/billing/purchase/card.input.ts';
import { cardErrors } from '../view/card.ts';

/** A card as typed. Only the payment provider gets it, so the rules are the form's own and the server shares its texts. */
export const cardSchema = z
  .object({ name: z.string(), number: z.string(), expiry: z.string(), cvc: z.string() })
  .superRefine((card, { addIssue }) => {
    for (const [field, message] of Object.entries(cardErrors(card, cardMessages))) {
      addIssue({ code: 'custom', path: [field], message });
    }
  });

/** The terms are accepted before anything is paid. */
export const termsSchema = z.object({ accepted: z.boolean().refine(Boolean, termsMissing) });

export const cardAndTermsSchema = cardSchema.and(termsSchema);
