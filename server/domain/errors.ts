/**
 * What may go wrong by the rules of the marketplace. Everything else that is thrown is a bug. Each failure has a text for
 * a person; GraphQL makes it a member of the result, REST a status.
 */
export abstract class Failure extends Error {
  /** The HTTP status that says the same. */
  abstract readonly status: number;
}

export type FieldError = { field: string; message: string };

/** 400: the input is wrong, field by field. */
export class InvalidInput extends Failure {
  override readonly name = 'InvalidInput';
  readonly status = 400;
  constructor(readonly fields: FieldError[]) {
    super(fields[0]?.message ?? 'The input is not valid.');
  }
  /** One field's error. */
  static of(field: string, message: string): InvalidInput {
    return new InvalidInput([{ field, message }]);
  }
}

/** 401: nobody is signed in, and somebody has to be. */
export class SignInRequired extends Failure {
  override readonly name = 'SignInRequired';
  readonly status = 401;
  constructor(message = 'Please sign in.') {
    super(message);
  }
}

/** 402: an employer writes to a job seeker without an active subscription. */
export class SubscriptionRequired extends Failure {
  override readonly name = 'SubscriptionRequired';
  readonly status = 402;
  constructor(message = 'A subscription is needed to message job seekers.') {
    super(message);
  }
}

/** 402: the card was refused. */
export class PaymentFailed extends Failure {
  override readonly name = 'PaymentFailed';
  readonly status = 402;
  /** `reason` is what the card's bank said, for a person. */
  constructor(
    message: string,
    readonly reason: string | null,
  ) {
    super(message);
  }
}

/** 403: somebody of this role may not. */
export class Forbidden extends Failure {
  override readonly name = 'Forbidden';
  readonly status = 403;
  constructor(message = 'You may not do this.') {
    super(message);
  }
}

/** 404: there is no such thing, or none that the viewer may know of. */
export class NotFound extends Failure {
  override readonly name = 'NotFound';
  readonly status = 404;
  constructor(message = 'Not found.') {
    super(message);
  }
}

/** 409: it contradicts what is there. */
export class Conflict extends Failure {
  override readonly name = 'Conflict';
  readonly status = 409;
}

/** 413: a file is larger than what is taken. */
export class TooLarge extends Failure {
  override readonly name = 'TooLarge';
  readonly status = 413;
  /** `field` is the input field that the file came in. */
  constructor(
    message: string,
    readonly field: string,
  ) {
    super(message);
  }
}

/** 415: a file is of no type that is taken here, whatever its name says. */
export class UnsupportedType extends Failure {
  override readonly name = 'UnsupportedType';
  readonly status = 415;
  /** `field` is the input field that the file came in. */
  constructor(
    message: string,
    readonly field: string,
  ) {
    super(message);
  }
}

/** 429: somebody has done this too often; later they may again. */
export class TooMany extends Failure {
  override readonly name = 'TooMany';
  readonly status = 429;
}

/** 503: something that is needed for this does not answer; nothing was done. */
export class Unavailable extends Failure {
  override readonly name = 'Unavailable';
  readonly status = 503;
}
