import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What the product is made of: `npm sbom --package-lock-only` writes package-lock.json as a bill of materials. */

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

it('are named by one version each', () => {
  const manifests = ['.', ...readdirSync('packages').map((name) => `packages/${name}`)].map((at) =>
    read(`${at}/package.json`),
  );
  const named = manifests.flatMap((one) => Object.entries<string>({ ...one.dependencies, ...one.devDependencies }));
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(([, version]) => !/^(?:npm:[@\w./-]+@)?\d+\.\d+\.\d+(?:-[\w.-]+)?$/.test(version))).toEqual([]);
});

type Locked = { version?: string; link?: boolean; integrity?: string; resolved?: string };

it('come from the registry, with the contents that they had when they were chosen', () => {
  const packages = Object.entries<Locked>(read('package-lock.json').packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );
  expect(packages.length).toBeGreaterThan(500);
  const isWrong = ({ version, integrity = '', resolved = '' }: Locked) =>
    version === undefined || !/^sha512-/.test(integrity) || /^(?:git|file|http:)/.test(resolved);
  expect(packages.filter(([, one]) => isWrong(one)).map(([path]) => path)).toEqual([]);
});
