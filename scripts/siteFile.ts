import { join } from 'node:path';
import type { Rolldown } from 'vite';

/** The screens that most visitors begin with, by their modules' places in client/screens. */
export const publicScreens = [
  'home/HomeScreen',
  'jobSeekers/JobSeekersScreen',
  'jobSeeker/JobSeekerScreen',
  'jobOffers/JobOffersScreen',
  'jobOffer/JobOfferScreen',
];

/**
 * Names the one file for what every page begins with and what most public screens have in common. In files of their own
 * these would be twenty of a few hundred bytes each, which compress badly and take a request each.
 */
export function siteFile(client: string): Rolldown.CodeSplittingNameFunction {
  let modules: Set<string> | undefined;
  return (id, context) => {
    modules ??= sharedModules(client, (module) => context.getModuleInfo(module)?.importedIds ?? []);
    return modules.has(id) ? 'site' : null;
  };
}

type ImportsOf = (id: string) => readonly string[];

function sharedModules(client: string, importsOf: ImportsOf): Set<string> {
  const screens = publicScreens.map((screen) => withImports(join(client, 'screens', `${screen}.tsx`), importsOf));
  const shared = withImports(join(client, 'main.tsx'), importsOf);
  for (const id of screens.flatMap((screen) => [...screen])) {
    if (screens.filter((screen) => screen.has(id)).length > screens.length / 2) shared.add(id);
  }
  return shared;
}

/** A module with all that it imports, directly and indirectly. */
function withImports(start: string, importsOf: ImportsOf): Set<string> {
  const found = new Set([start]);
  for (const id of found) for (const imported of importsOf(id)) found.add(imported);
  return found;
}
