/** @jest-environment jsdom */
import { renderInSite } from '@site/src/testing/renderInSite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageFacts } from '..';

test('shows facts in a list: texts, links, the explained size, the plan', async () => {
  renderInSite(
    <PageFacts
      facts={[
        { text: 'Pro plan', plan: 'pro' },
        { text: '@mui/material 6.1.0' },
        { text: '12.3 kB gzip, alone', hint: 'Without React.' },
        { text: 'Source', to: 'https://git.example/Button' },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getByText('Pro')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Source' })).toHaveAttribute(
    'href',
    'https://git.example/Button',
  );
  const size = screen.getByRole('button', { name: '12.3 kB gzip, alone' });
  expect(size).toHaveAccessibleDescription('Without React.');

  await userEvent.tab();
  expect(size).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(size).not.toHaveFocus();
});
