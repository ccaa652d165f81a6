export type ErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';

/** Stripe's `error` object. Undefined fields are left out. */
export interface ErrorBody {
  type: ErrorType;
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  doc_url?: string;
  charge?: string;
  payment_intent?: object;
  payment_method?: object;
  setup_intent?: object;
}

/** An error in Stripe's format. Throwing it rolls back the request; `Refused` commits. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.name = 'ApiError';
    this.status = status;
    const page = body.code?.replaceAll('_', '-');
    this.body = page ? { ...body, doc_url: `https://docs.stripe.com/error-codes/${page}` } : body;
  }
}

/** An error response whose effects are committed: a declined card is recorded on the payment. */
export class Refused {
  readonly error: ApiError;

  constructor(error: ApiError) {
    this.error = error;
  }
}

export function invalidRequest(
  message: string,
  { status = 400, ...detail }: { status?: number; code?: string; param?: string } = {},
): ApiError {
  return new ApiError(status, { type: 'invalid_request_error', message, ...detail });
}

export function missingParam(param: string): ApiError {
  return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
}

/** Stripe responds with 404 for the resource of the URL, and with 400 for one named by a parameter. */
export function missingResource(kind: string, id: string, param?: string): ApiError {
  return invalidRequest(`No such ${kind.replaceAll('_', ' ')}: '${id}'`, {
    status: param === undefined ? 404 : 400,
    code: 'resource_missing',
    param: param ?? 'id',
  });
}

export function cardError(code: string, message: string, detail: { decline_code?: string; param?: string } = {}) {
  return new ApiError(402, { type: 'card_error', code, message, ...detail });
}
