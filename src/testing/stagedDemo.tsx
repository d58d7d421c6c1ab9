import type { StagedDemo } from '@site/plugins/content/demos/contract';

/** Takes the place of each `./X.tsx?demo&stage`. */
const demo: StagedDemo = {
  name: 'Part',
  path: 'src/Part.tsx',
  library: 'base',
  stylesheet: null,
  initial: null,
  load: () =>
    Promise.resolve({
      Component: () => <button type="button">live</button>,
      Library: ({ children }) => <>{children}</>,
      css: null,
    }),
};
export default demo;
