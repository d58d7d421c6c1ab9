/** @jest-environment jsdom */

import {
  showCodeVariant,
  showDirection,
  showPackageManager,
  showPaletteMode,
} from '../documentAttributes';

function showAll() {
  showPaletteMode('dark');
  showDirection('rtl');
  showPackageManager('yarn');
  showCodeVariant('TS');
}

/** Runs `change` and returns the attributes that it wrote. */
function writtenAttributes(change: () => void): (string | null)[] {
  const observer = new MutationObserver(() => undefined);
  observer.observe(document, { attributes: true, subtree: true });
  change();
  const records = observer.takeRecords();
  observer.disconnect();
  return records.map(({ attributeName }) => attributeName);
}

describe('the attributes of the document', () => {
  beforeEach(() => {
    document.head.innerHTML =
      '<meta name="theme-color" content=""><meta name="color-scheme" content="light">';
    document.body.className = 'mode-light shell';
    document.body.removeAttribute('dir');
  });

  test('follow the choices', () => {
    showAll();
    expect([...document.body.classList].sort()).toEqual(['mode-dark', 'shell']);
    expect(document.body).toHaveAttribute('dir', 'rtl');
    expect(document.documentElement).toHaveAttribute('data-dir', 'rtl');
    expect(document.documentElement).toHaveAttribute('data-package-manager', 'yarn');
    expect(document.documentElement).toHaveAttribute('data-code-variant', 'ts');
    expect(document.querySelector('meta[name="color-scheme"]')).toHaveAttribute('content', 'dark');
  });

  test('are not written when they show the choice already', () => {
    expect(writtenAttributes(showAll)).toContain('dir');
    expect(writtenAttributes(showAll)).toEqual([]);
  });
});
