import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourcesIn } from './source/declarations.ts';

/** Dates and times are written in one place, so that all have one form and the zone of their reader. */

/** Files that use the browser's or the server's own forms and zones, each with its reason. */
const others: Record<string, string> = {
  'server/domain/core/text/format/date.ts': 'The place of dates.',
  'server/domain/core/text/format/time.ts': 'The place of times.',
  'client/features/core/time/useTimeZone.ts': 'The zone of the reader.',
};

const ownForm = /\bIntl\.DateTimeFormat\b|\.toLocale(?:Date|Time)String\(|\.to(?:Date|Time|UTC)String\(/;

it('no other file writes dates in a form of its own', () => {
  const files = [...sourcesIn('client'), ...sourcesIn('server')].filter((file) =>
    ownForm.test(readFileSync(file, 'utf8')),
  );
  expect(files.toSorted()).toEqual(Object.keys(others).toSorted());
});
