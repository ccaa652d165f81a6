/** The look of all mails: one column that all mail programs can display, with inline styles and without external resources. */

/** The page around a mail. `body` and `foot` are HTML. */
export function frame(parts: { subject: string; productName: string; body: string; foot: string }): string {
  const { subject, productName, body, foot } = parts;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#fbfaf6;color:#181e19;${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#fbfaf6">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left">
<tr><td style="padding:0 0 20px;font-size:20px;font-weight:700;letter-spacing:-0.02em;color:#14694a;${font}">${escaped(productName)}</td></tr>
<tr><td style="padding:28px 24px;border:1px solid #e6e3d9;border-radius:16px;background:#ffffff;font-size:16px;line-height:1.6;color:#181e19;${font}">
${body}
</td></tr>
<tr><td style="padding:20px 4px 0;font-size:13px;line-height:1.6;color:#4d554d;${font}">
${foot}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`;
}

const font = "font-family:Figtree,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Why the mail was sent, and the link that stops it, as HTML. */
export const unsubscribeFoot = (why: string, unsubscribe: { label: string; url: string }): string =>
  `<p style="margin:0 0 8px">${escaped(why)}</p>
<p style="margin:0"><a href="${escaped(unsubscribe.url)}" style="color:#14694a">${escaped(unsubscribe.label)}</a></p>`;

export const button = (action: string, url: string): string =>
  `<p style="margin:20px 0 0"><a href="${escaped(url)}" style="display:inline-block;padding:12px 24px;border-radius:12px;background:#14694a;color:#ffffff;font-weight:600;text-decoration:none">${escaped(action)}</a></p>`;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');
