import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { LRUCache } from 'lru-cache';

/**
 * The place in the source for each place in a compiled file: error traces are read by people. Node's `--enable-source-maps`
 * would read and keep the maps of all files at every start, which takes longer and a tenth of the server's memory.
 */

/** What can be a place: a text without spaces, quotes and brackets. */
const candidates = /[^\s"'()\\]+/g;

/** Reading a map takes longer than a request, and an error is seldom alone. */
const known = new LRUCache<string, string>({ max: 10_000 });

/** A text, such as a line of the log, whose places in compiled files are those in the source. */
export function withSourcePlaces(text: string): string {
  if (!text.includes('/dist/node/')) return text;
  // Not kept, because a map takes more memory than the whole program.
  const maps = new Map<string, SourceMap | null>();
  return text.replaceAll(candidates, (place) => {
    const compiled = known.get(place) ? null : compiledPlace(place);
    const found = known.get(place) ?? (compiled && sourcePlace(maps, compiled)) ?? place;
    if (compiled) known.set(place, found);
    return found;
  });
}

type Place = { file: string; line: number; column: number };

/** Null for anything else. Without a pattern for the whole of it, which would take long for hostile texts. */
function compiledPlace(text: string): Place | null {
  const [column = '', line = '', ...path] = text.split(':').reverse();
  const file = path
    .reverse()
    .join(':')
    .replace(/^file:\/\//, '');
  const isPlace = /^\d+$/.test(column) && /^\d+$/.test(line) && file.startsWith('/') && file.endsWith('.js');
  return isPlace && file.includes('/dist/node/') ? { file, line: Number(line), column: Number(column) } : null;
}

function sourcePlace(maps: Map<string, SourceMap | null>, { file, line, column }: Place): string | undefined {
  const map = maps.get(file) ?? readMap(file);
  maps.set(file, map);
  const entry = map?.findEntry(line - 1, column - 1);
  if (!entry || !('originalSource' in entry)) return undefined;
  const source = fileURLToPath(new URL(entry.originalSource, pathToFileURL(file)));
  return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
}

function readMap(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  } catch {
    return null;
  }
}
