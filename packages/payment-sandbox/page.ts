import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { minorDigits } from './currency.ts';

/** The layout of the sandbox's pages. */

const STYLE = `
:root { color-scheme: light dark; --ink: #1d2521; --quiet: #55605a; --ground: #f6f5f1; --sheet: #fff; --line: #dedcd4;
  --act: #1c6b45; --on-act: #fff; --wrong: #a3261b; }
@media (prefers-color-scheme: dark) { :root { --ink: #eceae4; --quiet: #a9b0ab; --ground: #161a18; --sheet: #1f2522;
  --line: #39413d; --act: #7fd3a7; --on-act: #0f1a14; --wrong: #f2a198; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px; background: var(--ground);
  color: var(--ink); font: 16px/1.6 system-ui, sans-serif; }
main { width: 100%; max-width: 420px; padding: 32px; background: var(--sheet); border: 1px solid var(--line);
  border-radius: 12px; }
h1 { margin: 0 0 8px; font-size: 24px; line-height: 1.25; letter-spacing: -0.01em; }
p { margin: 0 0 16px; color: var(--quiet); }
.mark { font-size: 14px; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 8px 16px; margin: 0 0 24px; padding: 16px 0;
  border-block: 1px solid var(--line); font-variant-numeric: tabular-nums; }
dt { color: var(--quiet); }
dd { margin: 0; text-align: right; font-weight: 600; }
form { display: grid; gap: 12px; }
button { min-height: 48px; padding: 8px 16px; border: 1px solid var(--line); border-radius: 8px;
  background: transparent; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
label { display: grid; gap: 4px; font-weight: 600; font-size: 14px; }
input { width: 100%; min-height: 48px; padding: 8px 12px; border: 1px solid var(--line); border-radius: 8px;
  background: transparent; color: inherit; font: inherit; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
.complaint { padding: 12px; border: 1px solid currentcolor; border-radius: 8px; color: var(--wrong); }
.hint { margin: 16px 0 0; }
.back { margin: 8px 0 0; }
a { color: var(--act); }
button.act { background: var(--act); border-color: var(--act); color: var(--on-act); }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (mark) => MARKS[mark] ?? mark);
}

export function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="mark">Test bank: no money moves</p>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;
}

export const BRANDS: Record<string, string> = { amex: 'American Express', mastercard: 'Mastercard', visa: 'Visa' };

/** Formats an amount in minor units for display. */
export function priceText(amount: number, code: string): string {
  const currency = code.toUpperCase();
  const digits = minorDigits(currency);
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, minimumFractionDigits: digits });
  return format.format(amount / 10 ** digits);
}

/** Allows only the page's own style, and forms that end here or redirect to the return address. */
export function send(reply: FastifyReply, status: number, html: string, returnUrl: string | null = null): FastifyReply {
  const targets = ["'self'", ...(returnUrl ? [new URL(returnUrl).origin] : [])].join(' ');
  return (
    reply
      .code(status)
      .header('content-type', 'text/html; charset=utf-8')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action ${targets}; base-uri 'none'; ` +
          "frame-ancestors 'none'",
      )
      .header('x-frame-options', 'DENY')
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'no-store')
      // With no-referrer, browsers would treat the page's own form as cross-site.
      .header('referrer-policy', 'same-origin')
      .send(html)
  );
}
