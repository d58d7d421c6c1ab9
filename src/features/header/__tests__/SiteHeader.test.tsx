/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { SiteDictionary } from '@site/plugins/content/translations/contract';
import { renderInSite } from '@site/src/testing/renderInSite';
import { SiteHeader } from '..';

jest.mock('@generated/translations/default/dictionary.json', () => {
  const { default: english } = jest.requireActual<{ default: SiteDictionary }>(
    '@site/src/testing/dictionary',
  );
  return {
    __esModule: true,
    default: { language: 'ar', messages: {}, fallback: english.messages },
  };
});

test('names that the language lacks are English, and say so', () => {
  jest.spyOn(console, 'warn').mockImplementation();
  renderInSite(<SiteHeader navigationToggle={null} colorModeToggle={null} />, {
    path: '/material-ui/react-button/',
  });
  const named = [...screen.getAllByRole('link'), ...screen.getAllByRole('button')];
  expect(named.length).toBeGreaterThan(3);
  for (const element of named) {
    const [own] = element.lang ? [element] : element.querySelectorAll('[lang]');
    expect(own).toHaveAttribute('lang', 'en');
  }
});
