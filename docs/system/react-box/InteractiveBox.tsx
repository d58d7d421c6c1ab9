import { Box } from '@mui/system';

export default function InteractiveBox() {
  return (
    <Box
      component="a"
      href="/account/payment-methods"
      sx={{
        display: 'block',
        maxWidth: 320,
        p: 2,
        color: 'inherit',
        textDecoration: 'none',
        border: '1px solid color-mix(in srgb, currentColor 30%, transparent)',
        borderRadius: 2,
        '&:hover': { color: 'inherit', borderColor: 'currentColor', textDecoration: 'none' },
        '&:hover strong': { textDecoration: 'underline' },
        '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: 2 },
      }}
    >
      <strong>Payment methods</strong>
      <div>Two cards and one bank account</div>
    </Box>
  );
}
