import { renderToStaticMarkup } from 'react-dom/server';
import ProductionError from '../ProductionError';

const render = (search: string) =>
  renderToStaticMarkup(
    <ProductionError
      search={search}
      issuesUrl="https://repository.example/issues"
      load={() => Promise.reject(new Error('The server loads nothing.'))}
    />,
  );

test('the server, which knows no query, renders what the browser renders first', () => {
  expect(render('')).toContain('Loading error codes');
  expect(render('?code=9&args[]=red')).toBe(render(''));
});
