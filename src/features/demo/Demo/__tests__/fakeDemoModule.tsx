import type {
  DemoCode,
  DemoModule,
  DemoSource,
  LibraryProps,
} from '@site/plugins/content/demos/contract';

export const Library = ({ children }: LibraryProps) => <div data-library="">{children}</div>;

const code = (name: string, declaration: string): DemoCode => ({
  files: [
    {
      name,
      code: `const ${declaration};`,
      html: `<span class="token keyword">const</span> ${declaration};`,
    },
  ],
  preview: null,
});

export const fakeSource: DemoSource = {
  typescript: code('BasicCounter.tsx', 'a: number = 1'),
  javascript: code('BasicCounter.jsx', 'a = 1'),
  dependencies: {},
  typeDependencies: {},
};

/** Module of a demo without preview, in the styling `system` only. */
export function fakeDemoModule(changes: Partial<DemoModule> = {}): DemoModule {
  return {
    name: 'BasicCounter',
    path: 'docs/experiments/demos/BasicCounter.tsx',
    library: 'material',
    stylesheet: null,
    stylings: ['system'],
    previewLines: 0,
    initial: null,
    initialSource: null,
    load: jest.fn(() => Promise.resolve({ Component: () => null, Library, css: null })),
    loadSource: jest.fn(() => Promise.resolve(fakeSource)),
    ...changes,
  };
}
