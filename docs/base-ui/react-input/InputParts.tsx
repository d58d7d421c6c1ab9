import { Input, inputClasses } from '@mui/base/Input';
import { styled } from '@mui/system';

export const Label = styled('label')({ display: 'block', fontWeight: 600, marginBlockEnd: 4 });

export const Field = styled(Input)({
  display: 'flex',
  alignItems: 'center',
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: 320,
  border: '1px solid color-mix(in srgb, currentColor 60%, transparent)',
  borderRadius: 8,
  [`& .${inputClasses.input}`]: {
    flex: 1,
    inlineSize: '100%',
    boxSizing: 'border-box',
    minInlineSize: 0,
    margin: 0,
    padding: '9px 12px',
    border: 0,
    outline: 0,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    '&::placeholder': { color: 'inherit', opacity: 0.75 },
  },
  [`&.${inputClasses.focused}`]: { outline: '2px solid #2e7df6', outlineOffset: 1 },
  [`&.${inputClasses.error}`]: { borderColor: '#d13438', boxShadow: 'inset 0 0 0 1px #d13438' },
  [`&.${inputClasses.disabled}`]: { opacity: 0.55 },
});
