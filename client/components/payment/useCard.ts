import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstError } from '../../ui/form/focusFirstError.ts';
import { type CardErrors, type CardMessages, type CardValues, cardErrors, emptyCard } from '../../ui/payment/card.ts';

/** Spec 001 §5. */
const messages: CardMessages = {
  name: 'Please enter card holder name.',
  number: 'Invalid Credit Card Number.',
  expiry: 'Invalid Expiration Date.',
  cvc: 'Invalid CVC.',
};

/** A card as it is typed into a CardForm in this form, and what is wrong with it. It is gone with the form. */
export function useCard(form: RefObject<HTMLFormElement | null>) {
  const [card, setCard] = useState(emptyCard);
  const [errors, setErrors] = useState<CardErrors>({});

  function show(found: CardErrors): boolean {
    flushSync(() => setErrors(found));
    const isWrong = Object.keys(found).length > 0;
    if (isWrong) focusFirstError(form.current);
    return !isWrong;
  }

  return {
    card,
    errors,
    edit(next: CardValues) {
      setCard(next);
      // A message goes with the mistake; new ones come with the next try.
      setErrors((before) => withoutChanged(before, card, next));
    },
    /** Whether nothing is wrong with it; else it is said at the fields, and the cursor is in the first of them. */
    check: () => show(cardErrors(card, messages)),
    /** Says that the provider finds fault with this field. */
    refuse: (field: keyof CardValues) => void show({ [field]: messages[field] }),
  };
}

/** The errors of those fields whose values are still the same. */
function withoutChanged(errors: CardErrors, before: CardValues, next: CardValues): CardErrors {
  const kept: CardErrors = {};
  for (const name of ['name', 'number', 'expiry', 'cvc'] as const) {
    if (errors[name] && before[name] === next[name]) kept[name] = errors[name];
  }
  return kept;
}
