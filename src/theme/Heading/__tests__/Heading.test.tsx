/** @jest-environment jsdom */
import { renderInSite } from '@site/src/testing/renderInSite';
import { screen, within } from '@testing-library/react';
import Heading from '..';

it.each([
  ['h2', 'Basic button', 'Basic button', 'Direct link to Basic button'],
  ['h3', <code key="sx">sx</code>, 'sx', 'Direct link to basic'],
  ['h4', 'Basic button', 'Basic button', 'Direct link to Basic button'],
] as const)('%s is named by its text, and not by its link', (as, children, name, link) => {
  renderInSite(
    <Heading as={as} id="basic">
      {children}
    </Heading>,
  );
  const heading = screen.getByRole('heading');
  expect(heading).toHaveAccessibleName(name);
  const anchor = within(heading).getByRole('link', { name: link });
  expect(anchor).toHaveAttribute('href', '#basic');
  // That of the site, since the text of a page may be English.
  expect(anchor).toHaveAttribute('lang', 'en');
});

it('has no link in the title of a page', () => {
  renderInSite(<Heading as="h1">Button</Heading>);
  expect(screen.getByRole('heading', { name: 'Button' })).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
