import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * The place in the source for each place in a compiled file: error traces are read by people. Node's `--enable-source-maps`
 * would read and keep the maps of all files at every start, which takes longer and a tenth of the server's memory.
 */

const compiledPlace = /(?:file:\/\/)?(\/[^\s"'()]*\/dist\/node\/[\w.-]+\.js):(\d+):(\d+)/g;

/** Reading a map takes longer than a request, and an error is seldom alone. */
const known = new Map<string, string>();
const mostKnown = 10_000;

/** A text, such as a line of the log, whose places in compiled files are those in the source. */
export function withSourcePlaces(text: string): string {
  if (!text.includes('/dist/node/')) return text;
  // Not kept, because a map takes more memory than the whole program.
  const maps = new Map<string, SourceMap | null>();
  return text.replaceAll(compiledPlace, (place: string, file: string, line: string, column: string) => {
    const found = known.get(place) ?? sourcePlace(maps, file, Number(line), Number(column)) ?? place;
    if (known.size < mostKnown) known.set(place, found);
    return found;
  });
}

function sourcePlace(
  maps: Map<string, SourceMap | null>,
  file: string,
  line: number,
  column: number,
): string | undefined {
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
