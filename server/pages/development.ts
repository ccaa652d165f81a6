import { ESModulesEvaluator, ModuleRunner, type ModuleRunnerTransport } from 'vite/module-runner';
import { developmentEntry } from '../../scripts/developmentEntry.ts';
import type { PageRenderer } from './renderer.ts';

/** Messages with `scripts/dev.ts`, whose Vite prepares the client's modules and tells of changes. */
const parent: ModuleRunnerTransport = {
  connect({ onMessage }) {
    process.on('message', onMessage);
  },
  send(message) {
    if (!process.send) throw new Error('In development, start the server by npm run dev.');
    process.send(message);
  },
};

/** Renders the client's pages from its source. */
export function developmentPages(): PageRenderer {
  const runner = new ModuleRunner({ transport: parent }, new ESModulesEvaluator());
  const load = () => runner.import('/client/server.tsx');
  // While the rest of the server starts. What is wrong with it, the first page says.
  load().catch(() => {});
  return {
    async findPage(url) {
      const { findPage }: Pick<PageRenderer, 'findPage'> = await load();
      return findPage(url);
    },
    async render(request) {
      const module = await load();
      const render: PageRenderer['render'] = module.render;
      return render(request);
    },
    // The source may change while the data stays the same.
    publicOperations: () => null,
    assetsOf: () => ({ entry: developmentEntry, modules: [], styles: [] }),
    styleTexts: new Map(),
  };
}
