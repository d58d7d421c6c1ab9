import { Input, inputClasses } from '@mui/base/Input';
import { styled } from '@mui/system';

const Field = styled(Input)({
  inlineSize: 124,
  [`& .${inputClasses.input}`]: {
    boxSizing: 'border-box',
    inlineSize: '100%',
    margin: 0,
    padding: '9px 12px',
    border: '1px solid color-mix(in srgb, currentColor 60%, transparent)',
    borderRadius: 8,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
  },
});

export default function InputPicture() {
  return <Field defaultValue="Emma" aria-label="Title" />;
}
