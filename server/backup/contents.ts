import { z } from 'zod';

/** The form of a backup. A program refuses forms that it does not know. */
export const FORMAT = 1;

/** What `contents.json` of a backup says about it. */
const Contents = z.object({
  format: z.number(),
  /** When the database was read: what was committed later is not in the backup. */
  createdAt: z.iso.datetime(),
  /** The migrations that the database had finished. */
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number(),
      file: z.string(),
    }),
  ),
  /** The last value that each sequence has given; null if none. As text: a sequence may have 64 bits. */
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), last: z.string().nullable() })),
  /** Where uploads were: in the backup's folder `media`, or in a bucket, which is not copied. */
  uploads: z.union([z.object({ files: z.number(), bytes: z.number() }), z.object({ bucket: z.string() })]),
});

export type Contents = z.output<typeof Contents>;
export type CopiedTable = Contents['tables'][number];
export type CopiedSequence = Contents['sequences'][number];

/** @throws with a line for the operator */
export function parseContents(text: string): Contents {
  const parsed = Contents.safeParse(jsonOf(text));
  if (parsed.success && parsed.data.format === FORMAT) return parsed.data;
  const format = z.object({ format: z.number() }).safeParse(jsonOf(text));
  if (format.success && format.data.format > FORMAT) {
    throw new Error('The backup has the form of a newer version. Restore it with that version.');
  }
  throw new Error('contents.json of the backup is not one that this version has written.');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
