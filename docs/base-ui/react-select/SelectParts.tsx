import { Option, optionClasses } from '@mui/base/Option';
import { selectClasses } from '@mui/base/Select';
import { styled } from '@mui/system';

export const Label = styled('label')({ display: 'block', fontWeight: 600, marginBlockEnd: 4 });

export const Trigger = styled('button')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: 260,
  padding: '9px 12px',
  border: '1px solid color-mix(in srgb, currentColor 60%, transparent)',
  borderRadius: 8,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&::after': { content: '"▾" / ""' },
  [`&.${selectClasses.focusVisible}`]: { outline: '2px solid #2e7df6', outlineOffset: 2 },
  [`&.${selectClasses.disabled}`]: { opacity: 0.55, cursor: 'not-allowed' },
});

export const Listbox = styled('ul')({
  boxSizing: 'border-box',
  minInlineSize: 200,
  maxInlineSize: 'calc(100vw - 32px)',
  maxBlockSize: 260,
  overflow: 'auto',
  margin: '4px 0',
  padding: 4,
  border: '1px solid color-mix(in srgb, CanvasText 25%, Canvas)',
  borderRadius: 8,
  backgroundColor: 'Canvas',
  color: 'CanvasText',
  listStyle: 'none',
  // A closed list keeps its place, and could widen a page that becomes narrower.
  '[style*="visibility: hidden"] &': { display: 'none' },
});

export const Item = styled(Option)({
  padding: '6px 10px',
  borderInlineStart: '3px solid transparent',
  borderRadius: 4,
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid #2e7df6', outlineOffset: -2 },
  [`&:hover, &.${optionClasses.highlighted}`]: {
    backgroundColor: 'color-mix(in srgb, CanvasText 10%, Canvas)',
  },
  [`&.${optionClasses.selected}`]: { borderInlineStartColor: '#2e7df6', fontWeight: 600 },
  [`&.${optionClasses.disabled}`]: { opacity: 0.55, cursor: 'not-allowed' },
});
