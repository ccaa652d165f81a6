// @ts-check
import { lstatSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, exit } from 'node:process';

/**
 * Whether a file was touched since the last build: `npm start` asks before it looks at contents, which takes ten times as long.
 * Written in JavaScript, because loading TypeScript takes longer than the check.
 */

const recordFile = 'dist/untouched.json';

/**
 * The files of a build, each with its size and times. A change of the content changes the time of the inode, which no program
 * can set.
 * @param {string} root
 * @param {readonly string[]} paths files and folders below it
 * @returns {Record<string, string>}
 */
export function listFiles(root, paths) {
  /** @type {Record<string, string>} */
  const files = {};
  /** @param {string} path */
  const add = (path) => {
    const found = lstatSync(join(root, path), { bigint: true, throwIfNoEntry: false });
    if (!found) files[path] = '';
    else if (found.isDirectory()) for (const name of readdirSync(join(root, path))) add(`${path}/${name}`);
    else files[path] = `${found.size} ${found.mtimeNs} ${found.ctimeNs} ${found.ino}`;
  };
  for (const path of paths) add(path);
  return files;
}

/**
 * Remembers files whose contents are built.
 * @param {string} root
 * @param {readonly string[]} paths
 * @param {Record<string, string>} files what `listFiles` found before the contents were read
 */
export function recordUntouched(root, paths, files) {
  const record = join(root, recordFile);
  const draft = `${record}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ paths, files }));
  renameSync(draft, record);
}

/**
 * Whether the recorded files are as they were, and no other is there. False without a record, too.
 * @param {string} root
 */
export function isUntouched(root) {
  try {
    const { paths, files } = JSON.parse(readFileSync(join(root, recordFile), 'utf8'));
    const now = listFiles(root, paths);
    return (
      Object.keys(now).length === Object.keys(files).length &&
      Object.keys(now).every((path) => now[path] === files[path])
    );
  } catch {
    return false;
  }
}

if (argv[1] === import.meta.filename) exit(isUntouched(join(import.meta.dirname, '..')) ? 0 : 1);
