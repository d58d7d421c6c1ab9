import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function UnderlineInput() {
  return (
    <FormControl>
      <FormLabel>Dedication</FormLabel>
      <Input
        variant="plain"
        sx={{
          '--Input-radius': '0px',
          borderBottom: '2px solid',
          borderColor: 'neutral.outlinedBorder',
          '&::before': {
            border: '1px solid var(--Input-focusedHighlight)',
            transform: 'scaleX(0)',
            insetInline: 0,
            top: 'auto',
            bottom: '-2px',
          },
          '&:focus-within::before': { transform: 'scaleX(1)' },
        }}
      />
    </FormControl>
  );
}
