/** @jest-environment jsdom */
import { renderInSite } from '@site/src/testing/renderInSite';
import { screen } from '@testing-library/react';
import { Html } from '../rows/Html';

const BLOCK = '<pre><code>a={b &amp;&amp; c}</code></pre>';

test('a block of code in a text has a button to copy it', () => {
  const { container } = renderInSite(<Html html={`<p>Pass it on:</p>${BLOCK}<p>Or not.</p>`} />);
  expect(container).toHaveTextContent('Pass it on:a={b && c}');
  expect(container).toHaveTextContent(/Or not\.$/);
  expect(screen.getByRole('button', { name: 'Copy the code' })).toBeInTheDocument();
});

test('a list is not torn apart by a block in it', () => {
  renderInSite(<Html html={`<ul><li><p>One</p>${BLOCK}</li><li>Two</li></ul>`} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Onea={b && c}',
    'Two',
  ]);
});
