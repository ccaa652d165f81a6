import { z } from 'zod';
import type { Ctx } from '../domain/core/context.ts';
import { id } from './parameters.ts';
import type { Authorize } from './row.ts';

/** Authorization of requests that may be invalid in any way: each rule reads only what it needs for its decision. */

const path = z.object({ path: z.object({ id }) });

/** A rule about the record in the path. A path without a valid id is reported by validation instead. */
export const withId =
  (rule: (record: { id: number }, ctx: Ctx) => unknown): Authorize =>
  async (request, ctx) => {
    const read = path.safeParse(request);
    if (read.success) await rule(read.data.path, ctx);
  };

/** The first text under one of these names in a part of a request; null without one. */
export function textIn(part: unknown, ...names: string[]): string | null {
  const { data = {} } = z.record(z.string(), z.unknown()).safeParse(part);
  for (const name of names) {
    const value = data[name];
    if (typeof value === 'string' && value !== '') return value;
  }
  return null;
}
