export default {
  props: { maxItems: 3, separator: '/' },
  imports: [
    "import Link from '@mui/material/Link';",
    "import Typography from '@mui/material/Typography';",
  ],
  template: `
    <Breadcrumbs aria-label="Path to folio 88" {...props}>
      <Link color="inherit" underline="hover" href="/maps">Maps</Link>
      <Link color="inherit" underline="hover" href="/maps/asia">Asia</Link>
      <Link color="inherit" underline="hover" href="/maps/asia/japan">Japan</Link>
      <Typography aria-current="page" sx={{ color: 'text.primary' }}>Folio 88</Typography>
    </Breadcrumbs>
  `,
} satisfies PlaygroundFile;
