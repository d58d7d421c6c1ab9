import '@testing-library/jest-dom';
import type * as TestingLibrary from '@testing-library/dom';

// jsdom has no matchMedia; tests that care about a media query mock it themselves.
if (typeof window !== 'undefined' && !window.matchMedia) {
  window.matchMedia = (query: string) =>
    ({
      matches: false,
      media: query,
      onchange: null,
      addEventListener() {},
      removeEventListener() {},
      addListener() {},
      removeListener() {},
      dispatchEvent: () => false,
    }) satisfies MediaQueryList;
}

// Docusaurus' client entry installs this; links call it when they come into view.
if (typeof window !== 'undefined') {
  const done = () => Promise.resolve();
  Object.assign(window, { docusaurus: { prefetch: done, preload: done } });
}

// The first of a suite to load a component with `lazy` waits until Jest has compiled its modules.
if (typeof window !== 'undefined') {
  jest
    .requireActual<typeof TestingLibrary>('@testing-library/dom')
    .configure({ asyncUtilTimeout: 5000 });
}
