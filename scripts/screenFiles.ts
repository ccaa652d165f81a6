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
 * Names the file of a module that public screens share: one file for what every page begins with and what most of these screens
 * have in common, and one for what the same screens share with each other or with other pages. What no page of job seekers uses,
 * such as the card of a job offer, is not in the first. Otherwise a page would load
 * twenty files of a few hundred bytes, which compress badly and take a request each.
 */
export function sharedFile(client: string): Rolldown.CodeSplittingNameFunction {
  let names: Map<string, string> | undefined;
  return (id, context) => {
    names ??= sharedFiles(client, (module) => context.getModuleInfo(module));
    return names.get(id) ?? null;
  };
}

type InfoOf = (id: string) => Pick<Rolldown.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds'> | null;

function sharedFiles(client: string, infoOf: InfoOf): Map<string, string> {
  const main = join(client, 'main.tsx');
  const start = withImports(main, infoOf);
  const screens = publicScreens.map((screen) => {
    const module = join(client, 'screens', `${screen}.tsx`);
    return { module, folder: screen.split('/')[0], modules: withImports(module, infoOf) };
  });
  const otherEntries = laterEntries(main, infoOf).filter((entry) => !screens.some((screen) => screen.module === entry));
  const others = new Set(otherEntries.flatMap((entry) => [...withImports(entry, infoOf)]));

  const names = new Map<string, string>();
  for (const id of new Set([...start, ...screens.flatMap((screen) => [...screen.modules])])) {
    const users = screens.filter((screen) => screen.modules.has(id));
    const isCommon = users.length > screens.length / 2 && users.some(({ folder }) => folder?.startsWith('jobSeeker'));
    if (start.has(id) || isCommon) names.set(id, 'site');
    else if (users.length > 1 || others.has(id)) names.set(id, users.map((screen) => screen.folder).join('-'));
  }
  return names;
}

/** The modules that are imported dynamically anywhere in the client. */
function laterEntries(main: string, infoOf: InfoOf): string[] {
  const found = new Set([main]);
  const later = new Set<string>();
  for (const id of found) {
    const { importedIds = [], dynamicallyImportedIds = [] } = infoOf(id) ?? {};
    for (const imported of dynamicallyImportedIds) later.add(imported);
    for (const imported of [...importedIds, ...dynamicallyImportedIds]) found.add(imported);
  }
  return [...later];
}

/** A module with all that it imports, directly and indirectly. */
function withImports(start: string, infoOf: InfoOf): Set<string> {
  const found = new Set([start]);
  for (const id of found) for (const imported of infoOf(id)?.importedIds ?? []) found.add(imported);
  return found;
}
