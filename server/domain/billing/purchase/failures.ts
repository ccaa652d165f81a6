import {
  Conflict,
  Forbidden,
  InvalidInput,
  NotFound,
  PaymentFailed,
  PriceChanged,
  SignInRequired,
  Unavailable,
} from '../../core/failures/errors.ts';

/** How a change of a subscription can fail. A purchase, which visitors may begin, can refuse them later, so refusals are among these. */
export const changeFailures = [SignInRequired, Forbidden, NotFound, Conflict, Unavailable];

/** How a change can fail that asks the cardholder's bank. */
export const cardFailures = [...changeFailures, InvalidInput, PaymentFailed];

export const buyingFailures = [...cardFailures, PriceChanged];
