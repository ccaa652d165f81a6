/* Starts GraphiQL on its page. A file of its own, because no script within a page runs without a nonce. */

const files = '/api/graphiql';
const workers = new Map([
  ['json', 'json.worker.js'],
  ['graphql', 'graphql.worker.js'],
]);

self.MonacoEnvironment = {
  globalAPI: false,
  getWorkerUrl: (_id, label) => `${files}/${workers.get(label) ?? 'editor.worker.js'}`,
};

const firstQuery = `# Who asks, and the newest job offers. Ctrl+Enter or Cmd+Enter runs it.
query {
  viewer {
    kind
    firstName
  }
  jobOffers(first: 3) {
    edges {
      node {
        id
        description
        city {
          name
        }
      }
    }
  }
}
`;

self.YogaGraphiQL.renderYogaGraphiQL(document.getElementById('graphiql'), {
  endpoint: '/graphql',
  title: 'GraphiQL',
  query: new URLSearchParams(location.search).get('query') ?? firstQuery,
  credentials: 'same-origin',
  subscriptionsProtocol: 'WS',
  shouldPersistHeaders: false,
  showPersistHeadersSettings: false,
  forcedTheme: 'light',
});
