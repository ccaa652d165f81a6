import graphiqlAvif from './pictures/graphiql.avif';
import graphiqlWebp from './pictures/graphiql.webp';
import keysAvif from './pictures/keys.avif';
import keysWebp from './pictures/keys.webp';
import webhooksAvif from './pictures/webhooks.avif';
import webhooksWebp from './pictures/webhooks.webp';

/** Taken by `npm run screenshots -- <address> developers`. */
const size = { width: 1200, height: 750 } as const;

export const pictures = {
  keys: { avif: keysAvif, webp: keysWebp, ...size },
  graphiql: { avif: graphiqlAvif, webp: graphiqlWebp, ...size },
  webhooks: { avif: webhooksAvif, webp: webhooksWebp, ...size },
} as const;
