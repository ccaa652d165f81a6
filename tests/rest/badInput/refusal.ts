import { z } from 'zod';
import type { Received } from './wire.ts';

/** The body of every refusal (docs/product/rest-calls.md, 'Refusals'), without further keys. */
const form = z.strictObject({
  code: z.int(),
  message: z.string().min(1).max(300),
  children: z.record(z.string(), z.strictObject({ errors: z.array(z.string().min(1).max(300)).min(1) })).optional(),
});

/** Messages of libraries, which are meaningless to the sender of a request. */
const gibberish = [
  /Invalid input|Invalid option|Too (?:big|small):|expected .* received|Unrecognized key/i,
  /Variable "|got invalid value|cannot represent|non-nullable|GraphQL/i,
  /Unexpected token|in JSON at|prototype/i,
  /FST_|ERR_|HPE_|ZodError|Prisma|[Mm]ultipart: |reach \w+ limit|busboy/i,
  /\.[jt]s:\d|node_modules|\bat \w+ \(|undefined|\[object|Cannot read|is not a function/,
  // The fallback message, which does not say what is wrong.
  /^The request is not valid\.$/,
];

export type Refusal = z.output<typeof form>;

/**
 * The refusal in a response.
 * @throws a sentence that describes the problem.
 */
export function refusalIn({ status, type, text }: Received): Refusal {
  if (!/^application\/json(?:; charset=utf-8)?$/.test(type))
    throw new Error(`the type of a refusal is ${type || 'not said'}`);
  const { success, data } = form.safeParse(jsonOf(text));
  if (!success) throw new Error('a refusal is not in the documented form');
  if (data.code !== status) throw new Error(`the code ${data.code} is not the status`);
  if (data.children && status !== 400) throw new Error('field errors belong to 400');
  const texts = [data.message, ...Object.values(data.children ?? {}).flatMap(({ errors }) => errors)];
  const odd = texts.find((said) => gibberish.some((pattern) => pattern.test(said)));
  if (odd !== undefined) throw new Error(`a message for programmers: "${odd}"`);
  return data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
