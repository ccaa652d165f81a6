import { calls as accounts } from '../domain/accounts/rest.ts';
import { calls as billing } from '../domain/billing/rest.ts';
import { calls as chat } from '../domain/chat/rest.ts';
import { calls as core } from '../domain/core/rest.ts';
import { calls as discovery } from '../domain/discovery/rest.ts';
import { calls as files } from '../domain/files/rest.ts';
import { calls as hiring } from '../domain/hiring/rest.ts';
import { calls as offers } from '../domain/offers/rest.ts';
import { calls as office } from '../domain/office/rest.ts';
import { calls as people } from '../domain/people/rest.ts';
import type { Row } from './row.ts';

/** The documented calls by method and path, in the groups of the domain. `{…}` is a parameter. */
export const table = {
  ...core,
  ...accounts,
  ...files,
  ...chat,
  ...people,
  ...offers,
  ...hiring,
  ...billing,
  ...discovery,
  ...office,
} satisfies Record<string, Row>;

/** A documented call, such as `GET /api/jobs/{id}`. */
export type DocumentedCall = keyof typeof table;
