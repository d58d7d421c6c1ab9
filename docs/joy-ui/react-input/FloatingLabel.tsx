import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function FloatingLabel() {
  return (
    <FormControl
      sx={{
        '& > label': {
          position: 'absolute',
          zIndex: 1,
          insetInlineStart: '0.75rem',
          top: '1rem',
          m: 0,
          pointerEvents: 'none',
          transition: 'top 120ms, font-size 120ms',
          '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
        },
        '&:has(input:not(:placeholder-shown), input:focus) > label': {
          top: '0.375rem',
          fontSize: 'xs',
        },
        '& input': { pt: '1.25rem' },
      }}
    >
      <FormLabel>Guest name</FormLabel>
      <Input placeholder=" " sx={{ '--Input-minHeight': '3.25rem' }} />
    </FormControl>
  );
}
