import { createRequire } from 'node:module';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumOptions } from './tests/support/chromium.ts';
import { desktop } from './tests/support/viewports.ts';

// Node and Vite would each take another build of graphql, and two of them do not know each other's types.
const alias = [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }];

// On a machine that is busy with other work; as patient as a page's own waiting (tests/support/browser.ts).
const poll = { timeout: 60_000 };

// What takes longest, and what is not on the way of most people: `npm run test:all`.
const left = process.env.THOROUGH === '1' ? [] : ['tests/**/*.thorough.test.ts'];

const components = 'client/**/*.component.test.tsx';

export default defineConfig({
  test: {
    maxWorkers: 2,
    // Transformed modules are kept between runs, by their contents: most projects load the whole application.
    experimental: { fsModuleCache: true },
    reporters: process.env.CI ? ['default', './tests/support/countReporter.ts'] : ['default'],
    projects: [
      {
        resolve: { alias },
        test: {
          // Tests beside their source, without PostgreSQL.
          name: 'unit',
          isolate: false,
          include: ['{server,client,packages,prisma,scripts}/**/*.test.{ts,tsx}'],
          exclude: [components, '**/node_modules/**'],
          setupFiles: ['tests/support/propertySeed.ts'],
          testTimeout: 180_000,
          hookTimeout: 60_000,
          expect: { poll },
        },
      },
      {
        // Each icon is a module.
        optimizeDeps: { entries: ['client/main.tsx', components], exclude: ['@tabler/icons-react'] },
        test: {
          // Components beside their source, in Chromium, without a server.
          name: 'components',
          include: [components],
          isolate: false,
          browser: {
            enabled: true,
            provider: playwright({ launchOptions: await chromiumOptions(), contextOptions: { locale: 'en-GB' } }),
            instances: [{ browser: 'chromium', viewport: desktop }],
            headless: true,
            screenshotFailures: false,
          },
          // `expect.element` waits until then.
          testTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'server',
          // The files of a worker share the application's modules, which take longer to load than most files to run.
          isolate: false,
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/{browser,engines,redis,processes,endurance,outgrow,upgrade}/**', ...left],
          globalSetup: ['tests/support/databaseServer.ts'],
          setupFiles: ['tests/support/propertySeed.ts', 'tests/support/processorTime.ts'],
          testTimeout: 180_000,
          hookTimeout: 60_000,
          expect: { poll },
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'browser',
          isolate: false,
          include: ['tests/browser/**/*.test.ts'],
          exclude: left,
          globalSetup: [
            'tests/support/databaseServer.ts',
            'tests/support/demoData.ts',
            'tests/support/browserServer.ts',
          ],
          setupFiles: ['tests/support/pagesOfTest.ts'],
          // A machine that is busy with other work may be three times as slow.
          testTimeout: 360_000,
          hookTimeout: 240_000,
          expect: { poll },
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          testTimeout: 900_000,
          hookTimeout: 240_000,
          expect: { poll },
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'endurance',
          include: ['tests/endurance/**/*.test.ts'],
          globalSetup: ['tests/support/databaseServer.ts', 'tests/support/browserServer.ts'],
          testTimeout: 3_600_000,
          hookTimeout: 120_000,
          expect: { poll },
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'processes',
          isolate: false,
          include: ['tests/processes/**/*.test.ts'],
          globalSetup: ['tests/support/databaseServer.ts', 'tests/support/demoData.ts'],
          testTimeout: 180_000,
          hookTimeout: 60_000,
          expect: { poll },
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'outgrow',
          isolate: false,
          include: ['tests/outgrow/**/*.test.ts'],
          globalSetup: [
            'tests/outgrow/support/certificate.ts',
            'tests/support/databaseServer.ts',
            'tests/support/browserServer.ts',
          ],
          testTimeout: 180_000,
          hookTimeout: 60_000,
          expect: { poll },
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'upgrade',
          include: ['tests/upgrade/**/*.test.ts'],
          globalSetup: ['tests/support/databaseServer.ts'],
          testTimeout: 900_000,
          hookTimeout: 600_000,
          expect: { poll },
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'redis',
          isolate: false,
          include: ['tests/redis/**/*.test.ts'],
          globalSetup: ['tests/support/databaseServer.ts', 'tests/support/redisServer.ts'],
          testTimeout: 180_000,
          hookTimeout: 60_000,
          expect: { poll },
        },
      },
    ],
  },
});
