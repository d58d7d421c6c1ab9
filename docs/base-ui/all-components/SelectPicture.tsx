import { Select } from '@mui/base/Select';
import { styled } from '@mui/system';

const Trigger = styled('button')({
  display: 'flex',
  justifyContent: 'space-between',
  inlineSize: 124,
  padding: '9px 12px',
  border: '1px solid color-mix(in srgb, currentColor 60%, transparent)',
  borderRadius: 8,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  '&::after': { content: '"▾" / ""' },
});

const Listbox = styled('ul')({ display: 'none' });

export default function SelectPicture() {
  return (
    <Select
      renderValue={() => 'Hardcover'}
      slots={{ root: Trigger, listbox: Listbox }}
      aria-label="Format"
    />
  );
}
