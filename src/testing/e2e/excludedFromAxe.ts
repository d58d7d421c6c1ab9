/** What the libraries decide, not this site. */
export const EXCLUDED_FROM_AXE = [
  {
    selector: 'iframe',
    reason: 'A document of its own, with the landmarks and headings of the library it shows.',
  },
  {
    selector: '#RegionChoice [data-demo-stage] > *',
    reason: "The Tree View's checkboxes have no name; the tree item around them has.",
  },
] as const;
