import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { type Fault, faults, placesOf, planted, readSources } from './faults.ts';

// Plants one fault after the other into a copy of a commit, and says which test finds it.
const { values: given } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    set: { type: 'string', default: 'npm-test' },
    thoroughly: { type: 'boolean', default: false },
    at: { type: 'string', default: 'HEAD' },
    in: { type: 'string' },
  },
});

const own = fileURLToPath(new URL('../..', import.meta.url));
const copy = given.in ?? mkdtempSync(join(tmpdir(), 'faults-'));
const env = { ...process.env, THOROUGH: given.set === 'all' ? '1' : '' };

function makeCopy(): void {
  const archive = execFileSync('git', ['archive', given.at], { cwd: own, maxBuffer: 1 << 30 });
  mkdirSync(copy, { recursive: true });
  execFileSync('tar', ['-x'], { cwd: copy, input: archive });
  linkModules('');
  execFileSync('npx', ['prisma', 'generate'], { cwd: copy, stdio: 'ignore' });
  mkdirSync(join(copy, 'var'), { recursive: true });
  // Most tests of the server start the application, which needs the built client.
  execFileSync('npm', ['run', 'build'], { cwd: copy, stdio: 'ignore' });
}

/** Links every package, so that the workspace's own are those of the copy. */
function linkModules(scope: string): void {
  const [from, to] = [join(own, 'node_modules', scope), join(copy, 'node_modules', scope)];
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === '.vite' || name === '.vitest') continue;
    const isOwn = lstatSync(join(from, name)).isSymbolicLink();
    if (name.startsWith('@')) linkModules(name);
    else symlinkSync(isOwn ? join(copy, 'packages', name) : join(from, name), join(to, name));
  }
}

/** The first file of which a test fails, null if none does. */
function failing(projects: readonly string[], words: readonly string[]): string | null {
  const report = join(copy, 'var', 'faults.json');
  rmSync(report, { force: true });
  const { stdout, stderr } = spawnSync(
    'npx',
    ['vitest', 'run', '--bail=1', '--reporter=json', `--outputFile=${report}`]
      .concat(projects.map((project) => `--project=${project}`))
      .concat(words, '--passWithNoTests'),
    { cwd: copy, env, encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  if (!existsSync(report)) throw new Error(`The tests did not run. ${stdout.slice(-1_000)} ${stderr.slice(-1_000)}`);
  const { testResults } = reported.parse(JSON.parse(readFileSync(report, 'utf8')));
  const found = testResults.find(({ status }) => status === 'failed');
  return found ? relative(copy, found.name) : null;
}

const reported = z.object({ testResults: z.array(z.object({ name: z.string(), status: z.string() })) });

/** What `npm test` runs without a page. */
const quick = ['unit', 'components', 'server'];

const build = (): boolean =>
  spawnSync('sh', ['-c', 'node scripts/changedFiles.mjs || npm run build'], { cwd: copy, env }).status === 0;

const isBrowser = (path: string): boolean => /^(?:tests\/)?browser\b/.test(path);
const needsBuild = (path: string): boolean => isBrowser(path) || /^(?:tests\/)?pages\b/.test(path);

/** The tests that need no new build come first. */
function finder({ tests }: Fault): string | null {
  const others = tests.filter((word) => !needsBuild(word));
  const ofPages = tests.filter((word) => needsBuild(word) && !isBrowser(word));
  const inBrowser = tests.filter(isBrowser);
  const found = others.length > 0 ? failing(quick, others) : null;
  if (found || (!given.thoroughly && others.length === tests.length)) return found;
  if (!build()) return 'the build';
  return (
    (ofPages.length > 0 ? failing(['server'], ofPages) : null) ??
    (inBrowser.length > 0 ? failing(['browser'], inBrowser) : null) ??
    (given.thoroughly ? (failing(quick, []) ?? failing(['browser'], [])) : null)
  );
}

const known = new Map<string, boolean>();

/** Whether a file passes without a fault: what fails anyway finds nothing. */
function passes(file: string): boolean {
  const before = known.get(file);
  if (before !== undefined) return before;
  const now = (!needsBuild(file) || build()) && failing(isBrowser(file) ? ['browser'] : quick, [file]) === null;
  known.set(file, now);
  return now;
}

if (!existsSync(join(copy, 'package.json'))) makeCopy();
const sources = readSources(copy);
for (const fault of faults.filter(({ name }) => given.only?.includes(name) ?? true)) {
  const [place, ...further] = placesOf(fault, sources);
  if (!place || further.length > 0) throw new Error(`'${fault.name}' does not have one place.`);
  const begun = Date.now();
  let found: string | null;
  try {
    writeFileSync(place.path, planted(fault, place));
    found = finder(fault);
  } finally {
    writeFileSync(place.path, place.text);
  }
  const seconds = Math.round((Date.now() - begun) / 1_000);
  const isReal = found === null || found === 'the build' || passes(found);
  const answer = found === null ? 'survived' : isReal ? `found by ${found}` : `${found} fails without it too`;
  process.stdout.write(`${fault.kind} | ${fault.name} | ${answer} | ${seconds} s\n`);
}
if (given.in === undefined) rmSync(copy, { recursive: true });
