import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import createEmotionServer from '@emotion/server/create-instance';
import express from 'express';
import { renderToString } from 'react-dom/server';
import { App } from './App';
import { createEmotionCache } from './createEmotionCache';

const template = readFileSync('dist/client/index.html', 'utf8');

// #region render
function renderPage() {
  const cache = createEmotionCache();
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);

  const html = renderToString(<App cache={cache} />);
  const styles = constructStyleTagsFromChunks(extractCriticalToChunks(html));

  return template.replace('<!--styles-->', () => styles).replace('<!--app-->', () => html);
}
// #endregion

// #region request
const server = express();

server.use('/assets', express.static('dist/client/assets'));

server.get('/', (request, response) => {
  response.send(renderPage());
});
// #endregion

const { values } = parseArgs({ options: { port: { type: 'string', default: '3000' } } });
server.listen(Number(values.port));
