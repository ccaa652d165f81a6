import { expect, it } from 'vitest';
import { descriptionHtml } from './descriptionHtml.ts';

it('is HTML of what was written, and of nothing that was written as HTML', () => {
  expect(descriptionHtml('We open\n**at six** & <script>x</script>\n\n- Serve [guests](https://example.com)')).toBe(
    '<p>We open<br><strong>at six</strong> &amp; &lt;script&gt;x&lt;/script&gt;</p><ul><li>Serve guests</li></ul>',
  );
});
