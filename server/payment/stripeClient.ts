import { Stripe } from 'stripe';
import { traced, traceToContinue } from '../tracing/traced.ts';
import { noteRequest } from './exchange.ts';

const { HttpClient } = Stripe;

type HttpClient = ReturnType<typeof Stripe.createNodeHttpClient>;

/** Stripe's client for an account, at Stripe or at the sandbox, with a time limit for all requests of an exchange. */
export function stripeClient(options: {
  secretKey: string;
  /** The sandbox's address; Stripe is used without it. */
  sandboxAddress?: string;
  /** In milliseconds. */
  patience: number;
  maxNetworkRetries: number;
}): Stripe {
  const { secretKey, sandboxAddress, patience, maxNetworkRetries } = options;
  const config = { maxNetworkRetries, httpClient: limitedClient(patience), telemetry: false };
  if (sandboxAddress === undefined) return new Stripe(secretKey, config);
  const { protocol, hostname: host, port } = new URL(sandboxAddress);
  return new Stripe(secretKey, { ...config, protocol: protocol === 'https:' ? 'https' : 'http', host, port });
}

/** The client's own time limit is one for each request, and for each pause between the bytes of a response. */
function limitedClient(patience: number): HttpClient {
  const client = Stripe.createNodeHttpClient();
  return {
    getClientName: () => client.getClientName(),
    makeRequest: async (host, port, path, method, headers, data, protocol) => {
      const left = noteRequest(patience, method !== 'GET');
      if (left <= 0) throw HttpClient.makeTimeoutError();
      const end = performance.now() + left;
      const send = () =>
        client.makeRequest(host, port, path, method, { ...headers, ...traceToContinue() }, data, protocol, left);
      const response = await within(left, traced(`payment ${method} ${patternOf(path)}`, {}, send, 'client'));
      const readBody = response.toJSON.bind(response);
      response.toJSON = () => within(end - performance.now(), readBody());
      return response;
    },
  };
}

/** An address without ids and query string, such as /v1/customers/:id. */
const patternOf = (path: string): string => path.replace(/\?.*/s, '').replaceAll(/\/[a-z]+_\w*[A-Z\d]\w*/g, '/:id');

function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const tooLate = () => reject(HttpClient.makeResponseBodyError(HttpClient.makeTimeoutError()));
    const timer = setTimeout(tooLate, milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
