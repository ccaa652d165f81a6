import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** What the server renders is a `servedPart` or a `latePart`: React would drop a `lazy` part when the page changes before its code is there. */

/** Beside dialogs, what the server never renders, and why. */
const unserved: Record<string, string> = {
  AsEmployersSee: "asked for by the address of a job seeker's own page",
  FilterSheet: 'in a dialog',
  FittingPeople: 'in a dialog',
  JobOfferCount: 'shown when the search is changed',
  JobSeekerCount: 'shown when the search is changed',
  Palette: 'opens on a press',
  PaymentForm: 'opens on a press',
  PictureCropper: 'opens when a picture is chosen',
  ProfilePreview: 'opens on a press',
  Plot: 'only in the browser',
  UnreadChatsLive: 'only in the browser',
};

it('`lazy` is for what the server does not render', () => {
  const files = readdirSync('client', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.startsWith('preview') && file !== 'ui/base/servedPart.tsx')
    .map((file) => join('client', file));
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(\w+) = lazy\b/g)].map(([, name = '']) => name),
  );
  expect(found.filter((name) => !/Dialogs?$|^DialogFrame$/.test(name)).sort()).toEqual(Object.keys(unserved).sort());
});
