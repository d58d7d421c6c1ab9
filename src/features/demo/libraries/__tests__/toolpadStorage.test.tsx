/** @jest-environment jsdom */
import { renderInSite } from '@site/src/testing/renderInSite';
import { screen } from '@testing-library/react';
import { AppProvider } from '../toolpad/modules/AppProvider';

it('leaves no entry of the library in the storage', () => {
  expect(Object.keys(localStorage)).not.toContain('setItem');
});

it('loads and renders where storage is blocked', async () => {
  Object.defineProperty(window, 'localStorage', {
    get() {
      throw new DOMException('blocked', 'SecurityError');
    },
    configurable: true,
  });
  await jest.isolateModulesAsync(async () => {
    await import('../toolpad/modules/AppProvider');
  });
  renderInSite(<AppProvider>Orders</AppProvider>);
  expect(screen.getByText('Orders')).toBeInTheDocument();
});
