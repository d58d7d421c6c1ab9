import Input from '@mui/joy/Input';

export default function InputVariables() {
  return (
    <Input
      aria-label="Name of the trip"
      defaultValue="Along the coast"
      sx={{
        '--Input-radius': '2rem',
        '--Input-minHeight': '3rem',
        '--Input-paddingInline': '1.25rem',
        '--Input-focusedThickness': '3px',
      }}
    />
  );
}
