import { Box } from '@mui/system';

export default function InteractiveBox() {
  return (
    <Box
      component="a"
      href="/account/payment-methods"
      sx={{
        '--link': 'light-dark(#0b57d0, #a8c7fa)',
        display: 'block',
        maxWidth: 320,
        p: 2,
        color: 'inherit',
        textDecoration: 'none',
        border: '1px solid #8a94a3',
        borderRadius: 2,
        '& strong': { color: 'var(--link)' },
        '&:hover': { color: 'inherit', borderColor: 'var(--link)', textDecoration: 'none' },
        '&:hover strong': { textDecoration: 'underline' },
        '&:focus-visible': { outline: '2px solid var(--link)', outlineOffset: 2 },
      }}
    >
      <strong>Payment methods</strong>
      <div>Two cards and one bank account</div>
    </Box>
  );
}
