/**
 * Expected failures by the rules of the marketplace. Any other error is a bug. Each failure has a message for users;
 * GraphQL returns it in the result, REST as a status.
 */
export abstract class Failure extends Error {
  /** The corresponding HTTP status. */
  abstract readonly status: number;
}

export type FieldError = { field: string; message: string };

/** 400: invalid input, by field. */
export class InvalidInput extends Failure {
  override readonly name = 'InvalidInput';
  readonly status = 400;
  constructor(readonly fields: FieldError[]) {
    super(fields[0]?.message ?? 'The input is not valid.');
  }
  /** The error of a single field. */
  static of(field: string, message: string): InvalidInput {
    return new InvalidInput([{ field, message }]);
  }
}

/** 401: sign-in required. */
export class SignInRequired extends Failure {
  override readonly name = 'SignInRequired';
  readonly status = 401;
  constructor(message = 'Please log in.') {
    super(message);
  }
}

/** 403: only soon after a proof of identity, by the password and with two-factor login by a code. */
export class ProofRequired extends Failure {
  override readonly name = 'ProofRequired';
  readonly status = 403;
  constructor(message = 'Please confirm that it is you, with your password.') {
    super(message);
  }
}

/** 402: an employer without an active subscription writes to a job seeker. */
export class SubscriptionRequired extends Failure {
  override readonly name = 'SubscriptionRequired';
  readonly status = 402;
  constructor(message = 'You need a subscription to message job seekers.') {
    super(message);
  }
}

/** 402: the card was declined. */
export class PaymentFailed extends Failure {
  override readonly name = 'PaymentFailed';
  readonly status = 402;
  /** `reason` is the bank's message for the cardholder. */
  constructor(
    message: string,
    readonly reason: string | null,
  ) {
    super(message);
  }
}

/** 409: another price was shown than the one that would be charged. Nothing was charged. */
export class PriceChanged extends Failure {
  override readonly name = 'PriceChanged';
  readonly status = 409;
  constructor(
    message: string,
    /** The price of today; amounts in minor units of the currency. `dueNow`: of a change of plan, what it would charge at once. */
    readonly option: {
      recurringMode: 'MONTHLY' | 'YEARLY' | 'PASS';
      amount: number;
      currency: string;
      dueNow?: number;
    },
  ) {
    super(message);
  }
}

/** 403: the viewer's role does not permit this. */
export class Forbidden extends Failure {
  override readonly name = 'Forbidden';
  readonly status = 403;
  constructor(message = 'You do not have permission to do this.') {
    super(message);
  }
}

/** 404: the record does not exist or the viewer may not see it. */
export class NotFound extends Failure {
  override readonly name = 'NotFound';
  readonly status = 404;
  constructor(message = 'Not found.') {
    super(message);
  }
}

/** 409: conflicts with the current state. */
export class Conflict extends Failure {
  override readonly name = 'Conflict';
  readonly status = 409;
}

/** 409: an admin's form began with a version of the record that someone has changed since. Nothing was stored. */
export class Outdated extends Failure {
  override readonly name = 'Outdated';
  readonly status = 409;
  /** Who changed it and when. Null if no person did, such as for an offer that expired. */
  constructor(
    readonly changedBy: string | null,
    readonly changedAt: Date | null,
  ) {
    super(
      `${changedBy === null ? 'This record was changed' : `${changedBy} changed this record`} in the meantime. ` +
        'Your changes are not saved yet.',
    );
  }
}

/** 413: the file is too large. */
export class TooLarge extends Failure {
  override readonly name = 'TooLarge';
  readonly status = 413;
  /** `field` is the input field of the file. */
  constructor(
    message: string,
    readonly field: string,
  ) {
    super(message);
  }
}

/** 415: the type of the file is not accepted. Decided by content, not by name. */
export class UnsupportedType extends Failure {
  override readonly name = 'UnsupportedType';
  readonly status = 415;
  /** `field` is the input field of the file. */
  constructor(
    message: string,
    readonly field: string,
  ) {
    super(message);
  }
}

/** 429: too many attempts. */
export class TooMany extends Failure {
  override readonly name = 'TooMany';
  readonly status = 429;
  /** `retryAfter` is the waiting time in seconds, if known. */
  constructor(
    message?: string,
    readonly retryAfter: number | null = null,
  ) {
    super(message);
  }
}

/** 503: a required service is unavailable. Nothing was changed. */
export class Unavailable extends Failure {
  override readonly name = 'Unavailable';
  readonly status = 503;
  constructor(message = 'This is not available at the moment. Please try again shortly.') {
    super(message);
  }
}
