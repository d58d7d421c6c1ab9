import { Tab, tabClasses } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { TabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';

export const List = styled(TabsList)({
  display: 'flex',
  gap: 4,
  overflowX: 'auto',
  padding: 4,
  borderBlockEnd: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
});

export const Choice = styled(Tab)({
  padding: '8px 12px',
  border: 0,
  borderRadius: 8,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 8%, transparent)' },
  '&:focus-visible': { outline: '2px solid #2e7df6', outlineOffset: 0 },
  [`&.${tabClasses.selected}`]: { color: '#fff', backgroundColor: '#0b57d0' },
  [`&.${tabClasses.disabled}`]: { opacity: 0.55, cursor: 'not-allowed' },
});

export const Panel = styled(TabPanel)({ padding: '16px 4px 0' });
