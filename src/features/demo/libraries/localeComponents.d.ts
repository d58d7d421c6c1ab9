/** The libraries' texts in the language of the build, as components of a theme. */
declare module '@generated/demos/default/localeComponents' {
  const components: Readonly<Record<string, { readonly defaultProps: object }>>;
  export default components;
}
