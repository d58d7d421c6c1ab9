export default {
  props: { maxWidth: 'sm' },
  examples: { maxWidth: ['xs', 'sm', 'md', 'lg', 'xl', false] },
  imports: ["import Typography from '@mui/material/Typography';"],
  template: `
    <Container {...props} sx={{ py: 3, bgcolor: 'action.selected' }}>
      <Typography>The Mill Lane Courier, every Friday</Typography>
    </Container>
  `,
  iframe: true,
  height: 120,
} satisfies PlaygroundFile;
