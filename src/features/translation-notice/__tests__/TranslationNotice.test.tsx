/** @jest-environment jsdom */
import {
  TRANSLATION_NOTICE_FIELD,
  type PropTranslationNotice,
} from '@site/plugins/content/product-docs/contract';
import { STORAGE_KEYS } from '@site/src/site/storageKeys';
import { renderInSite } from '@site/src/testing/renderInSite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { textLanguagesOf, TranslationNotice } from '..';
import { hide, HIDE_SCRIPT, isHidden } from '../hiddenNotices';

const NOTICE: PropTranslationNotice = {
  text: 'This translation is old.',
  links: [
    { text: 'Help', to: '/translations/' },
    { text: 'English', href: '/material-ui/react-tabs/', samePage: true },
    { text: 'Changes', href: 'https://github.com/x/y/commits/' },
  ],
  close: 'Hide',
  languages: { text: 'en', shell: 'zh-CN' },
};
const PAGE = '/zh/material-ui/react-tabs/';

const show = (page = PAGE, notice: PropTranslationNotice | undefined = NOTICE) =>
  renderInSite(
    <main>
      <TranslationNotice page={page} frontMatter={{ [TRANSLATION_NOTICE_FIELD]: notice }} />
      <h1>Tabs</h1>
    </main>,
    { path: page },
  );

beforeEach(() => sessionStorage.clear());

test('it says what is the matter, and where to go', () => {
  show();
  expect(screen.getByRole('note')).toHaveAttribute('lang', 'zh-CN');
  expect(screen.getByRole('note')).toHaveTextContent('This translation is old. HelpEnglishChanges');
  expect(screen.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/translations/');
  expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('hreflang', 'en');
});

test('the English page opens at the same place', () => {
  show(`${PAGE}?Tabs.centered=true#icon-tabs`);
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('English')).toBe('/material-ui/react-tabs/?Tabs.centered=true#icon-tabs');
  expect(hrefOf('Changes')).toBe('https://github.com/x/y/commits/');
});

test('a page without a notice has none', () => {
  renderInSite(<TranslationNotice page={PAGE} frontMatter={{}} />);
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
  expect(textLanguagesOf({})).toBeUndefined();
});

test('it can be hidden, for its page and the session', async () => {
  const { unmount } = show();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Hide' }));
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
  expect(screen.getByRole('heading')).toHaveFocus();
  unmount();
  show();
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
  show('/zh/material-ui/react-button/');
  expect(screen.getByRole('note')).toBeVisible();
});

test.each(['{"a":1}', '<img src=x onerror=alert(1)>', `x${PAGE}`, '\n\n'])(
  'a stored %j hides nothing',
  (stored) => {
    sessionStorage.setItem(STORAGE_KEYS.hiddenNotices, stored);
    show();
    expect(screen.getByRole('note')).toBeVisible();
    hide(PAGE);
    expect(isHidden(PAGE)).toBe(true);
  },
);

test('the store does not grow without end', () => {
  for (let index = 0; index < 200; index += 1) hide(`/zh/${index}/`);
  expect(sessionStorage.getItem(STORAGE_KEYS.hiddenNotices)?.split('\n')).toHaveLength(100);
  expect(isHidden('/zh/199/')).toBe(true);
});

test('a browser without storage shows it', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  show();
  expect(screen.getByRole('note')).toBeVisible();
  jest.restoreAllMocks();
});

test('the script hides it before React is there', () => {
  hide(PAGE);
  document.body.innerHTML = `<div data-page="${PAGE}"></div><div data-page="/other/"></div>`;
  for (const notice of [...document.body.children]) {
    const script = document.createElement('script');
    script.textContent = HIDE_SCRIPT;
    notice.after(script);
  }
  expect([...document.querySelectorAll('div')].map(({ hidden }) => hidden)).toEqual([true, false]);
});
