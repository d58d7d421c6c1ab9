import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream as reactsOwn } from 'react-dom/server';
import { renderToPipeableStream } from '../wholeCharacters';

const TEXT = '直接链接到演示';

/** Pieces end within characters of most of these. */
const page = (
  <ul>
    {Array.from({ length: 400 }, (_, index) => (
      <li key={index}>{TEXT + 'x'.repeat(index % 7)}</li>
    ))}
  </ul>
);

function htmlOf(render: typeof reactsOwn) {
  return new Promise<string>((resolve, reject) => {
    const stream = render(page, {
      onError: reject,
      onAllReady: () => text(stream.pipe(new PassThrough())).then(resolve, reject),
    });
  });
}

test('no character is torn apart', async () => {
  const html = await htmlOf(renderToPipeableStream);
  expect(html).not.toContain('\0');
  expect(html.split(TEXT)).toHaveLength(401);
});

test('React needs this: without a failure here, the plugin can go', async () => {
  expect(await htmlOf(reactsOwn)).toContain('\0');
});
