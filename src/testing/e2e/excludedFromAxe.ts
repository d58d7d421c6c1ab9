/** What the libraries decide, not this site. */
export const EXCLUDED_FROM_AXE = [
  {
    selector: 'iframe',
    reason:
      'A document of its own, with landmarks and headings of its own; its contrast is checked.',
  },
  {
    selector: '#RegionChoice [data-demo-stage] > *',
    reason: "The Tree View's checkboxes have no name; the tree item around them has.",
  },
  {
    selector: '#WholeRegions [data-demo-stage] > *',
    reason: "The Tree View's checkboxes have no name; the tree item around them has.",
  },
] as const;
