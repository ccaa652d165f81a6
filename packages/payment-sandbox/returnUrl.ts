import { type ApiError, invalidRequest } from './errors.ts';

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

function notUsable(param: string): ApiError {
  return invalidRequest(
    `Not a valid URL: ${param} has to be an http or https address of this application or of this machine.`,
    { code: 'url_invalid', param },
  );
}

/**
 * The addresses a browser may return to: http or https, without credentials, on an origin of the application or a loopback
 * address. Anything else would make the challenge page an open redirect.
 */
export function checkReturnUrl(address: string, origins: string[], param = 'return_url'): URL {
  if (!URL.canParse(address)) throw notUsable(param);
  const url = new URL(address);
  const web = url.protocol === 'http:' || url.protocol === 'https:';
  if (!web || url.username !== '' || url.password !== '') throw notUsable(param);
  if (!LOOPBACK.test(url.hostname) && !origins.includes(url.origin)) throw notUsable(param);
  return url;
}
