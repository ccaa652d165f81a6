/** The message for each invalid field of a card. */
export const cardMessages = {
  name: 'Please enter card holder name.',
  number: 'Invalid Credit Card Number.',
  expiry: 'Invalid Expiration Date.',
  cvc: 'Invalid CVC.',
};

/** The message while the terms are not accepted. */
export const termsMissing = 'Please accept the terms to continue.';
