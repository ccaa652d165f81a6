import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';

/** `package-lock.json` lists all that the product is made of: `npm sbom --package-lock-only` writes it as a bill of materials. */

const manifest = z.object({
  dependencies: z.record(z.string(), z.string()).optional(),
  devDependencies: z.record(z.string(), z.string()).optional(),
});
const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      link: z.boolean().optional(),
      integrity: z.string().optional(),
      resolved: z.string().optional(),
    }),
  ),
});
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

it('are named by one version each', () => {
  const files = ['package.json', ...readdirSync('packages').map((name) => `packages/${name}/package.json`)];
  const named = files.flatMap((file) => {
    const { dependencies = {}, devDependencies = {} } = manifest.parse(read(file));
    return Object.entries({ ...dependencies, ...devDependencies });
  });
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(([, version]) => !/^(?:npm:[@\w./-]+@)?\d+\.\d+\.\d+(?:-[\w.-]+)?$/.test(version))).toEqual([]);
});

it('come from the registry, with the contents that they had when they were chosen', () => {
  const packages = Object.entries(lock.parse(read('package-lock.json')).packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );
  expect(packages.length).toBeGreaterThan(500);
  const isWrong = ({ version, integrity = '', resolved = '' }: (typeof packages)[number][1]) =>
    version === undefined || !/^sha512-/.test(integrity) || /^(?:git|file|http:)/.test(resolved);
  expect(packages.filter(([, one]) => isWrong(one)).map(([path]) => path)).toEqual([]);
});
