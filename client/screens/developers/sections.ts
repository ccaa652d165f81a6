import type { Section } from './section.ts';
import { authentication, feed, idempotency, versionsOfRecords } from './sections/authentication.ts';
import { errors } from './sections/errors.ts';
import { downloads, sandbox, sockets, versions, webhooks } from './sections/live.ts';
import { limits, paging } from './sections/paging.ts';
import { firstCall, start } from './sections/start.ts';

/** All sections, in their order on the page. */
export const sections: readonly Section[] = [
  start,
  firstCall,
  authentication,
  errors,
  paging,
  limits,
  idempotency,
  versionsOfRecords,
  sockets,
  webhooks,
  feed,
  sandbox,
  versions,
  downloads,
];
