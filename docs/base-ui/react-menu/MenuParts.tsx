import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem, menuItemClasses } from '@mui/base/MenuItem';
import { styled } from '@mui/system';

export const Trigger = styled(MenuButton)({
  padding: '8px 16px',
  border: '1px solid color-mix(in srgb, currentColor 60%, transparent)',
  borderRadius: 8,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid #2e7df6', outlineOffset: 2 },
});

export const Listbox = styled('ul')({
  boxSizing: 'border-box',
  minInlineSize: 180,
  maxInlineSize: 'calc(100vw - 32px)',
  margin: '4px 0',
  padding: 4,
  border: '1px solid color-mix(in srgb, CanvasText 25%, Canvas)',
  borderRadius: 8,
  backgroundColor: 'Canvas',
  color: 'CanvasText',
  listStyle: 'none',
  // A closed menu keeps its place, and could widen a page that becomes narrower.
  '[style*="visibility: hidden"] &': { display: 'none' },
});

// `styled` does not keep the type parameter, which items with another root need.
export const Item = styled(MenuItem)({
  display: 'block',
  padding: '6px 10px',
  borderRadius: 4,
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:focus': { outline: 0, backgroundColor: 'color-mix(in srgb, CanvasText 12%, Canvas)' },
  [`&.${menuItemClasses.focusVisible}`]: { outline: '2px solid #2e7df6', outlineOffset: -2 },
  [`&.${menuItemClasses.disabled}`]: { opacity: 0.55, cursor: 'not-allowed' },
}) as typeof MenuItem;
