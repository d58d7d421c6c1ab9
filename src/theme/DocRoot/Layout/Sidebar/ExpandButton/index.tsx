/*
 * Replaces `@theme/DocRoot/Layout/Sidebar/ExpandButton` of theme-classic 3.10.2: the sidebar cannot
 * be hidden (`docs.sidebar.hideable`), and the original would still be part of every page's bundle.
 */
export default function ExpandButton() {
  return null;
}
