/** @jest-environment jsdom */
import { renderInSite } from '@site/src/testing/renderInSite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import DemoPage from '../DemoPage';
import { fakeDemoModule, Library } from './fakeDemoModule';

const SignIn = () => (
  <main>
    <a href="/orders/">Orders</a>
  </main>
);

it('shows the demo, which search engines leave out, and its links stay', async () => {
  const left = jest.fn();
  document.addEventListener('click', (event) => {
    if (!event.defaultPrevented) left();
  });
  renderInSite(
    <DemoPage
      demo={fakeDemoModule({
        name: 'SignIn',
        load: () => Promise.resolve({ Component: SignIn, Library, css: null }),
      })}
    />,
  );
  await userEvent.click(await screen.findByRole('link', { name: 'Orders' }));
  expect(left).not.toHaveBeenCalled();
  await waitFor(() => expect(document.title).toBe('Sign in demo'));
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});
