/** @jest-environment jsdom */
import { renderInSite } from '@site/src/testing/renderInSite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ComponentCard, ComponentGallery, ComponentGroup } from '..';
import { matchesQuery } from '../cards';

const gallery = (
  <ComponentGallery>
    <ComponentGroup>
      <h2>Inputs</h2>
      <ComponentCard title="Button" to="/button/">
        <button type="button">Save</button>
      </ComponentCard>
      <ComponentCard title="Switch" to="/switch/">
        <input type="checkbox" />
      </ComponentCard>
    </ComponentGroup>
    <ComponentGroup>
      <h2>Feedback</h2>
      <ComponentCard title="Snackbar" to="/snackbar/">
        <p>Saved</p>
      </ComponentCard>
    </ComponentGroup>
  </ComponentGallery>
);

const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

test('filters by title and purpose, hides empty groups, and says how many are left', async () => {
  const user = userEvent.setup();
  renderInSite(gallery);
  expect(links()).toEqual(['Button', 'Switch', 'Snackbar']);
  expect(screen.getByRole('status')).toHaveTextContent('Components: 3');

  await user.type(screen.getByRole('searchbox', { name: 'Filter by name or purpose' }), 'toggle');
  await waitFor(() => expect(links()).toEqual(['Switch']));
  expect(screen.getByRole('heading', { name: 'Inputs' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Feedback' })).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Components: 1');
});

test('starts with the query of the URL', async () => {
  renderInSite(gallery, { path: '/?query=toast' });
  await waitFor(() => expect(links()).toEqual(['Snackbar']));
});

test.each([
  ['', true],
  ['radio', true],
  ['RADIOGROUP', true],
  ['options one', true],
  ['radio two', false],
])('the query "%s" matches: %s', (query, expected) => {
  const card = { title: 'Radio Group', to: '/radio/' };
  expect(matchesQuery(card, query)).toBe(expected);
});

test('a component of a plan has its badge, and a drawing in place of a picture', () => {
  renderInSite(<ComponentCard title="Grid Pro" to="/grid-pro/" plan="pro" drawing="grid" />);
  expect(screen.getByRole('link', { name: 'Grid Pro' })).toHaveAttribute('href', '/grid-pro/');
  expect(screen.getByText('Pro')).toBeInTheDocument();
});
