import type { DocumentedCall } from './calls.ts';
import type { Row } from './row.ts';
import { viewerCalls } from './rows/user.ts';

/** The documented calls, in the order of the documents. */
export const table = {
  ...viewerCalls,
} satisfies Partial<Record<DocumentedCall, Row>>;
