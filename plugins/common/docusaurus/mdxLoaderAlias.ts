/** Alias that puts a loader of our own in the place of the MDX loader, which Docusaurus refers to by path. */
export const mdxLoaderAlias = (loader: string): Readonly<Record<string, string>> => ({
  [require.resolve('@docusaurus/mdx-loader')]: loader,
});
