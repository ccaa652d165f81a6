import { createServer } from 'vite';
import { startEmbeddedDatabase } from '../server/database/embedded.ts';
import { loadEnv } from '../server/start/env.ts';
import { requireFreePort } from '../server/start/requireFreePort.ts';
import { build, generateSteps } from './build.ts';
import { pagesEnvironment } from './development/pagesEnvironment.ts';
import { developmentServer } from './development/server.ts';
import { watchOperations } from './development/watchOperations.ts';

/**
 * Development: operations are compiled as they are written, the server starts anew when its source changes, and the browser
 * follows the client's source by itself. Vite answers the browser: what is not a module of the client goes on to the server, which
 * gets the client's modules from here for the pages that it renders. So Vite and the database outlive a start of the server.
 */
process.env.NODE_ENV ??= 'development';
const env = loadEnv();
await requireFreePort(env);
await build(generateSteps);
const database = env.databaseUrl === undefined ? await startEmbeddedDatabase({ dataDir: env.dataDir }) : null;
const server = await developmentServer(env.publicUrl);
const vite = await createServer({
  clearScreen: false,
  server: {
    port: env.port,
    host: env.host,
    strictPort: true,
    // Else the proxy would take it for a websocket of the product.
    hmr: { path: '/@hmr' },
    proxy: {
      // All but Vite's own addresses and the modules.
      '^/(?!@|client/|server/|packages/|node_modules/)': {
        target: server.url,
        ws: true,
        xfwd: true,
        bypass: () => server.started(),
      },
    },
  },
  environments: { ssr: { dev: { createEnvironment: pagesEnvironment(server) } } },
});
await vite.listen();
const operations = watchOperations();

const stop = async () => {
  for (const watcher of operations) watcher.close();
  await vite.close();
  await server.stop();
  await database?.stop();
  process.exit();
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
