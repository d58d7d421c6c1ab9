/** A page whose cost is measured. */
export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
}

/** One page of each kind; both sites must have all of them. */
export const MEASURED_PAGES: readonly MeasuredPage[] = [
  { name: 'home', path: '/' },
  { name: 'text page', path: '/material-ui/getting-started/installation/' },
  { name: 'component page', path: '/material-ui/react-button/' },
  { name: 'data grid page', path: '/x/react-data-grid/' },
];
