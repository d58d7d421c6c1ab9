import type * as TestingLibrary from '@testing-library/dom';

// Tests of rules run in Node, and most of the time of many would be spent on loading what they do not use.
if (typeof window !== 'undefined') {
  jest.requireActual('@testing-library/jest-dom');

  // jsdom has no matchMedia; tests that care about a media query mock it themselves.
  window.matchMedia ||= (query) =>
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

  // Docusaurus' client entry installs this; links call it when they come into view.
  const done = () => Promise.resolve();
  Object.assign(window, { docusaurus: { prefetch: done, preload: done } });

  // The first of a suite to load a component with `lazy` waits until Jest has compiled its modules.
  jest
    .requireActual<typeof TestingLibrary>('@testing-library/dom')
    .configure({ asyncUtilTimeout: 5000 });
}
