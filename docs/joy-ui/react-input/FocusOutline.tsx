import Input from '@mui/joy/Input';

export default function FocusOutline() {
  return (
    <Input
      aria-label="Destination"
      defaultValue="Faro"
      sx={{
        '&::before': { display: 'none' },
        '&:focus-within': {
          outline: '2px solid var(--Input-focusedHighlight)',
          outlineOffset: '2px',
        },
      }}
    />
  );
}
